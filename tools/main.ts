// Every verb, from the sources: apps/cli/bin/conclave.mjs starts this in a checkout.
import { runCommandLine } from '../apps/cli/src/command-line/run.js';
import { topics } from './index.js';

process.exitCode = await runCommandLine(topics, process.argv.slice(2), {
  print: (line) => console.log(line),
  complain: (line) => console.error(line),
});
