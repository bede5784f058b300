import { defineVerb } from '../../apps/cli/src/command-line/verb.js';
import { textOr } from '../../apps/cli/src/command-line/words.js';

export const tablePictures = defineVerb({
  name: 'table-pictures',
  summary: 'makes the pictures of a table in docs/screens: rounds 1, 4 and 7, and the end',
  details:
    'Plays a practice game on a running server, with any of the answers that its page offers, and takes the board in each size, colour and language.',
  options: {
    server: textOr('http://localhost:3000', 'URL', 'the running server'),
    folder: textOr('docs/screens', 'FOLDER', 'where the pictures go'),
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
      folder: options.folder,
      sizes: list(options.sizes),
      tones: list(options.tones),
      languages: list(options.languages),
      seed: Number(options.seed),
    });
    return { isFine: rounds >= 7 };
  },
});
