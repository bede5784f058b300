import { Fleet } from '../../test/support/fleet.js';
import { PaperEvent } from '../../test/support/paper-event.js';
import type { Assault } from './assaults.js';
import { judge, type Verdict } from './verdict.js';

export interface Campaign {
  readonly players: number;
  readonly seed: string;
  /** One per round. */
  readonly assaults: readonly Assault[];
  readonly say?: (line: string) => void;
}

/**
 * Plays a whole event on two api and three worker processes, with one kind of failure per round,
 * and checks the result. A transaction of another database of the same server stays open from the
 * beginning.
 */
export async function eventUnderFire({
  players,
  seed,
  assaults,
  say = () => undefined,
}: Campaign): Promise<Verdict> {
  const fleet = await Fleet.launch({ api: 2, worker: 3 });
  const endTransaction = await fleet.openTransactionElsewhere();
  try {
    const event = await PaperEvent.start({
      urls: fleet.of('api').map(({ url }) => url),
      players,
      rounds: assaults.length,
      seed,
    });
    for (const [index, assault] of assaults.entries()) {
      const began = performance.now();
      const pairings = await event.pair(() => assault.whilePairing?.(fleet) ?? Promise.resolve());
      const pairedAfter = performance.now() - began;
      await event.report(pairings, () => assault.whileReporting?.(fleet) ?? Promise.resolve());
      say(
        `round ${index + 1}: ${assault.name}; paired after ${(pairedAfter / 1000).toFixed(1)} s, done after ${((performance.now() - began) / 1000).toFixed(1)} s`,
      );
    }
    await event.finish();
    const verdict = await judge(event, assaults.length);
    event.close();
    return verdict;
  } finally {
    await endTransaction();
    await fleet.stop();
  }
}
