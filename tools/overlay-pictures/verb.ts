import { defineVerb } from '../../apps/cli/src/command-line/verb.js';
import { textOr } from '../../apps/cli/src/command-line/words.js';

export const overlayPictures = defineVerb({
  name: 'overlay-pictures',
  summary: 'makes the picture of the overlays for streams: every board, and a game that moves',
  details:
    'Creates an event of 16 on a running server, plays it to its cut with a game on screen at table 1, and takes each board as a browser in OBS has it, laid over a coloured ground. Boards stay open while results and moves come in: one that does not follow fails.',
  options: {
    server: textOr('http://localhost:3000', 'URL', 'the running server'),
    to: textOr('docs/screens/overlays.webp', 'FILE', 'the sheet with all of them'),
    each: textOr('', 'FOLDER', 'where each one goes in its own size, as PNG; empty: nowhere'),
    language: textOr('en', 'LANGUAGE', 'of the boards'),
  },
  failure: 'there is no browser or no server, or a board stood still',
  run: async ({ options }) => {
    const { takeOverlayPictures } = await import('./run.js');
    await takeOverlayPictures(options);
    return { isFine: true };
  },
});
