// Benchmarks measure the compiled libraries: `conclave bench` builds them and starts this program
// from the sources.
import { runProgram } from '../../apps/cli/src/command-line/run.js';
import { benches } from './benches.js';

await runProgram([{ title: 'Benchmarks', verbs: benches }]);
