import { defineVerb } from '../../apps/cli/src/command-line/verb.js';
import { flag, otherArguments, text } from '../../apps/cli/src/command-line/words.js';

export const cardText = defineVerb({
  name: 'card-text',
  summary:
    'what our cards say beside what is printed, where the words differ and nobody has read it',
  arguments: { ids: otherArguments('cards that a person has read, for --accept') },
  options: {
    set: text('SET', 'one set alone'),
    all: flag('show the reviewed differences too'),
    accept: text('REASON', 'record why what was read means the same'),
  },
  failure: 'a text is to be read',
  result: 'a row for each set',
  examples: ['card-text --set SOR', 'card-text --accept steps SOR_010 SOR_011'],
  run: async ({ arguments: { ids }, options, say }) => {
    const { checkCardText } = await import('./run.js');
    return checkCardText({ ...options, ids }, say);
  },
});
