import type { RoundKey } from '../events.js';
import type { TournamentState } from '../state.js';

/**
 * sha256 of a text as 64 hexadecimal digits; passed in because this library has no cryptography of
 * its own.
 */
export type Sha256 = (text: string) => string;

/**
 * The seed of one pairing: the event's sealed secret, the nonces of everybody who ever registered
 * (so that no single side chose it), and the round's key, so that each attempt draws anew
 * (docs/adr/0012-fair-chance.md).
 */
export const pairingSeed = (
  {
    secret,
    state,
    key,
  }: { readonly secret: string; readonly state: TournamentState; readonly key: RoundKey },
  sha256: Sha256,
): string => {
  const nonces = [...state.players.values()].map((player) => player.nonce).sort();
  return sha256(
    [secret, sha256(nonces.join('\n')), `${key.phase}.${key.round}.${key.attempt}`].join('|'),
  );
};
