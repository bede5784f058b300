import { readFileSync } from 'node:fs';
import { defineVerb } from '../command-line/verb.js';
import { argument, texts, UsageError } from '../command-line/words.js';

export const fault = defineVerb({
  name: 'fault',
  summary: 'plays a reported game again up to the decision at which a fault was reported',
  details:
    'Prints the position, the question that waits there and the last lines of the log, where the file holds the whole game. The engine is the one of this checkout.',
  arguments: { file: argument('a report of a fault, or a saved replay') },
  options: { bundle: texts('FILE', 'a bundle of cards that the game was dealt with') },
  failure: 'this engine refuses a move on the way',
  run: async ({ arguments: { file }, options: { bundle }, say }) => {
    const { stockBundleFiles } = await import('../known-bundles.js');
    stockBundleFiles(bundle);
    const { openFault } = await import('../fault.js');
    const code = openFault(readFileSync(file, 'utf8'), say);
    if (code === 2) throw new UsageError(`${file} is no report of a fault, and no saved replay`);
    return { isFine: code === 0 };
  },
});
