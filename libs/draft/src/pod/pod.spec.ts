import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cardById } from '#cards';
import { seededRandom } from '#chance';
import { decide, seatedPod, send, time } from '../../test/pods.js';
import { competitiveClock } from '#vocabulary';
import { podDecider } from './decider.js';
import type { PodEvent } from './events.js';
import { offerTo, picksInRound } from './offer.js';
import { packsOf, type PodPacks } from './packs.js';
import { openerOf, poolOf, type PodState } from './state.js';

const seated = (players: number): PodState =>
  seatedPod({ seats: Array.from({ length: players }, (_, index) => `p${index}`) });

/** Seats pick in random order, each a random card. */
const draft = (
  players: number,
  seed: string,
  eachStep?: (state: PodState, packs: PodPacks) => void,
): { state: PodState; packs: PodPacks } => {
  const packs = packsOf({ set: 'SOR' }, players, seed);
  const random = seededRandom(seed);
  let state = seated(players);
  for (let step = 0; state.status === 'drafting'; step += 1) {
    if (step > 10_000) throw new Error('the draft does not end');
    const offers = state.seats
      .map((_, seat) => offerTo(state, packs, seat))
      .filter((offer) => offer !== null);
    const offer = offers[random.below(offers.length)];
    if (!offer) throw new Error('nobody has a pack and the draft is not over');
    const card = offer.cards[random.below(offer.cards.length)] ?? '';
    state = send(
      state,
      'PickCard',
      { seat: offer.seat, round: offer.round, pick: offer.pick, card, by: 'bot', packs },
      100 * (step + 1),
    );
    eachStep?.(state, packs);
  }
  return { state, packs };
};

describe('a draft (CR 10.3)', () => {
  it('ends with every card of every pack in exactly one pool, in any order of picking and for any number of seats', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 9 }), fc.string(), (players, seed) => {
        const { state, packs } = draft(players, seed);
        const drafted = state.seats.flatMap((_, seat) => poolOf(state, seat)).sort();
        expect(drafted).toEqual(packs.flat(2).sort());
        for (let seat = 0; seat < players; seat += 1) {
          expect(poolOf(state, seat).filter((id) => cardById(id)?.type === 'Leader')).toHaveLength(
            3,
          );
        }
      }),
      { numRuns: 15 },
    );
  });

  it('10.3.3A: three leaders each; the second is one of the two that the right-passing neighbour left', () => {
    const { state, packs } = draft(8, 'leaders');
    for (let seat = 0; seat < 8; seat += 1) {
      const [first, second, third] = state.seats[seat]?.picks[0] ?? [];
      expect(packs[0]?.[seat]).toContain(first);
      expect(packs[0]?.[(seat + 1) % 8]).toContain(second);
      expect(packs[0]?.[(seat + 2) % 8]).toContain(third);
    }
  });

  it('10.3.3B: pick k of packs 1 and 3 comes from the pack opened k-1 seats to the right, of pack 2 to the left', () => {
    expect([1, 2, 3].map((round) => openerOf(8, round, 5, 3))).toEqual([3, 7, 3]);
    const { state, packs } = draft(6, 'packs');
    for (const round of [1, 2, 3]) {
      state.seats.forEach((seat, index) =>
        seat.picks[round]?.forEach((card, place) => {
          if (card !== null)
            expect(packs[round]?.[openerOf(6, round, index, place + 1)]).toContain(card);
        }),
      );
    }
  });

  it('10.3.2E: common bases are put aside, rare ones are drafted', () => {
    const bases = packsOf({ set: 'SOR' }, 8, 'bases')
      .flat(2)
      .map((id) => cardById(id))
      .filter((card) => card?.type === 'Base');
    expect(bases.length).toBeGreaterThan(0);
    expect(bases.every((card) => card?.rarity === 'Rare')).toBe(true);
  });

  it('no pack is ever before two seats, and a seat has at most one offer', () => {
    draft(5, 'places', (state, packs) => {
      const openers = state.seats
        .map((_, seat) => offerTo(state, packs, seat))
        .filter((offer) => offer !== null)
        .map((offer) => openerOf(5, offer.round, offer.seat, offer.pick));
      expect(new Set(openers).size).toBe(openers.length);
    });
  });
});

describe('fences', () => {
  const packs = packsOf({ set: 'SOR' }, 4, 'fence');
  const first = (seat: number) => packs[0]?.[seat]?.[0] ?? '';
  const key = { seat: 0, round: 0, pick: 1 };

  it('a late hand and the clock cannot both win', () => {
    const picked = send(seatedPod(), 'PickByClock', { ...key, card: first(0), packs }, 16);
    expect(
      decide(
        picked,
        'PickCard',
        { ...key, card: packs[0]?.[0]?.[1] ?? '', by: 'player', packs },
        16,
      ),
    ).toMatchObject({ code: 'draft/stale-pick' });
  });

  it('the clock waits its time, longer when the pod was paused', () => {
    expect(decide(seatedPod(), 'PickByClock', { ...key, card: first(0), packs }, 14)).toMatchObject(
      {
        code: 'draft/too-early',
        data: { until: time(15) },
      },
    );
    const paused = send(send(seatedPod(), 'PausePod', { reason: 'spill' }, 5), 'ResumePod', {}, 65);
    expect(decide(paused, 'PickByClock', { ...key, card: first(0), packs }, 70)).toMatchObject({
      code: 'draft/too-early',
      data: { until: time(75) },
    });
    expect(
      decide(
        send(seatedPod(), 'PausePod', { reason: 'spill' }, 5),
        'PickCard',
        { ...key, card: first(0), by: 'player', packs },
        6,
      ),
    ).toMatchObject({ code: 'draft/paused' });
  });

  it('a seat waits for the pack that its neighbour still holds, and takes only what lies before it', () => {
    const once = send(seatedPod(), 'PickCard', { ...key, card: first(0), by: 'player', packs });
    expect(offerTo(once, packs, 0)).toBeNull();
    expect(
      decide(once, 'PickCard', { seat: 0, round: 0, pick: 2, card: first(1), by: 'player', packs }),
    ).toMatchObject({ code: 'draft/pack-not-there' });
    const elsewhere = packs[0]?.flat().find((card) => !packs[0]?.[0]?.includes(card)) ?? '';
    expect(
      decide(seatedPod(), 'PickCard', { ...key, card: elsewhere, by: 'player', packs }),
    ).toMatchObject({ code: 'draft/card-not-offered' });
  });

  it('a pick is rewound while the pack has not been picked from again', () => {
    const once = send(seatedPod(), 'PickCard', { ...key, card: first(0), by: 'player', packs });
    const back = send(once, 'RewindPick', { ...key, reason: 'slipped' });
    expect(offerTo(back, packs, 0)?.cards).toEqual(packs[0]?.[0]);
    // The neighbour's own pack is not the one passed to them.
    const beside = send(once, 'PickCard', {
      seat: 3,
      round: 0,
      pick: 1,
      card: first(3),
      by: 'player',
      packs,
    });
    expect(
      offerTo(send(beside, 'RewindPick', { ...key, reason: 'slipped' }), packs, 0)?.cards,
    ).toEqual(packs[0]?.[0]);
    const neighbour = send(beside, 'PickCard', {
      seat: 3,
      round: 0,
      pick: 2,
      card: packs[0]?.[0]?.[1] ?? '',
      by: 'player',
      packs,
    });
    expect(decide(neighbour, 'RewindPick', { ...key, reason: 'too late' })).toMatchObject({
      code: 'draft/pick-passed-on',
      data: { seat: 3 },
    });
  });

  it('review time stands between packs, none after the leaders', () => {
    const { state } = draft(3, 'review');
    expect(state.status).toBe('completed');
    const opened: PodEvent[] = [];
    const reviewPacks = packsOf({ set: 'SOR' }, 2, 'r');
    let now = seated(2);
    while (now.round < 2) {
      const offer = now.seats
        .map((_, seat) => offerTo(now, reviewPacks, seat))
        .find((each) => each !== null);
      if (!offer) throw new Error('no offer');
      const decision = decide(
        now,
        'PickCard',
        {
          seat: offer.seat,
          round: offer.round,
          pick: offer.pick,
          card: offer.cards[0] ?? '',
          by: 'bot',
          packs: reviewPacks,
        },
        500,
      );
      if ('kind' in decision) throw new Error(decision.code);
      opened.push(...decision.filter((event) => event.type === 'RoundOpened'));
      now = decision.reduce(podDecider.evolve, now);
    }
    expect(opened.map((event) => event.data)).toEqual([
      { eventId: 'e1', podId: 'd1', round: 1, at: time(500) },
      { eventId: 'e1', podId: 'd1', round: 2, at: time(530) },
    ]);
    expect(
      decide(
        now,
        'PickCard',
        {
          seat: 0,
          round: 2,
          pick: 1,
          card: reviewPacks[2]?.[0]?.[0] ?? '',
          by: 'bot',
          packs: reviewPacks,
        },
        510,
      ),
    ).toMatchObject({ code: 'draft/review-not-over' });
  });

  it('a bot holds the seat of a player who vanished, and they come back to it', () => {
    const held = send(seatedPod(), 'HoldSeat', { seat: 2, holder: 'bot', playerId: 'p2' });
    expect(held.seats[2]).toMatchObject({ holder: 'bot', playerId: 'p2' });
    expect(
      send(held, 'HoldSeat', { seat: 2, holder: 'player', playerId: 'p2' }).seats[2]?.holder,
    ).toBe('player');
  });
});

it('the competitive clock of a whole pack sums to five and a quarter minutes', () => {
  const packs = packsOf({ set: 'SOR' }, 8, 'sum');
  expect(picksInRound(packs, 1)).toBeGreaterThanOrEqual(14);
  const seconds = Array.from({ length: 13 }, (_, index) => 14 - index).reduce(
    (sum, hand) => sum + (competitiveClock.cards.find((row) => hand >= row.from)?.seconds ?? 0),
    0,
  );
  expect(seconds).toBe(315);
});
