import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';

/** A configuration with no servers yet. */
const EMPTY = '{\n  "mcpServers": {}\n}\n';

export interface ConfigFile {
  /** Its whole path. */
  readonly path: string;
  /** Whether the app itself has chosen it, rather than the person who started it. */
  readonly isOwn: boolean;
}

/**
 * Which file names the servers: the one in the arguments (`--config FILE`, `--config=FILE`), else that of
 * `ELICIT_KIT_DESKTOP_CONFIG`, else `mcp.json` in the folder where the app keeps what is its.
 * @param args of the process; those that are not known are Electron's
 */
export function chooseConfigFile(
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
  ownFolder: string,
): ConfigFile {
  const named = readArgument(args) ?? env['ELICIT_KIT_DESKTOP_CONFIG'] ?? '';
  return named === ''
    ? { path: join(ownFolder, 'mcp.json'), isOwn: true }
    : { path: resolve(named), isOwn: false };
}

/** Writes a file without servers where there is none, for the person to add to. Rejects when it cannot. */
export async function writeEmptyConfig(path: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  try {
    await writeFile(path, EMPTY, { flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
}

function readArgument(args: readonly string[]): string | undefined {
  const index = args.indexOf('--config');
  if (index >= 0) return args[index + 1];
  return args.find((argument) => argument.startsWith('--config='))?.slice('--config='.length);
}
