// All verbs, run from the sources: apps/cli/bin/conclave.mjs starts this in a checkout.
import { runProgram } from '../apps/cli/src/command-line/run.js';
import { topics } from './index.js';

await runProgram(topics);
