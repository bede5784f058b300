import { createHmac, hash } from 'node:crypto';
import { promisify } from 'node:util';
import { constants, deflateRaw, inflateRawSync } from 'node:zlib';
import {
  canonicalJson,
  type FoundSnapshot,
  sealBytes,
  type Snapshot,
  unsealBytes,
} from '#event-store';
import {
  EVERY,
  type FoundPlace,
  type GameSource,
  type Judging,
  type KeptPlace,
  rulesOf,
} from './snapshot-form.js';

/** Version of the format. Raising it makes older snapshots unfindable. */
const FORM = 2;

const deflate = promisify(deflateRaw);

/**
 * The names of all snapshots that a game may have, in order. A name is a hash of the rules, the
 * cards, what the players brought, the moves so far and the secret seed; without the seed nobody
 * can tell what a name stands for.
 */
export const snapshotNames = (
  { game, seed }: Pick<GameSource, 'game' | 'seed'>,
  judging: Judging,
): readonly string[] => {
  // The seed is part of every name, so that nobody who reads names can find moves by trial.
  const named = (...told: readonly unknown[]): string =>
    hash('sha256', canonicalJson([seed, ...told]), 'base64');
  const all = game.moves;
  const places = Math.floor(all.length / EVERY);
  if (places === 0) return [];
  let name = named(FORM, ...rulesOf(game, judging));
  return Array.from(
    { length: places },
    (_, index) => (name = named(name, all.slice(index * EVERY, (index + 1) * EVERY))),
  );
};

/** The key to a game's snapshots; without the game's seed nobody can read them. */
const keyOf = (seed: string): Buffer =>
  createHmac('sha256', seed).update('the key of its snapshots').digest();

type Part = 'state' | 'events';
const placeOf = (streamId: string, basis: string, part: Part): string =>
  JSON.stringify([streamId, basis, part]);

/** Encrypts a saved position; reading it takes the game's seed. */
export const sealedPlace = async (
  { streamId, seed }: Pick<GameSource, 'streamId' | 'seed'>,
  { basis, place, kept }: Pick<Snapshot, 'basis' | 'place'> & { readonly kept: KeptPlace },
): Promise<Snapshot> => {
  const key = keyOf(seed);
  const sealed = async (part: Part, data: unknown): Promise<Buffer> =>
    sealBytes(
      key,
      placeOf(streamId, basis, part),
      await deflate(JSON.stringify(data), { level: constants.Z_BEST_SPEED }),
    );
  const { hash: reached, state, events } = kept;
  return {
    streamId,
    basis,
    place,
    state: await sealed('state', { hash: reached, state }),
    events: await sealed('events', events),
  };
};

/**
 * Decrypts the last of these snapshots, with the events of all of them. Throws if bytes were
 * altered.
 */
export const openedPlace = (
  { streamId, seed }: Pick<GameSource, 'streamId' | 'seed'>,
  found: readonly FoundSnapshot[],
): FoundPlace => {
  const key = keyOf(seed);
  const opened = (basis: string, part: Part, sealed: Buffer): unknown =>
    JSON.parse(
      inflateRawSync(unsealBytes(key, placeOf(streamId, basis, part), sealed)).toString('utf8'),
    );
  const last = found.at(-1);
  if (!last?.state) throw new Error('a snapshot without a state');
  const kept = opened(last.basis, 'state', last.state) as Pick<KeptPlace, 'hash' | 'state'>;
  return {
    ...kept,
    place: last.place,
    events: found.flatMap(
      ({ basis, events }) => opened(basis, 'events', events) as readonly unknown[],
    ),
  };
};
