import { hash } from 'node:crypto';
import { packSeedName, poolSeedName } from '#draft';
import type { SealedSecrets } from '#event-store';
import { DEALT_ALIKE } from '#game';
import { SEALED_SECRETS } from '#infrastructure';
import type { RunningApi } from './running-api.js';

const isSeed = (name: string): boolean =>
  name === packSeedName || name === poolSeedName || /^game-\d+$/.test(name);

/**
 * From now on, every seed that this API draws for a game, for packs or for pools derives from
 * `story`: the first is the same in every run, and so are the second and the third. Seeds are still
 * sealed, committed to and revealed as usual. The seed of a game that repeats an earlier deal is
 * not random and stays unchanged.
 */
export const drawKnownSeeds = ({ app }: Pick<RunningApi, 'app'>, story: string): void => {
  const secrets = app.get<SealedSecrets>(SEALED_SECRETS);
  const put = secrets.put.bind(secrets);
  let drawn = 0;
  secrets.put = (streamId, name, secret) =>
    put(
      streamId,
      name,
      isSeed(name) && !secret.choice.includes(DEALT_ALIKE)
        ? { ...secret, choice: `chacha20:${hash('sha256', `${story}/${(drawn += 1)}`)}` }
        : secret,
    );
};
