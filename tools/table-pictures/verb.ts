import { defineVerb } from '../../apps/cli/src/command-line/verb.js';
import { textOr } from '../../apps/cli/src/command-line/words.js';

export const tablePictures = defineVerb({
  name: 'table-pictures',
  summary: 'makes the sheet of a table in docs/screens: rounds 1, 4 and 7, and the end',
  details:
    'Plays practice games on a running server, with any of the answers that their page offers, until one reaches round 7, and takes the board in each size, colour and language.',
  options: {
    server: textOr('http://localhost:3000', 'URL', 'the running server'),
    to: textOr('docs/screens/table.webp', 'FILE', 'the sheet with all of them'),
    folder: textOr('', 'FOLDER', 'where each picture goes, too; empty: nowhere'),
    sizes: textOr('desk,phone', 'SIZES', 'of desk, phone and small'),
    tones: textOr('dark', 'TONES', 'of dark and light'),
    languages: textOr('en,es', 'LANGUAGES', 'of the pages'),
    seed: textOr('7', 'NUMBER', 'another number, another game'),
  },
  failure: 'there is no browser or no server, or the game ended before round 7',
  run: async ({ options }) => {
    const { takeTablePictures } = await import('./run.js');
    const list = (text: string): readonly string[] => text.split(',').map((each) => each.trim());
    const rounds = await takeTablePictures({
      server: options.server,
      to: options.to,
      folder: options.folder,
      sizes: list(options.sizes),
      tones: list(options.tones),
      languages: list(options.languages),
      seed: Number(options.seed),
    });
    return { isFine: rounds >= 7 };
  },
});
