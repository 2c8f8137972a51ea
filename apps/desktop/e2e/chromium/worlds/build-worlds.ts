import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

export interface Worlds {
  /** Source texts for the page's world and, the preload script at its end, for the isolated one. */
  readonly page: string;
  readonly preload: string;
}

/** @param preloadFile the built preload script, CommonJS */
export async function buildWorlds(preloadFile: string, inSubFrames: boolean): Promise<Worlds> {
  const [page, shim, script] = await Promise.all([
    bundle('page-world.ts', inSubFrames),
    bundle('preload-world.ts', inSubFrames),
    readFile(preloadFile, 'utf8'),
  ]);
  // As Electron runs it: a function body with `require`, `module` and `exports`.
  const preload = `${shim}
if (globalThis.standInRequire) ((require, module) => {
  ((exports) => {${script}
  })(module.exports);
})(globalThis.standInRequire, { exports: {} });`;
  return { page, preload };
}

async function bundle(file: string, inSubFrames: boolean): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL(file, import.meta.url))],
    bundle: true,
    write: false,
    format: 'iife',
    target: 'es2022',
    define: { IN_SUB_FRAMES: String(inSubFrames) },
  });
  return outputFiles[0]?.text ?? '';
}
