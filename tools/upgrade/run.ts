import { existsSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { auditDatabase } from '../../apps/cli/src/audit.js';
import type { Outcome, Say } from '../../apps/cli/src/command-line/verb.js';
import { projectRoot } from '../../apps/cli/src/project-root.js';
import { build } from '../../infra/run/build.mjs';
import { migrate } from '../../infra/run/migrate.mjs';
import { type AppKind, Fleet } from '../../test/support/fleet.js';
import { PaperEvent } from '../../test/support/paper-event.js';
import { Balancer } from './balancer.js';
import { openPage } from './open-page.js';

export interface UpgradePlan {
  /**
   * A built checkout of the previous version; if it is this version, the servers are only
   * restarted.
   */
  readonly from: string;
  readonly players: number;
  readonly seed: string;
  /** The time over which results of a round come in. */
  readonly roundMs?: number;
}

/** The time over which results of a round come in: longer than the replacement of every process. */
const ROUND_MS = 90_000;
const MEMBERS = { api: 2, worker: 2 };
/**
 * Until every proxy knows that a member accepts no new requests: like the five seconds of a pod's
 * preStop, but shorter.
 */
const DRAIN_MS = 1_000;

/**
 * One after the other: the new process is ready before the old one is asked to end. Workers first.
 */
const replaceAll = async (fleet: Fleet, balancer: Balancer, root: string): Promise<void> => {
  for (const kind of ['worker', 'api'] as const satisfies readonly AppKind[])
    for (const former of fleet.of(kind)) {
      const next = await fleet.join(kind, root);
      if (kind === 'api') {
        balancer.add(next.url);
        balancer.remove(former.url);
        await pause(DRAIN_MS);
      }
      await fleet.retire(former);
    }
};

const audit = async (fleet: Fleet, say: Say): Promise<boolean> => {
  const lines: string[] = [];
  const isProved = await auditDatabase(fleet.databaseUrl, (line) => lines.push(line));
  say(lines.at(-1) ?? '');
  return isProved;
};

const differences = async (event: PaperEvent): Promise<readonly string[]> => {
  const shown = await event.publicPoints();
  return [...event.rememberedPoints()]
    .filter(([player, points]) => shown.get(player) !== points)
    .map(([player, points]) => `${player} has ${shown.get(player)} points instead of ${points}`);
};

/**
 * A round is reported while every process is replaced by the present version, and another while all
 * are replaced by the previous version again.
 */
export const upgradeUnderFire = async (
  { from, players, seed, roundMs = ROUND_MS }: UpgradePlan,
  say: Say,
): Promise<Outcome> => {
  await build();
  const former = path.resolve(from);
  if (!existsSync(path.join(former, 'dist/apps/api/src/main.js')))
    throw new Error(`${former} is no built checkout: \`npm run setup && npm run build\` there`);
  const balancer = await Balancer.open();
  const fleet = await Fleet.launch({
    ...MEMBERS,
    root: former,
    env: { PUBLIC_URL: balancer.url, API_URL: balancer.url, TRUST_PROXY: '1' },
  });
  let page: Awaited<ReturnType<typeof openPage>> = null;
  try {
    for (const { url } of fleet.of('api')) balancer.add(url);
    const event = await PaperEvent.start({ urls: [balancer.url], players, rounds: 3, seed });
    await event.report(await event.pair());
    page = await openPage(`${balancer.url}/e/${event.id}/standings`);
    for (const [words, root] of [
      ['upgrade', projectRoot],
      ['rollback', former],
    ] as const) {
      const pairings = await event.pair();
      const replace = async (): Promise<void> => {
        const [before, began] = [balancer.commands, performance.now()];
        if (words === 'upgrade') {
          const applied = await migrate(fleet.databaseUrl);
          say(`migrations applied: ${applied.join(', ') || 'none'}`);
        }
        await replaceAll(fleet, balancer, root);
        const seconds = ((performance.now() - began) / 1_000).toFixed(1);
        say(
          `${words}: every api and worker replaced within ${seconds} s, ${balancer.commands - before} commands meanwhile, ${balancer.refused.length} refused`,
        );
      };
      await event.report(pairings, replace, roundMs / pairings.tables.length);
    }
    await event.finish();
    const faults = [...balancer.refused, ...(await differences(event))];
    const best = Math.max(...event.rememberedPoints().values());
    await page?.untilShown([`${best}`]);
    const reloads = page?.reloads() ?? 0;
    if (!(await audit(fleet, say))) faults.push('the audit found faults');
    event.close();
    for (const fault of faults.slice(0, 20)) say(`FAULT ${fault}`);
    const looked = page === null ? 'no browser to look with' : `${reloads} reloads`;
    say(`${balancer.commands} commands, ${balancer.refused.length} refused; ${looked}`);
    return {
      isFine: faults.length === 0 && reloads === 0,
      result: { commands: balancer.commands, refused: balancer.refused.length, reloads },
    };
  } finally {
    await page?.close();
    await fleet.stop();
    await balancer.close();
  }
};
