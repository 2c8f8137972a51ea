// The conformance suite imports `globSync` of node:fs, which Node has from 22 on. On the oldest Node that this project
// supports the whole program would fail to load for the sake of one command (`tier-check`) that is not used here. So the
// name is taken out of that import, and a function in its place says what is missing.
import { register } from 'node:module';

const hook = `
  const IMPORT = /import\\s*\\{([^}]*)\\bglobSync as ([\\w$]+),?([^}]*)\\}\\s*from\\s*["'](?:node:)?fs["']/;
  export async function load(url, context, next) {
    const loaded = await next(url, context);
    if (!url.includes('/@modelcontextprotocol/conformance/dist/') || !loaded.source) return loaded;
    const source = String(loaded.source).replace(IMPORT, (_, before, name, after) =>
      'import{' + before + after + '}from"node:fs";const ' + name + '=()=>{throw new Error("node:fs has no globSync")}');
    return { ...loaded, source };
  }`;

const [major] = process.versions.node.split('.').map(Number);
if (major < 22) register(`data:text/javascript,${encodeURIComponent(hook)}`);
