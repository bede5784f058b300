import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { tournamentEvent } from '../events.js';
import { tournamentDecider } from '../decider.js';
import { initialState } from '../state.js';
import { pairingSeed } from './pairing-seed.js';

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');
const key = { phase: 0, round: 2, attempt: 1 };
const withNonces = (...nonces: string[]) =>
  nonces.reduce(
    (state, nonce, index) =>
      tournamentDecider.evolve(
        state,
        tournamentEvent('PlayerRegistered', {
          playerId: `p${index}`,
          name: `P${index}`,
          account: null,
          waitlisted: false,
          nonce,
        }),
      ),
    initialState,
  );

describe('pairingSeed', () => {
  it('is the documented hash', () => {
    expect(pairingSeed({ secret: 'deep', state: withNonces('b', 'a'), key }, sha256)).toBe(
      sha256(`deep|${sha256('a\nb')}|0.2.1`),
    );
  });

  it('hangs on the secret, every nonce and the attempt', () => {
    const seeds = [
      pairingSeed({ secret: 'deep', state: withNonces('a', 'b'), key }, sha256),
      pairingSeed({ secret: 'deeper', state: withNonces('a', 'b'), key }, sha256),
      pairingSeed({ secret: 'deep', state: withNonces('a', 'c'), key }, sha256),
      pairingSeed(
        { secret: 'deep', state: withNonces('a', 'b'), key: { ...key, attempt: 2 } },
        sha256,
      ),
    ];
    expect(new Set(seeds).size).toBe(4);
  });
});
