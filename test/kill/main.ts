// npm run kill-test: a whole event, then a draft, on two apis and several workers while processes are killed, PostgreSQL is restarted and Redis wiped.
import { parseArgs } from 'node:util';
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
import { draftUnderFire } from './draft-under-fire.js';
import { eventUnderFire } from './event-under-fire.js';

const { values } = parseArgs({
  options: {
    only: { type: 'string', default: 'event,draft' },
    players: { type: 'string', default: '48' },
    pods: { type: 'string', default: '4' },
    seed: { type: 'string', default: '1' },
  },
});
const [players, pods] = [Number(values.players), Number(values.pods)];
const campaigns = values.only.split(',');
const within = (value: number, least: number, most: number): boolean =>
  Number.isInteger(value) && value >= least && value <= most;
if (
  !within(players, 20, 1024) ||
  !within(pods, 1, 16) ||
  campaigns.some((each) => each !== 'event' && each !== 'draft')
) {
  console.error(
    'Usage: npm run kill-test -- [--only event|draft] [--players 20..1024] [--pods 1..16] [--seed TEXT]',
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
