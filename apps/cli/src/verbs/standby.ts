import { defineVerb } from '../command-line/verb.js';
import { argument, numberOr, text } from '../command-line/words.js';

const takeOver = defineVerb({
  name: 'take-over',
  summary: 'the standby of this data folder becomes the leader',
  details:
    'Said in another terminal than that of the standby. A leader that still answers is stopped first and gives its last word; one that does not is taken as lost.',
  failure: 'nothing follows on this data folder',
  examples: ['standby take-over'],
  run: async ({ say, complain }) => {
    const { loadStandby } = await import('../starter-programs.js');
    const isSaid = (await loadStandby()).takeOver();
    if (isSaid) say('said: the terminal of the standby tells how it goes on');
    else
      complain('nothing follows on this data folder: start `conclave standby ADDRESS` there first');
    return { isFine: isSaid };
  },
});

export const standby = defineVerb({
  name: 'standby',
  summary: 'this machine follows another one, and goes on when it is told to',
  details:
    'The other machine runs `npm start -- --standby`, which prints address and key. Everything comes along: database, secrets, sessions. While the standby is in step, nobody is told that something was entered before it lies on both machines. To take over, type `take over`, or call `conclave standby take-over` ([how](operations.md#a-second-machine)).',
  arguments: { address: argument('host and port that the leader printed') },
  options: {
    key: text('KEY', 'what the leader printed; needed the first time'),
    port: numberOr(3000, 'where people will reach this machine once it leads', { from: 1 }),
  },
  failure: 'it cannot follow, or the data folder holds a database of its own',
  examples: ['standby 192.168.1.20:3020 --key ABCD-...'],
  below: [takeOver],
  run: async ({ arguments: { address }, options: { key, port }, complain }) => {
    const { loadStandby } = await import('../starter-programs.js');
    const { runStandby } = await loadStandby();
    try {
      await runStandby({ address, key, port });
      return { isFine: true };
    } catch (error) {
      complain(error instanceof Error ? error.message : String(error));
      return { isFine: false };
    }
  },
});
