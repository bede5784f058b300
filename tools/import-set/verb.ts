import { defineVerb } from '../../apps/cli/src/command-line/verb.js';
import { flag, otherArguments, UsageError } from '../../apps/cli/src/command-line/words.js';

export const importSet = defineVerb({
  name: 'import-set',
  summary: 'turns a file of card facts into a table of facts, and lists the cards that need a row',
  details:
    'The file is one JSON array of cards; `libs/cards/src/facts/<set>.gen.ts` is written ([a new set](adding-a-set.md)). Cards of one name and equal facts are noted as printings of one card; a card that lacks a fact carries its name, so that it can be in a deck and is not played. Only facts are taken. Printed sentences are read for that and left behind.',
  arguments: { files: otherArguments('files of card facts') },
  options: { reprints: flag('the files map a later printing to the earliest one') },
  failure: 'a file cannot be read, or holds cards of another set',
  run: async ({ arguments: { files }, options: { reprints }, say }) => {
    if (files.length === 0) throw new UsageError('which file?');
    const { importSets } = await import('./run.js');
    return importSets(files, reprints, say);
  },
});
