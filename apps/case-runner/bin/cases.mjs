#!/usr/bin/env node
// Builds what has changed since the last run (the page with the dialog, and this command), then plays the cases.
import { build } from './build.mjs';

try {
  const { page, command } = await build();
  const { main } = await import(command);
  process.exitCode = await main(process.argv.slice(2), page);
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 2;
}
