// npm run kill-test: a whole event, then a draft, on two apis and several workers while processes are killed, PostgreSQL is restarted and Redis
// wiped; then 64 writers with 10,000 appends each beside three workers, of which one is stopped for a while.
import { build } from '../../infra/run/build.mjs';
import {
  apiKilledWhileReporting,
  calm,
  draftStrikes,
  everythingAtOnce,
  everythingDuringDraft,
  postgresCrashed,
  postgresRestarted,
  redisWiped,
  workersKilledWhilePairing,
  workerSuspended,
} from './assaults.js';
import { readCommandLine } from '../../apps/cli/src/command-line.js';
import { appendsUnderFire } from './appends-under-fire.js';
import { draftUnderFire } from './draft-under-fire.js';
import { eventUnderFire } from './event-under-fire.js';

const USAGE =
  'npm run kill-test -- [--only event,draft,appends] [--players 48] [--pods 4] [--writers 64] [--appends 10000] [--seed 1]';
const { values } = readCommandLine(USAGE, {
  options: {
    only: { type: 'string', default: 'event,draft,appends' },
    players: { type: 'string', default: '48' },
    pods: { type: 'string', default: '4' },
    writers: { type: 'string', default: '64' },
    appends: { type: 'string', default: '10000' },
    seed: { type: 'string', default: '1' },
  },
});
const [players, pods, writers, appends] = [
  values.players,
  values.pods,
  values.writers,
  values.appends,
].map(Number) as [number, number, number, number];
const campaigns = values.only.split(',');
const within = (value: number, least: number, most: number): boolean =>
  Number.isInteger(value) && value >= least && value <= most;
if (
  !within(players, 20, 1024) ||
  !within(pods, 1, 16) ||
  !within(writers, 1, 256) ||
  !within(appends, 4, 100_000) ||
  campaigns.some((each) => !['event', 'draft', 'appends'].includes(each))
) {
  console.error(
    'Usage: npm run kill-test -- [--only event|draft|appends] [--players 20..1024] [--pods 1..16] [--writers 1..256] [--appends 4..100000] [--seed TEXT]',
  );
  process.exit(1);
}

const say = (line: string): void => console.log(line);

/** Prints what a campaign left behind; the process fails when anything is wrong with it. */
const report = async <V extends { readonly faults: readonly string[] }>(
  size: object,
  campaign: () => Promise<V>,
): Promise<void> => {
  const began = performance.now();
  const verdict = await campaign();
  for (const fault of verdict.faults) console.error(`FAULT ${fault}`);
  say(
    JSON.stringify({
      ...size,
      ...verdict,
      faults: verdict.faults.length,
      seconds: Math.round((performance.now() - began) / 1000),
    }),
  );
  if (verdict.faults.length > 0) process.exitCode = 1;
};

// The moments differ, because nobody knows which line of the worker is the bad one.
const moments = [0, 5, 15, 40, 100].map(workersKilledWhilePairing);
const assaults = [
  calm,
  ...moments,
  apiKilledWhileReporting(0),
  apiKilledWhileReporting(1),
  workerSuspended(0, 20_000),
  postgresRestarted,
  postgresCrashed,
  redisWiped,
  everythingAtOnce,
];
const strikes = [...draftStrikes, everythingDuringDraft, ...draftStrikes];

await build();
if (campaigns.includes('event'))
  await report({ players, rounds: assaults.length }, () =>
    eventUnderFire({ players, seed: values.seed, assaults, say }),
  );
if (campaigns.includes('draft'))
  await report({ pods, strikes: strikes.length }, () =>
    draftUnderFire({ pods, seed: values.seed, strikes, say }),
  );
if (campaigns.includes('appends'))
  await report({ writers, appends }, () =>
    appendsUnderFire({ writers, appends, seed: values.seed, say }),
  );
