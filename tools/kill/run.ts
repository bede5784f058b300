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
import type { Outcome, Say } from '../../apps/cli/src/command-line/verb.js';
import { appendsUnderFire } from './appends-under-fire.js';
import { draftUnderFire } from './draft-under-fire.js';
import { eventUnderFire } from './event-under-fire.js';

interface Wish {
  readonly only: readonly string[];
  readonly players: number;
  readonly pods: number;
  readonly writers: number;
  readonly appends: number;
  readonly seed: string;
}

/** Prints the result of a campaign. */
const report = async <V extends { readonly faults: readonly string[] }>(
  size: object,
  campaign: () => Promise<V>,
  say: Say,
): Promise<object & { readonly faults: number }> => {
  const began = performance.now();
  const verdict = await campaign();
  for (const fault of verdict.faults) say(`FAULT ${fault}`);
  const seconds = Math.round((performance.now() - began) / 1000);
  const figures = { ...size, ...verdict, faults: verdict.faults.length, seconds };
  say(JSON.stringify(figures));
  return figures;
};

// Different delays, because the critical line of the worker is unknown.
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

export const killProcesses = async (wish: Wish, say: Say): Promise<Outcome> => {
  const { only, players, pods, writers, appends, seed } = wish;
  const campaigns = {
    event: () =>
      report(
        { players, rounds: assaults.length },
        () => eventUnderFire({ players, seed, assaults, say }),
        say,
      ),
    draft: () =>
      report(
        { pods, strikes: strikes.length },
        () => draftUnderFire({ pods, seed, strikes, say }),
        say,
      ),
    appends: () =>
      report({ writers, appends }, () => appendsUnderFire({ writers, appends, seed, say }), say),
  };
  await build();
  const results = [];
  for (const [name, campaign] of Object.entries(campaigns))
    if (only.includes(name)) results.push(await campaign());
  return { isFine: results.every(({ faults }) => faults === 0), result: results };
};
