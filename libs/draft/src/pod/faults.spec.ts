import { describe, expect, it } from 'vitest';
import { competitiveClock } from '#vocabulary';
import { podDecider } from './decider.js';
import { nextDeadline, duePicks } from './due.js';
import type { PodEvent } from './events.js';
import { podFaults } from './faults.js';
import { packsOf } from './packs.js';
import type { PodState } from './state.js';

const packs = packsOf({ set: 'SOR' }, 2, 'faults');

/** A whole draft of two that only the clock drafts. */
const stream = ((): readonly PodEvent[] => {
  const events: PodEvent[] = [];
  let state: PodState = podDecider.initialState;
  const send = (command: object, at: string): void => {
    const decision = podDecider.decide({ ...command, actor: 'x', at } as never, state);
    if ('kind' in decision) throw new Error(decision.code);
    events.push(...decision);
    state = decision.reduce(podDecider.evolve, state);
  };
  send(
    {
      type: 'SeatPod',
      data: {
        eventId: 'e',
        podId: 'p',
        draft: 1,
        number: 1,
        set: 'SOR',
        source: 'generated',
        seats: ['a', 'b'],
        clock: competitiveClock,
        seedCommitment: 'c',
      },
    },
    '2026-11-21T10:00:00.000Z',
  );
  for (let at = nextDeadline(state, packs); at !== null; at = nextDeadline(state, packs)) {
    const [due] = duePicks(state, packs, at);
    send({ type: 'PickByClock', data: { ...due, packs } }, at);
  }
  return events;
})();

const changed = (at: number, data: object): readonly PodEvent[] =>
  stream.map((event, index) =>
    index === at ? ({ ...event, data: { ...event.data, ...data } } as PodEvent) : event,
  );
const firstPick = stream.findIndex((event) => event.type === 'PickMade');
const reviewed =
  stream.findIndex((event) => event.type === 'RoundOpened' && event.data.round === 2) + 1;

describe('the faults of a draft', () => {
  it('are none where the clock alone picked', () => {
    expect(stream.at(-1)?.type).toBe('PodCompleted');
    expect(podFaults(stream, packs)).toEqual([]);
  });

  it('are found where the clock came a millisecond early', () => {
    expect(podFaults(changed(firstPick, { at: '2026-11-21T10:00:14.999Z' }), packs)).toContain(
      'pick 0.1 of seat 0: the clock picked at 2026-11-21T10:00:14.999Z, its time was 2026-11-21T10:00:15.000Z',
    );
  });

  it('are found where a pick is made during the review', () => {
    expect(
      podFaults(changed(reviewed, { by: 'player', at: '2026-11-21T10:00:00.000Z' }), packs)[0],
    ).toMatch(/^pick 2\.1 of seat \d was made during the review$/);
  });

  it('are found where a card is taken that did not lie there, a pick is missing or made twice', () => {
    const other = packs[0]?.[1]?.find((card) => !packs[0]?.[0]?.includes(card)) ?? '';
    expect(podFaults(changed(firstPick, { card: other }), packs)).toEqual(
      expect.arrayContaining([
        `pick 0.1 of seat 0: ${other} did not lie before that seat`,
        'the pools do not hold every card of the packs once',
      ]),
    );
    expect(
      podFaults(
        stream.filter((_, index) => index !== firstPick),
        packs,
      ).length,
    ).toBeGreaterThan(1);
    expect(
      podFaults([...stream.slice(0, firstPick + 1), ...stream.slice(firstPick)], packs)[0],
    ).toBe('pick 0.1 of seat 0 was not due');
  });
});
