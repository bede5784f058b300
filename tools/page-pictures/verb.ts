import { defineVerb } from '../../apps/cli/src/command-line/verb.js';
import { textOr } from '../../apps/cli/src/command-line/words.js';

export const pagePictures = defineVerb({
  name: 'page-pictures',
  summary: 'makes a sheet of each of twelve pages: the page in every language, side by side',
  details:
    'Creates demo events on a running server and looks at them as a stranger, a player and the organizer; then at a practice game.',
  options: {
    server: textOr('http://localhost:3000', 'URL', 'the running server'),
    folder: textOr('docs/screens/languages', 'FOLDER', 'where the sheets go'),
    languages: textOr('en,es,fr,de,it', 'LANGUAGES', 'of the pages'),
    only: textOr('', 'PAGES', 'names of pages, with commas between them; empty: all'),
  },
  failure: 'there is no browser or no server',
  run: async ({ options }) => {
    const { takePagePictures } = await import('./run.js');
    const list = (text: string): readonly string[] =>
      text.split(',').flatMap((each) => (each.trim() === '' ? [] : [each.trim()]));
    await takePagePictures({
      server: options.server,
      folder: options.folder,
      languages: list(options.languages),
      only: list(options.only),
    });
    return { isFine: true };
  },
});
