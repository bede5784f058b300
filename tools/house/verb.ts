import { defineVerb } from '../../apps/cli/src/command-line/verb.js';
import { flag, textOr } from '../../apps/cli/src/command-line/words.js';

export const house = defineVerb({
  name: 'house',
  summary: 'the figures by which we judge the shape of the code; the last line is JSON',
  details:
    'Lines without tests, generated files, card tables and texts of languages; how large files and functions are; the longest path of folders, and arrows between folders that run up; pairs of places that share more than 12 lines of code, imports and comments not counted; how many files the decider of a tournament loads; top functions named by a lone participle; commit titles.',
  options: {
    folder: textOr('.', 'FOLDER', 'a checkout to measure'),
    lists: flag('list the pairs, the folders and the names too'),
  },
  failure: 'the folder is no checkout',
  result: 'the figures',
  examples: ['house --lists'],
  run: async ({ options, say }) => {
    const { measureHouse } = await import('./run.js');
    return measureHouse(options, say);
  },
});
