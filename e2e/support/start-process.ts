import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

export interface StartedProcess {
  /** What the pattern's first group matched: the address, as a rule. */
  readonly address: string;
  /** Ends it for good: no goodbye to anybody. Safe to call twice. */
  kill(): Promise<void>;
}

export interface StartOptions {
  readonly env?: Readonly<Record<string, string>>;
  /** A line that says it is up. Its first group, if any, becomes `address`. */
  readonly ready: RegExp;
}

const START_TIMEOUT = 20_000;

/** Starts a Node program and waits for its line. Rejects with what it printed when it ends before, or stays silent. */
export async function startProcess(args: readonly string[], options: StartOptions): Promise<StartedProcess> {
  const child = spawn(process.execPath, args, {
    env: { ...process.env, ...options.env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  try {
    const address = await waitForLine(child, options.ready);
    return {
      address,
      async kill() {
        if (child.exitCode !== null || child.signalCode !== null) return;
        child.kill('SIGKILL');
        await once(child, 'exit');
      },
    };
  } catch (error) {
    child.kill('SIGKILL');
    throw error;
  }
}

function waitForLine(child: ChildProcess, ready: RegExp): Promise<string> {
  let output = '';
  return new Promise((resolve, reject) => {
    const fail = (reason: string) => reject(new Error(`${child.spawnargs.join(' ')}: ${reason}\n${output}`));
    const timer = setTimeout(() => fail(`silent for ${START_TIMEOUT} ms`), START_TIMEOUT);
    child.once('exit', (code) => fail(`ended with ${code}`));
    child.once('error', (error) => fail(error.message));
    for (const stream of [child.stdout, child.stderr]) {
      if (stream === null) continue;
      createInterface({ input: stream }).on('line', (line) => {
        if (output.length < 10_000) output += `${line}\n`;
        const match = ready.exec(line);
        if (match === null) return;
        clearTimeout(timer);
        resolve(match[1] ?? '');
      });
    }
  });
}
