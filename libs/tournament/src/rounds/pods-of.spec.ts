import { describe, expect, it } from 'vitest';
import { tournamentDecider } from '../decider.js';
import { tournamentEvent } from '../events.js';
import { plainSettings, type LimitedSettings } from '../settings.js';
import { initialState, type TournamentState } from '../state.js';
import { podsOf } from './pods-of.js';

const limited: LimitedSettings = {
  set: 'SOR',
  packs: 6,
  source: 'generated',
  podSize: 8,
  seating: 'random',
  podPairing: 'in-pod',
  clock: null,
  buildMinutes: 30,
  reveal: 'after-event',
};
const seats = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];
const round = (number: number, attempt = 1) =>
  tournamentEvent('RoundPaired', {
    phase: 0,
    round: number,
    attempt,
    seed: '',
    tables: [],
    byes: [],
    replacedByes: [],
    voidedMatches: [],
    objective: [],
    unavoidableRematches: 0,
    seeds: [],
    manual: false,
  });
const formed = (draft: number) =>
  tournamentEvent('PodsFormed', {
    draft,
    pods: [{ podId: `p${draft}`, number: 3, seats }],
    afterRound: 0,
  });
const after = (
  podPairing: LimitedSettings['podPairing'],
  ...events: Parameters<typeof tournamentDecider.evolve>[1][]
): TournamentState =>
  events.reduce(tournamentDecider.evolve, {
    ...initialState,
    format: 'draft',
    settings: { ...plainSettings, limited: { ...limited, podPairing } },
  });
const key = (number: number, attempt = 1) => ({ phase: 0, round: number, attempt });
const opposites = (state: TournamentState, number: number, attempt = 1) =>
  seats.map((playerId) => podsOf(state, key(number, attempt)).placeOf(playerId).opposite);

describe('what the pairing is told about pods', () => {
  it('is who sat opposite, in the first round after the draft; the odd seat has nobody opposite', () => {
    expect(opposites(after('in-pod', formed(1)), 1)).toEqual([
      'd',
      'e',
      'f',
      'a',
      'b',
      'c',
      undefined,
    ]);
    expect(opposites(after('in-pod', formed(1), round(1)), 2)).toEqual(seats.map(() => undefined));
    // When it is paired again, the first round is still the first.
    expect(opposites(after('in-pod', formed(1), round(1)), 1, 2)[0]).toBe('d');
    expect(opposites(after('in-pod', formed(1), round(1), formed(2)), 2)[0]).toBe('d');
  });

  it('is the pod of everybody who drafted, replacements included', () => {
    const state = after(
      'cross-pod',
      formed(1),
      tournamentEvent('DrafterReplaced', {
        draft: 1,
        podId: 'p1',
        number: 3,
        seat: 0,
        playerId: 'z',
        replaced: 'a',
        afterRound: 0,
      }),
    );
    const { podRule, placeOf } = podsOf(state, key(1));
    expect([podRule, placeOf('z'), placeOf('a'), placeOf('b').pod]).toEqual([
      'cross-pod',
      { pod: '3', opposite: 'd' },
      {},
      '3',
    ]);
  });

  it('is nothing where opponents are free or nobody has drafted', () => {
    for (const state of [after('free', formed(1)), after('in-pod')])
      expect([podsOf(state, key(1)).podRule, podsOf(state, key(1)).placeOf('a')]).toEqual([
        null,
        {},
      ]);
  });
});
