// Benchmarks measure the compiled libraries: `conclave bench` builds them and starts this beside their sources.
import { runCommandLine } from '../../apps/cli/src/command-line/run.js';
import { benches } from './benches.js';

process.exitCode = await runCommandLine(
  [{ title: 'Benchmarks', verbs: benches }],
  process.argv.slice(2),
  { print: (line) => console.log(line), complain: (line) => console.error(line) },
);
