import { readFile } from 'node:fs/promises';
import { readConfig, type ConfigResult } from './read-config.ts';

/** Reads the configuration in a file. Never rejects: what is wrong with the file is a problem too. */
export async function loadConfig(file: string): Promise<ConfigResult> {
  try {
    return readConfig(await readFile(file, 'utf8'));
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    return {
      ok: false,
      problems: [code === 'ENOENT' ? { code: 'missing' } : { code: 'unreadable', detail: message }],
    };
  }
}
