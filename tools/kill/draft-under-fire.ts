import { Chance } from '#client';
import { DraftEvent, picksOfPod } from '../../test/support/draft-event.js';
import { Fleet } from '../../test/support/fleet.js';
import type { Strike } from './assaults.js';
import { judgeDraft, type DraftVerdict } from './draft-verdict.js';

export interface DraftCampaign {
  readonly pods: number;
  readonly seed: string;
  readonly strikes: readonly Strike[];
  readonly say?: (line: string) => void;
}

/**
 * So many different moments, in order, each after a different number of picks. The last fifth is
 * excluded, so that there is always something to interrupt.
 */
const moments = (count: number, { pods, seed }: DraftCampaign): readonly number[] => {
  const chance = Chance.from(`${seed}/moments`);
  const width = Math.floor((picksOfPod * pods * 0.8) / count);
  return Array.from(
    { length: count },
    (_, index) => index * width + 1 + Math.floor(chance.next() * width),
  );
};

/**
 * Drafts full pods on two api and two worker processes with a failure at each of these moments, and
 * checks the result.
 */
export async function draftUnderFire(campaign: DraftCampaign): Promise<DraftVerdict> {
  const { pods, seed, strikes, say = () => undefined } = campaign;
  const fleet = await Fleet.launch({ api: 2, worker: 2 });
  try {
    const event = await DraftEvent.start({
      urls: fleet.of('api').map(({ url }) => url),
      pods,
      seed,
    });
    const waiting = moments(strikes.length, campaign).map((after, index) => ({
      after,
      strike: strikes[index]!,
    }));
    let falling: Promise<void> = Promise.resolve();
    const began = performance.now();
    await event.draft((made) => {
      for (const due of waiting.splice(
        0,
        waiting.findLastIndex(({ after }) => after <= made) + 1,
      )) {
        falling = falling.then(async () => {
          say(
            `after ${made} picks, ${((performance.now() - began) / 1000).toFixed(1)} s: ${due.strike.name}`,
          );
          await due.strike.fall(fleet);
        });
      }
    });
    await falling;
    const verdict = await judgeDraft(event);
    event.close();
    return verdict;
  } finally {
    await fleet.stop();
  }
}
