import { runCommandLine } from './command-line/run.js';
import { topics } from './verbs/index.js';

process.exitCode = await runCommandLine(topics, process.argv.slice(2), {
  print: (line) => console.log(line),
  complain: (line) => console.error(line),
});
