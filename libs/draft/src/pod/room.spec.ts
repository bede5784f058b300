import { isRefusal } from '#aggregate';
import { describe, expect, it } from 'vitest';
import { codeOf, decide, seatedPod, send, time } from '../../test/pods.js';
import { botPick } from './bot-pick.js';
import type { PodCommands } from './commands.js';
import { podDecider } from './decider.js';
import { duePicks } from './due.js';
import { offerTo, type Offer } from './offer.js';
import { packsOf, type PodPacks } from './packs.js';
import { changeablePick } from './rewinding.js';
import { poolOf, type PodState } from './state.js';

type Conduct = NonNullable<PodCommands['SeatPod']['conduct']>;
const seated = (
  conduct: Conduct = { readyCheck: 'none', botAfterMissed: null },
  changes: Partial<PodCommands['SeatPod']> = {},
): PodState => seatedPod({ conduct, ...changes });
const packs = packsOf({ set: 'SOR' }, 4, 'room');
const offered = (state: PodState, seat: number, from: PodPacks = packs): Offer => {
  const offer = offerTo(state, from, seat);
  if (!offer) throw new Error(`nothing lies before seat ${seat}`);
  return offer;
};
const take = (state: PodState, seat: number, seconds = 0, index = 0): PodState => {
  const { round, pick, cards } = offered(state, seat);
  const card = cards[index] ?? '';
  return send(state, 'PickCard', { seat, round, pick, card, by: 'player', packs }, seconds);
};
/** Bots pick at every seat until the given round has begun. */
const until = (state: PodState, round: number, seconds: number): PodState => {
  let now = state;
  while (now.round < round) {
    const offer = now.seats.map((_, seat) => offerTo(now, packs, seat)).find((one) => one !== null);
    if (!offer) throw new Error('nobody has a pack');
    const { seat, pick, cards } = offer;
    const card = cards[0] ?? '';
    now = send(
      now,
      'PickCard',
      { seat, round: offer.round, pick, card, by: 'bot', packs },
      seconds,
    );
  }
  return now;
};

describe('the ready check', () => {
  const waiting = seated({ readyCheck: 'all-ready', botAfterMissed: null });
  const ready = (state: PodState, ...seats: readonly number[]): PodState =>
    seats.reduce((now, seat) => send(now, 'ConfirmReady', { seat }, 30), state);

  it('lets nothing run before: no pack, no clock, no pick', () => {
    expect([waiting.status, waiting.round]).toEqual(['ready-check', -1]);
    expect(offerTo(waiting, packs, 0)).toBeNull();
    expect(duePicks(waiting, packs, time(100_000))).toEqual([]);
    const key = { seat: 0, round: 0, pick: 1, card: packs[0]?.[0]?.[0] ?? '', packs };
    const refused = [
      decide(waiting, 'PickCard', { ...key, by: 'player' }, 100_000),
      decide(waiting, 'PickByClock', key, 100_000),
      decide(waiting, 'PausePod', { reason: '' }),
      decide(waiting, 'MarkCards', { seat: 0, round: 0, cards: [], packs }),
    ];
    expect(new Set(refused.map(codeOf))).toEqual(new Set(['draft/not-started']));
  });

  it('ends when the last player has confirmed, and the leaders open a moment later', () => {
    const three = ready(waiting, 0, 1, 2);
    expect(three.status).toBe('ready-check');
    expect(codeOf(decide(three, 'ConfirmReady', { seat: 1 }))).toBe('draft/already-ready');
    const begun = ready(three, 3);
    expect([begun.status, begun.round, begun.roundOpenedAt]).toEqual(['drafting', 0, time(35)]);
    expect(offered(begun, 0).until).toBe(time(50));
    expect(codeOf(decide(begun, 'ConfirmReady', { seat: 1 }))).toBe('draft/started');
  });

  it('goes on without the missing by the word of the organizer: they keep their seats', () => {
    const begun = send(ready(waiting, 0), 'StartPod', {}, 40);
    expect(begun.status).toBe('drafting');
    expect(begun.seats.map(({ holder }) => holder)).toEqual(Array(4).fill('player'));
    expect(codeOf(decide(begun, 'StartPod', {}))).toBe('draft/started');
  });

  it('counts a bot as there, but never begins among bots alone', () => {
    const hold = (state: PodState, seat: number) =>
      send(state, 'HoldSeat', { seat, holder: 'bot', playerId: `p${seat}` }, 20);
    expect(hold(ready(waiting, 0, 1, 2), 3).status).toBe('drafting');
    expect([0, 1, 2, 3].reduce(hold, waiting).status).toBe('ready-check');
  });

  it('waits for whoever is put into a seat in its course', () => {
    const other = send(ready(waiting, 0, 1, 2), 'HoldSeat', {
      seat: 2,
      holder: 'player',
      playerId: 'late',
    });
    expect(other.seats[2]).toMatchObject({ playerId: 'late', ready: false });
    expect(ready(other, 3).status).toBe('ready-check');
  });

  it('waits for the organizer where the event says so', () => {
    const all = ready(seated({ readyCheck: 'organizer', botAfterMissed: null }), 0, 1, 2, 3);
    expect(all.status).toBe('ready-check');
    expect(send(all, 'StartPod', {}).status).toBe('drafting');
  });
});

describe('a seat whose player does not pick', () => {
  const missed = (state: PodState, seat: number, seconds: number): PodState => {
    const { round, pick, cards } = offered(state, seat);
    const card = cards[0] ?? '';
    return send(state, 'PickByClock', { seat, round, pick, card, packs }, seconds);
  };

  it('stays its player’s through the leaders and the first pack, whatever the setting', () => {
    const pod = seated({ readyCheck: 'none', botAfterMissed: 1 });
    expect(missed(pod, 0, 15).seats[0]?.holder).toBe('player');
    expect(missed(until(pod, 1, 20), 0, 1_000).seats[0]?.holder).toBe('player');
    expect(missed(until(pod, 2, 20), 0, 1_000).seats[0]?.holder).toBe('bot');
  });

  it('stays its player’s for good where no setting gives it away', () => {
    let pod = until(seated(), 2, 20);
    for (let pick = 0; pick < 5; pick += 1) {
      pod = missed(pod, 0, 1_000 * (pick + 1));
      for (const seat of [1, 2, 3]) {
        const offer = offerTo(pod, packs, seat);
        if (offer) pod = missed(pod, seat, 1_000 * (pick + 1));
      }
    }
    expect(pod.seats[0]).toMatchObject({ holder: 'player', missed: 5 });
  });

  it('goes back to its player at once', () => {
    const pod = missed(until(seated({ readyCheck: 'none', botAfterMissed: 1 }), 2, 20), 0, 1_000);
    expect(
      send(pod, 'HoldSeat', { seat: 0, holder: 'player', playerId: 'p0' }).seats[0],
    ).toMatchObject({ holder: 'player', missed: 0 });
  });
});

describe('the time to pick', () => {
  it('is over when it is over, though no clock has picked', () => {
    const pod = seated();
    const { round, pick, cards } = offered(pod, 0);
    const late = { seat: 0, round, pick, card: cards[0] ?? '', packs };
    expect(codeOf(decide(pod, 'PickCard', { ...late, by: 'player' }, 15))).toBe('PickMade');
    expect(codeOf(decide(pod, 'PickCard', { ...late, by: 'player' }, 15.001))).toBe(
      'draft/too-late',
    );
    expect(codeOf(decide(pod, 'PickByClock', late, 23))).toBe('PickMade');
  });

  it('is the same for a pack that holds a card more', () => {
    const larger = Array.from({ length: 200 }, (_, seed) =>
      packsOf({ set: 'LOF' }, 4, `base ${seed}`),
    ).find((each) => new Set(each[1]?.map((pack) => pack.length)).size > 1);
    if (!larger) throw new Error('no seed gives a pack with a rare base');
    let pod = seated(undefined, { set: 'LOF' });
    while (pod.round < 1) {
      const offer = pod.seats.map((_, seat) => offerTo(pod, larger, seat)).find(Boolean);
      if (!offer) throw new Error('nobody has a pack');
      const { seat, round, pick, cards } = offer;
      const card = cards[0] ?? '';
      pod = send(pod, 'PickCard', { seat, round, pick, card, by: 'bot', packs: larger }, 5);
    }
    for (let pick = 1; pick < 14; pick += 1) {
      const deadlines = [0, 1, 2, 3].map((seat) => offered(pod, seat, larger).until);
      expect(new Set(deadlines).size).toBe(1);
      for (const seat of [0, 1, 2, 3]) {
        const { cards } = offered(pod, seat, larger);
        const key = { seat, round: 1, pick, card: cards[0] ?? '', packs: larger };
        pod = send(pod, 'PickCard', { ...key, by: 'bot' }, 5 + pick);
      }
    }
  });

  it('can be moved for one seat by those who direct the pod, and for that pick alone', () => {
    const more = send(seated(), 'MovePickTime', { seat: 0, round: 0, pick: 1, seconds: 60, packs });
    expect([0, 1].map((seat) => offered(more, seat).until)).toEqual([time(75), time(15)]);
    const next = [0, 1, 2, 3].reduce((pod, seat) => take(pod, seat, 10), more);
    expect(offered(next, 0).until).toBe(time(20));
    expect(
      codeOf(decide(next, 'MovePickTime', { seat: 0, round: 0, pick: 1, seconds: 60, packs })),
    ).toBe('draft/stale-pick');
  });
});

describe('marked cards', () => {
  const mark = (state: PodState, seat: number, cards: readonly string[], seconds = 1) =>
    send(state, 'MarkCards', { seat, round: state.round, cards, packs }, seconds);

  it('are what the clock takes, the most wanted that lies there first, and the pick says so', () => {
    const pod = until(seated(), 1, 2);
    const cards = offered(pod, 0).cards;
    const [third = '', fifth = ''] = [cards[2], cards[4]];
    const marked = mark(pod, 0, [third, fifth], 3);
    const best = botPick({ offer: cards, pool: poolOf(marked, 0) });
    expect(best).not.toBe(third);
    const decision = decide(
      marked,
      'PickByClock',
      { seat: 0, round: 1, pick: 1, card: best ?? '', packs },
      1_000,
    );
    if ('kind' in decision) throw new Error(decision.code);
    expect(decision[0]?.data).toMatchObject({ card: third, by: 'clock', marked: true });
    const after = decision.reduce(podDecider.evolve, marked);
    expect(after.seats[0]).toMatchObject({
      marks: [fifth],
      byClock: { card: third, marked: true },
    });
  });

  it('leave the clock the best card for the pool where there are none', () => {
    const pod = until(seated(), 1, 2);
    const [due] = duePicks(pod, packs, time(1_000));
    const best = botPick({ offer: offered(pod, 0).cards, pool: poolOf(pod, 0) });
    expect(due).toMatchObject({ seat: 0, card: best });
  });

  it('are cards that the player has seen, and end with the round', () => {
    const pod = until(seated(), 1, 2);
    const seen = new Set(offered(pod, 0).cards);
    const foreign = packs[1]?.[2]?.find((card) => !seen.has(card)) ?? '';
    const [first = ''] = offered(pod, 0).cards;
    const marked = mark(pod, 0, [foreign, first], 3);
    expect(marked.seats[0]?.marks).toEqual([first]);
    expect(until(marked, 2, 4).seats[0]?.marks).toEqual([]);
  });

  it('stay for the pack that comes around again', () => {
    let pod = until(seated(), 1, 2);
    const cards = offered(pod, 0).cards;
    const [first = '', wheel = ''] = [cards[0], cards[13]];
    pod = take(mark(pod, 0, [first, wheel], 3), 0, 3);
    expect(pod.seats[0]?.marks).toEqual([wheel]);
  });
});

describe('a change of mind', () => {
  const key = { seat: 0, round: 0, pick: 1 };

  it('is free until the pack lies before the neighbour, and gives no more time', () => {
    // Leaders pass to the right: seat 0 passes on to seat 3.
    const taken = take(seated(), 0, 5);
    const back = send(taken, 'TakeBackPick', { ...key, packs }, 9);
    expect(offered(back, 0)).toMatchObject({ pick: 1, until: time(15) });
    expect(offered(back, 0).cards).toEqual(packs[0]?.[0]);
    expect(codeOf(decide(taken, 'TakeBackPick', { ...key, packs }, 16))).toBe('draft/too-late');
    const gone = take(taken, 3, 6);
    expect(codeOf(decide(gone, 'TakeBackPick', { ...key, packs }, 7))).toBe('draft/pick-passed-on');
  });

  it('is offered exactly while it would be taken', () => {
    const taken = take(seated(), 0, 5);
    const passedOn = take(taken, 3, 6);
    const [card = ''] = offered(seated(), 0).cards;
    const byClock = send(seated(), 'PickByClock', { ...key, card, packs }, 15);
    for (const [pod, second] of [
      [taken, 9],
      [taken, 15],
      [taken, 16],
      [passedOn, 7],
      [byClock, 16],
      [seated(), 3],
    ] as const) {
      const offer = changeablePick(pod, packs, 0, time(second));
      const answer = decide(pod, 'TakeBackPick', { ...key, packs }, second);
      expect(offer === null).toBe(isRefusal(answer));
      if (offer) expect(offer).toMatchObject({ pick: 1, until: time(15) });
    }
  });

  it('never takes back anything but the own last pick', () => {
    expect(codeOf(decide(seated(), 'TakeBackPick', { ...key, packs }))).toBe(
      'draft/nothing-to-rewind',
    );
    const taken = take(seated(), 0, 5);
    expect(codeOf(decide(taken, 'TakeBackPick', { ...key, pick: 2, packs }, 6))).toBe(
      'draft/stale-pick',
    );
  });
});
