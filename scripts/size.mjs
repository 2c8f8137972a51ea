// Bytes per entry against the budgets. What is loaded on demand is listed apart and has no budget here.
import { gzipSync } from 'node:zlib';
import { join } from 'node:path';
import { build } from 'esbuild';
import { root } from './lib/process.mjs';

const KB = 1000;

/** A row bundles `code` as a user's production build would, without react and react-dom. */
const rows = [
  {
    name: 'drop-in dialog (JS)',
    budget: 45,
    code: `export { ElicitationDialog } from '@elicit-kit/react';`,
  },
  { name: 'stylesheet (CSS)', budget: 6, file: 'packages/react/src/styles/elicitation.css' },
  { name: '@elicit-kit/core', budget: 17, code: `export * from '@elicit-kit/core';` },
  {
    name: 'headless hooks',
    budget: 25,
    code: `export { useElicitationQueue, useElicitationForm, useField } from '@elicit-kit/react';`,
  },
  { name: '@elicit-kit/mcp/client-v2', budget: 25, code: `export * from '@elicit-kit/mcp/client-v2';` },
  // The libraries are not left out of these: were one pulled in, its budget would not hold.
  { name: '@elicit-kit/mcp/json-rpc', budget: 25, code: `export * from '@elicit-kit/mcp/json-rpc';` },
  { name: '@elicit-kit/mcp/ai-sdk', budget: 25, code: `export * from '@elicit-kit/mcp/ai-sdk';` },
  { name: '@elicit-kit/mcp/sdk-v1', budget: 25, code: `export * from '@elicit-kit/mcp/sdk-v1';` },
  { name: '@elicit-kit/mcp/ext-tasks', budget: 12, code: `export * from '@elicit-kit/mcp/ext-tasks';` },
  { name: '@elicit-kit/mcp/tasks', budget: 12, code: `export * from '@elicit-kit/mcp/tasks';` },
  // Main has the readers and the gate of the core in it; the preload script is loaded before each page.
  {
    name: '@elicit-kit/electron/main',
    budget: 32,
    from: 'packages/electron',
    code: `export * from '@elicit-kit/electron/main';`,
  },
  {
    name: '@elicit-kit/electron/preload',
    budget: 1.5,
    from: 'packages/electron',
    code: `import '@elicit-kit/electron/preload';`,
  },
  {
    name: '@elicit-kit/electron/renderer',
    budget: 8,
    from: 'packages/electron',
    code: `export * from '@elicit-kit/electron/renderer';`,
  },
];

let failed = 0;
const print = (name, min, gzip, budget) =>
  console.log(`${name.padEnd(30)} ${min.padStart(9)} ${gzip.padStart(9)} ${budget.padStart(9)}`);

print('entry', 'min kB', 'gzip kB', 'budget');
for (const row of rows) {
  try {
    const { entry, onDemand } = await measure(row);
    const isOver = entry.gzip > row.budget * KB;
    if (isOver) failed += 1;
    print(row.name, kb(entry.min), kb(entry.gzip), `${row.budget}${isOver ? ' OVER' : ''}`);
    for (const chunk of onDemand) print(`  on demand: ${chunk.name}`, kb(chunk.min), kb(chunk.gzip), '-');
  } catch (error) {
    failed += 1;
    print(row.name, '-', '-', 'FAILED');
    console.log(error instanceof Error ? error.message : String(error));
  }
}
console.log(`${rows.length - failed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);

async function measure({ code, file, from = 'apps/web-host' }) {
  const result = await build({
    ...(file
      ? { entryPoints: [join(root, file)] }
      : { stdin: { contents: code, resolveDir: join(root, from), sourcefile: 'entry.ts' } }),
    // The web host depends on all three packages, so their names resolve from its folder; electron from its own.
    absWorkingDir: root,
    bundle: true,
    minify: true,
    write: false,
    metafile: true,
    splitting: !file,
    format: 'esm',
    target: 'es2022',
    outdir: join(root, 'reports/size'),
    external: ['react', 'react-dom', 'react/jsx-runtime', '@modelcontextprotocol/client', 'electron'],
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'silent',
  });
  // Chunks reached by static imports belong to the entry; the others are loaded on demand.
  const outputs = Object.entries(result.metafile.outputs);
  const entryName = outputs.find(
    ([, output]) => output.entryPoint !== undefined && /entry\.ts$|\.css$/.test(output.entryPoint),
  )?.[0];
  const reach = (kinds) => {
    const found = new Set([entryName]);
    for (const name of found) {
      for (const { path, kind } of result.metafile.outputs[name]?.imports ?? []) {
        if (kinds.includes(kind)) found.add(path);
      }
    }
    return found;
  };
  const initial = reach(['import-statement']);
  const reachable = reach(['import-statement', 'dynamic-import']);
  const sizes = new Map(
    result.outputFiles.map((output) => [
      output.path.slice(root.length + 1),
      { min: output.contents.length, gzip: gzipSync(output.contents, { level: 9 }).length },
    ]),
  );
  const entry = { min: 0, gzip: 0 };
  const onDemand = [];
  for (const [name, size] of sizes) {
    if (initial.has(name)) {
      entry.min += size.min;
      entry.gzip += size.gzip;
    } else {
      const source = result.metafile.outputs[name]?.entryPoint;
      if (reachable.has(name)) onDemand.push({ name: (source ?? name).split('/').slice(-1)[0], ...size });
    }
  }
  return { entry, onDemand };
}

function kb(bytes) {
  return (bytes / KB).toFixed(1);
}
