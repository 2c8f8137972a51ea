import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { launchChromium, PICTURE_FLAGS } from '../../../scripts/lib/launch-chromium.ts';
import { servePage } from './browser/serve-page.ts';
import { caseLines, jsonReport, summaryLines } from './report.ts';
import { listCases, runFiles } from './run/run-folder.ts';

const USAGE = `pnpm cases DIR [--json FILE] [--only c24,c30] [--jobs N] [--headed]

Plays every case file (*.json) of a folder through the real dialog in Chromium.
A line for each failed check; the last line, "N passed, N failed", counts cases.

  --json FILE   writes every check of every case, with durations
  --only LIST   cases whose file name begins with one of these
  --jobs N      cases at a time (default 4)
  --headed      with a window to watch; needs a display
`;

interface Arguments {
  readonly folder: string;
  readonly json: string | undefined;
  readonly only: readonly string[];
  readonly jobs: number;
  readonly isHeaded: boolean;
}

/**
 * The command.
 * @param page folder of the built page.
 * @returns the exit code: 1 when a case failed, 2 when nothing could be played.
 */
export async function main(args: readonly string[], page: string): Promise<number> {
  const read = readArguments(args);
  if (typeof read === 'string') return complain(read);
  const { folder, only } = read;
  let files: readonly string[];
  try {
    files = await listCases(folder);
  } catch (error) {
    return complain(`The folder cannot be read: ${error instanceof Error ? error.message : ''}`);
  }
  if (files.length === 0) return complain(`There is no case file (*.json) in ${folder}.`);
  const chosen =
    only.length === 0 ? files : files.filter((file) => only.some((name) => isCalled(file, name)));
  if (chosen.length === 0) return complain(`No case file in ${folder} is called ${only.join(' or ')}.`);

  const started = performance.now();
  const server = await servePage(page);
  try {
    const browser = await launchChromium(PICTURE_FLAGS, read.isHeaded);
    try {
      const tell = (lines: readonly string[]): void => lines.forEach((line) => console.log(line));
      const reports = await runFiles(browser, server.origin, folder, chosen, read.jobs, (report) =>
        tell(caseLines(report)),
      );
      if (read.json !== undefined)
        await writeFile(read.json, jsonReport(reports, Math.round(performance.now() - started)));
      tell(summaryLines(reports));
      return reports.every(({ ok }) => ok) ? 0 : 1;
    } finally {
      await browser.close();
    }
  } catch (error) {
    return complain(error instanceof Error ? error.message : String(error));
  } finally {
    await server.close();
  }
}

function readArguments(args: readonly string[]): Arguments | string {
  try {
    const { values, positionals } = parseArgs({
      args: [...args].filter((arg) => arg !== '--'),
      allowPositionals: true,
      options: {
        json: { type: 'string' },
        only: { type: 'string' },
        jobs: { type: 'string', default: '4' },
        headed: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    });
    const [folder] = positionals;
    const jobs = Number(values.jobs);
    if (values.help || folder === undefined || positionals.length > 1) return USAGE;
    if (!Number.isInteger(jobs) || jobs < 1) return `--jobs takes a whole number from 1.\n\n${USAGE}`;
    // pnpm runs scripts from the root of the project; paths are meant from where the person stands.
    const isScript = process.env['npm_lifecycle_event'] === 'cases';
    const from = (isScript ? process.env['INIT_CWD'] : undefined) ?? process.cwd();
    return {
      folder: resolve(from, folder),
      json: values.json === undefined ? undefined : resolve(from, values.json),
      only:
        values.only
          ?.split(',')
          .map((name) => name.trim())
          .filter((name) => name !== '') ?? [],
      jobs,
      isHeaded: values.headed,
    };
  } catch (error) {
    return `${error instanceof Error ? error.message : ''}\n\n${USAGE}`;
  }
}

/** `c2` is `c2.json` and `c2-….json`, not `c24-….json`. */
function isCalled(file: string, name: string): boolean {
  const id = file.replace(/\.json$/, '');
  return id === name || id.startsWith(`${name}-`);
}

function complain(text: string): 2 {
  console.error(text.trimEnd());
  return 2;
}
