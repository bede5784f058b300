import { defineVerb } from '../../apps/cli/src/command-line/verb.js';
import { numberOr, textOr, UsageError } from '../../apps/cli/src/command-line/words.js';

const CAMPAIGNS = ['event', 'draft', 'appends'];

const readCampaigns = (text: string): readonly string[] => {
  const names = text.split(',');
  if (names.every((name) => CAMPAIGNS.includes(name))) return names;
  throw new UsageError(`--only takes some of ${CAMPAIGNS.join(',')}`);
};

export const killTest = defineVerb({
  name: 'kill-test',
  summary: 'an event, a draft and 64 writers whose processes are killed while they run',
  details:
    'A whole event, then a draft, on two apis and several workers while processes are killed, PostgreSQL is restarted and Redis wiped; then 64 writers with 10,000 appends each beside three workers, of which one is stopped for a while. A JSON line for each.',
  options: {
    only: textOr(CAMPAIGNS.join(','), 'NAMES', 'some of them'),
    players: numberOr(48, 'players of the event', { from: 20, to: 1024 }),
    pods: numberOr(4, 'pods of the draft', { from: 1, to: 16 }),
    writers: numberOr(64, 'writers of appends', { from: 1, to: 256 }),
    appends: numberOr(10_000, 'appends of each writer', { from: 4, to: 100_000 }),
    seed: textOr('1', 'TEXT', 'what the event and the draft follow from'),
  },
  failure: 'something was lost, doubled or changed',
  result: 'the figures of each campaign',
  run: async ({ options: { only, ...options }, say }) => {
    const campaigns = readCampaigns(only);
    const { killProcesses } = await import('./run.js');
    return killProcesses({ ...options, only: campaigns }, say);
  },
});
