import { describe, expect, it } from 'vitest';
import { codeOf, decide, seatedPod, secondsEach, send, time } from '../../test/pods.js';
import { conductOf } from './conduct.js';
import { botPicks, duePicks } from './due.js';
import { offerTo } from './offer.js';
import { packsOf } from './packs.js';
import type { PodState } from './state.js';

const packs = packsOf({ set: 'SOR' }, 4, 'leaders first');

/** A pod whose leaders have all been drafted at second 20, with a review of so many seconds. */
const drafted = (leaderSeconds: number, clock = secondsEach(30)): PodState => {
  let state = seatedPod({ conduct: conductOf({ leaderSeconds }), clock });
  while (state.round === 0) {
    const at = state.seats.map((_, seat) => offerTo(state, packs, seat));
    const offer = at.find((one) => one !== null)!;
    const { seat, round, pick, cards } = offer;
    state = send(state, 'PickCard', { seat, round, pick, card: cards[0]!, by: 'bot', packs }, 20);
  }
  return state;
};
const pickAt = (state: PodState, seconds: number): string => {
  const { cards } = offerTo(state, packs, 0)!;
  const key = { seat: 0, round: 1, pick: 1, card: cards[0]!, packs };
  return codeOf(decide(state, 'PickCard', { ...key, by: 'player' }, seconds));
};

describe('a look at all leaders before the first pack', () => {
  it('keeps the packs shut for as long as the event says, for players, clock and bots', () => {
    const state = drafted(60);
    expect([state.round, state.roundOpenedAt]).toEqual([1, time(80)]);
    expect(pickAt(state, 79)).toBe('draft/review-not-over');
    expect(pickAt(state, 81)).toBe('PickMade');
    const held = send(state, 'HoldSeat', { seat: 1, holder: 'bot', playerId: 'p1' }, 25);
    expect(botPicks(held, packs, time(79))).toEqual([]);
    expect(botPicks(held, packs, time(80))).toHaveLength(1);
    expect(duePicks(state, packs, time(109))).toEqual([]);
    expect(duePicks(state, packs, time(110))).toHaveLength(4);
  });

  it('lasts as long where a draft has no clock, and is none where nobody asked for it', () => {
    expect(pickAt(drafted(60, null), 79)).toBe('draft/review-not-over');
    expect(pickAt(drafted(0), 20)).toBe('PickMade');
  });

  it('ends by the word of the staff, and the clocks run from then', () => {
    const state = drafted(60);
    const opened = send(state, 'OpenPacks', {}, 30);
    expect(pickAt(opened, 31)).toBe('PickMade');
    expect(offerTo(opened, packs, 0)?.until).toBe(time(60));
    expect(codeOf(decide(opened, 'OpenPacks', {}, 31))).toBe('draft/packs-open');
    expect(codeOf(decide(state, 'OpenPacks', {}, 80))).toBe('draft/packs-open');
    const paused = send(state, 'PausePod', { reason: '' }, 25);
    expect(codeOf(decide(paused, 'OpenPacks', {}, 30))).toBe('draft/paused');
    const called = seatedPod({ conduct: conductOf({ readyCheck: 'organizer' }) });
    expect(codeOf(decide(called, 'OpenPacks', {}))).toBe('draft/not-started');
  });
});
