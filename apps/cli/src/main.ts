import { runProgram } from './command-line/run.js';
import { topics } from './verbs/index.js';

await runProgram(topics);
