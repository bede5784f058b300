import { defineVerb } from '../../apps/cli/src/command-line/verb.js';
import { textOr } from '../../apps/cli/src/command-line/words.js';

export const homePictures = defineVerb({
  name: 'home-pictures',
  summary: 'makes the pictures of an event that the home page shows, in both colours',
  details:
    'Creates a demo event on a running server and takes its desk and its pairings on a phone in the first round. The board is a picture of the end-to-end test of a whole match.',
  options: { server: textOr('http://localhost:3000', 'URL', 'the running server') },
  failure: 'there is no browser or no server',
  run: async ({ options: { server } }) => {
    const { takeHomePictures } = await import('./run.js');
    await takeHomePictures(server);
    return { isFine: true };
  },
});
