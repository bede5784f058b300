import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seededRandom } from '#chance';
import { codeOf, decide, seatedPod, send, time } from '../../test/pods.js';
import { botPick } from './bot-pick.js';
import { callsInRound, nextCall, nextCallDueAt } from './calling.js';
import { shortestSeconds } from './clock.js';
import { competitiveClock } from '#vocabulary';
import type { PodCommands } from './commands.js';
import { podDecider, type PodDecision } from './decider.js';
import { offerTo } from './offer.js';
import { packsOf, type PodPacks } from './packs.js';
import { poolOf, type PodState } from './state.js';

const packs = packsOf({ set: 'SOR' }, 4, 'life');
const offered = (state: PodState, seat: number): readonly string[] =>
  offerTo(state, packs, seat)?.cards ?? [];

describe('where the facts of a pod belong', () => {
  it('says every event of the stream, the first two too', () => {
    const events = podDecider.decide(
      {
        type: 'SeatPod',
        actor: 'x',
        at: time(0),
        data: {
          eventId: 'e1',
          podId: 'd1',
          draft: 2,
          number: 1,
          set: 'SOR',
          source: 'generated',
          seats: ['p0', 'p1'],
          clock: null,
          seedCommitment: 'c',
        },
      },
      podDecider.initialState,
    );
    if ('kind' in events) throw new Error(events.code);
    expect(events.map(({ data }) => [data.eventId, data.podId])).toEqual([
      ['e1', 'd1'],
      ['e1', 'd1'],
    ]);
  });
});

describe('a player who lets the clock pick', () => {
  const missOnce = (state: PodState, seat: number, seconds: number): PodState => {
    const offer = offerTo(state, packs, seat);
    if (!offer) throw new Error('no offer');
    return send(
      state,
      'PickByClock',
      { seat, round: offer.round, pick: offer.pick, card: offer.cards[0] ?? '', packs },
      seconds,
    );
  };
  const pickAll = (state: PodState, seats: readonly number[], seconds: number): PodState =>
    seats.reduce((now, seat) => {
      const offer = offerTo(now, packs, seat);
      return offer
        ? send(
            now,
            'PickCard',
            {
              seat,
              round: offer.round,
              pick: offer.pick,
              card: offer.cards[0] ?? '',
              by: 'player',
              packs,
            },
            seconds,
          )
        : now;
    }, state);

  it('starts the count anew with a pick of their own', () => {
    const once = pickAll(missOnce(seatedPod(), 0, 15), [1, 2, 3], 15);
    expect(pickAll(once, [0, 1, 2, 3], 20).seats[0]).toMatchObject({ holder: 'player', missed: 0 });
  });

  it('keeps the count over the last card of a pack, which nobody chooses', () => {
    const second = pickAll(pickAll(seatedPod(), [0, 1, 2, 3], 5), [1, 2, 3], 6);
    const over = missOnce(second, 0, 15);
    expect(over).toMatchObject({
      round: 1,
      seats: [{ holder: 'player', missed: 1 }, { missed: 0 }, { missed: 0 }, { missed: 0 }],
    });
    expect(missOnce(over, 0, 75).seats[0]).toMatchObject({ holder: 'player', missed: 2 });
  });
});

describe('a pick taken back', () => {
  const key = { seat: 0, round: 0, pick: 1 };
  const once = send(
    seatedPod(),
    'PickCard',
    { ...key, card: offered(seatedPod(), 0)[0] ?? '', by: 'player', packs },
    5,
  );

  it('starts its clock anew: the deadline is never one that has passed', () => {
    const back = send(once, 'RewindPick', { ...key, reason: 'slipped' }, 100);
    expect(offerTo(back, packs, 0)?.until).toBe(time(115));
    expect(
      codeOf(decide(back, 'PickByClock', { ...key, card: offered(back, 0)[0] ?? '', packs }, 114)),
    ).toBe('draft/too-early');
    expect(back.rewinds).toBe(1);
  });

  it('in a paused pod runs from the end of the pause', () => {
    const back = send(
      send(once, 'PausePod', { reason: '' }, 10),
      'RewindPick',
      { ...key, reason: 'slipped' },
      20,
    );
    expect(offerTo(back, packs, 0)?.until).toBeNull();
    expect(offerTo(send(back, 'ResumePod', {}, 60), packs, 0)?.until).toBe(time(75));
  });
});

describe('a draft without a clock', () => {
  it('has no deadlines, no review, and no pick by the clock', () => {
    const pod = seatedPod({ clock: null });
    const [card = ''] = offered(pod, 0);
    expect(offerTo(pod, packs, 0)?.until).toBeNull();
    expect(
      codeOf(decide(pod, 'PickByClock', { seat: 0, round: 0, pick: 1, card, packs }, 100_000)),
    ).toBe('draft/no-clock');
  });
});

describe('a pod that is over', () => {
  it('takes nothing when it has been dissolved', () => {
    const gone = send(seatedPod(), 'DissolvePod', { reason: 'wrong set' });
    expect(gone.status).toBe('dissolved');
    const [card = ''] = offered(seatedPod(), 0);
    const refusals = [
      decide(gone, 'PickCard', { seat: 0, round: 0, pick: 1, card, by: 'player', packs }),
      decide(gone, 'PausePod', { reason: '' }),
      decide(gone, 'ResumePod', {}),
      decide(gone, 'HoldSeat', { seat: 0, holder: 'bot', playerId: 'p0' }),
      decide(gone, 'DissolvePod', { reason: '' }),
    ];
    expect(new Set(refusals.map(codeOf))).toEqual(new Set(['draft/dissolved']));
    expect(offerTo(gone, packs, 0)).toBeNull();
  });

  it('seats nobody twice by a replacement', () => {
    expect(
      codeOf(decide(seatedPod(), 'HoldSeat', { seat: 0, holder: 'player', playerId: 'p1' })),
    ).toBe('draft/seated-twice');
    expect(
      send(seatedPod(), 'HoldSeat', { seat: 0, holder: 'player', playerId: 'late' }).seats[0]
        ?.playerId,
    ).toBe('late');
  });
});

describe('any mishap in any order', () => {
  it('leaves every card in one pool, no clock pick before its deadline, and bots pick by what they see', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 8 }), fc.string(), (players, seed) => {
        const random = seededRandom(seed);
        const mine: PodPacks = packsOf({ set: 'SOR' }, players, seed);
        let state = seatedPod({
          seats: Array.from({ length: players }, (_, index) => `p${index}`),
        });
        for (let now = 1; state.status === 'drafting'; now += random.below(30)) {
          const offers = state.seats
            .map((_, seat) => offerTo(state, mine, seat))
            .filter((offer) => offer !== null);
          const offer = offers[random.below(offers.length)];
          if (!offer) throw new Error('nobody has a pack and the draft is not over');
          const key = { seat: offer.seat, round: offer.round, pick: offer.pick };
          const card = botPick({ offer: offer.cards, pool: poolOf(state, offer.seat) }) ?? '';
          const attempts: PodDecision[] = [
            decide(state, 'PickCard', { ...key, card, by: 'bot', packs: mine }, now),
            decide(state, 'PickByClock', { ...key, card, packs: mine }, now),
            decide(
              state,
              state.pausedAt === null && random.below(4) === 0 ? 'PausePod' : 'ResumePod',
              { reason: '' },
              now,
            ),
            decide(
              state,
              'RewindPick',
              { ...key, pick: Math.max(1, key.pick - 1), reason: '' },
              now,
            ),
          ];
          const chosen = attempts[random.below(random.below(3) === 0 ? 4 : 2)] as PodDecision;
          if ('kind' in chosen) continue;
          const byClock = chosen.find(
            (event) => event.type === 'PickMade' && event.data.by === 'clock',
          );
          if (byClock)
            expect(Date.parse(time(now))).toBeGreaterThanOrEqual(Date.parse(offer.until ?? ''));
          state = chosen.reduce(podDecider.evolve, state);
        }
        expect(state.seats.flatMap((_, seat) => poolOf(state, seat)).sort()).toEqual(
          mine.flat(2).sort(),
        );
      }),
      { numRuns: 25 },
    );
  });
});

describe('real boosters', () => {
  const recorded = (clock: PodCommands['SeatPod']['clock'] = competitiveClock): PodState =>
    seatedPod({ source: 'recorded', seedCommitment: null, clock });
  const called = (
    state: PodState,
    seconds: number,
    by: 'caller' | 'clock' = 'caller',
  ): PodDecision => decide(state, 'CallPick', { ...nextCall(state), by }, seconds);

  it('are called pick by pick through all rounds, and the call after the last ends the draft', () => {
    let state = recorded(null);
    const calls: string[] = [];
    while (state.status === 'drafting') {
      const { round, pick } = nextCall(state);
      calls.push(`${round}.${pick}`);
      const decision = called(state, calls.length);
      if ('kind' in decision) throw new Error(decision.code);
      state = decision.reduce(podDecider.evolve, state);
    }
    expect(calls.length).toBe(3 + 3 * 14 + 1);
    expect(calls.slice(0, 5)).toEqual(['0.1', '0.2', '0.3', '1.1', '1.2']);
    expect(calls.at(-1)).toBe('3.15');
    expect(state.status).toBe('completed');
    expect(callsInRound({}, 2)).toBe(14);
  });

  it('are counted on by the clock when the pick has run out, after a review between packs, and not sooner', () => {
    const first = send(recorded(), 'CallPick', { round: 0, pick: 1, by: 'caller' }, 10);
    expect(first.called).toEqual({ pick: 1, at: time(10), endsAt: time(25) });
    expect(codeOf(called(first, 24, 'clock'))).toBe('draft/too-early');
    expect(codeOf(called(first, 25, 'clock'))).toBe('PickCalled');
    expect(codeOf(decide(first, 'CallPick', { round: 0, pick: 1, by: 'caller' }, 26))).toBe(
      'draft/stale-call',
    );
    let state = first;
    while (nextCall(state).round < 2)
      state = send(state, 'CallPick', { ...nextCall(state), by: 'caller' }, 100);
    expect(nextCallDueAt(state)).toBe(time(100 + 5 + 30));
    const paused = send(send(state, 'PausePod', { reason: '' }, 102), 'ResumePod', {}, 112);
    expect(nextCallDueAt(paused)).toBe(time(100 + 5 + 30 + 10));
    expect(codeOf(called(paused, 145, 'clock'))).toBe('RoundOpened PickCalled');
  });

  it('take a call back that came too early: the pick before it runs again with its whole time, and is called on as ever', () => {
    let state = recorded();
    for (const seconds of [0, 10, 20, 30])
      state = send(state, 'CallPick', { ...nextCall(state), by: 'caller' }, seconds);
    expect([state.round, state.called.pick]).toEqual([1, 1]);
    const back = send(state, 'RewindCall', { round: 1, pick: 1, reason: 'too early' }, 33);
    expect([back.round, back.called, back.rewinds]).toEqual([
      0,
      { pick: 3, at: time(33), endsAt: time(38) },
      1,
    ]);
    expect(nextCall(back)).toEqual({ round: 1, pick: 1 });
    expect(codeOf(called(back, 37, 'clock'))).toBe('draft/too-early');
    expect(codeOf(called(back, 38, 'clock'))).toBe('RoundOpened PickCalled');
    expect(codeOf(decide(back, 'RewindCall', { round: 1, pick: 1, reason: '' }, 34))).toBe(
      'draft/stale-call',
    );
  });

  it('take back every call to the first, in a paused pod too, and nothing before it', () => {
    let state = send(recorded(), 'PausePod', { reason: '' }, 1);
    expect(codeOf(decide(state, 'RewindCall', { round: 0, pick: 1, reason: '' }, 2))).toBe(
      'draft/nothing-to-rewind',
    );
    state = send(
      send(recorded(), 'CallPick', { round: 0, pick: 1, by: 'caller' }, 1),
      'PausePod',
      { reason: '' },
      2,
    );
    state = send(state, 'RewindCall', { round: 0, pick: 1, reason: '' }, 3);
    expect([state.round, state.called.pick, nextCallDueAt(state)]).toEqual([0, 0, null]);
    expect(nextCall(state)).toEqual({ round: 0, pick: 1 });
    expect(codeOf(decide(seatedPod(), 'RewindCall', { round: 0, pick: 1, reason: '' }))).toBe(
      'draft/drafted-on-screen',
    );
  });

  it('wait for the first call, and nobody picks them on a phone', () => {
    expect(nextCallDueAt(recorded())).toBeNull();
    expect(codeOf(called(recorded(), 0, 'clock'))).toBe('draft/no-clock');
    expect(
      codeOf(
        decide(recorded(), 'PickCard', {
          seat: 0,
          round: 0,
          pick: 1,
          card: 'SOR_001',
          by: 'player',
          packs: [],
        }),
      ),
    ).toBe('draft/real-boosters');
    expect(codeOf(decide(seatedPod(), 'CallPick', { round: 0, pick: 1, by: 'caller' }))).toBe(
      'draft/drafted-on-screen',
    );
  });
});

it('no clock that starts later runs out earlier than the shortest time says', () => {
  expect(shortestSeconds(competitiveClock)).toBe(5);
});
