import { defineVerb } from '../../apps/cli/src/command-line/verb.js';
import { textOr } from '../../apps/cli/src/command-line/words.js';

export const homePictures = defineVerb({
  name: 'home-pictures',
  summary: 'makes the pictures of an event that the home page shows, in both colours',
  details:
    'Creates a demo event on a running server and takes its desk and its pairings on a phone in the first round. The boards are those that PICTURES=1 has the end-to-end story of a whole match leave in test/output/screens.',
  options: { server: textOr('http://localhost:3000', 'URL', 'the running server') },
  failure: 'there is no browser or no server',
  run: async ({ options: { server } }) => {
    const { takeHomePictures } = await import('./run.js');
    await takeHomePictures(server);
    return { isFine: true };
  },
});
