import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  fullClock,
  hasRunOut,
  type ThinkingClock,
  type ThinkingTime,
  timeLeft,
  turnClock,
} from './thinking-time.js';

const begin = Date.parse('2026-11-29T12:00:00.000Z');
const at = (ms: number): string => new Date(begin + ms).toISOString();

const time: fc.Arbitrary<ThinkingTime> = fc.record({
  reserve: fc.integer({ min: 0, max: 7_200 }),
  increment: fc.integer({ min: 0, max: 120 }),
  perMove: fc.integer({ min: 0, max: 600 }),
  atZero: fc.constantFrom('warning', 'choice', 'loss'),
});
const turn = fc.record({
  asked: fc.option(fc.integer({ min: 0, max: 1 }), { nil: null }),
  answered: fc.boolean(),
  stands: fc.boolean(),
  waits: fc.integer({ min: -5_000, max: 900_000 }),
});
const turns = fc.array(turn, { maxLength: 30 });

/** The clock after each of these turns, with the time of each. */
const follow = (
  policy: ThinkingTime,
  course: readonly (typeof turns extends fc.Arbitrary<infer T> ? T : never)[number][],
) => {
  const clocks: { readonly clock: ThinkingClock; readonly now: number }[] = [
    {
      clock: turnClock(policy, fullClock(policy, 2), { now: at(0), asked: 0, answered: false }),
      now: 0,
    },
  ];
  for (const { waits, ...next } of course) {
    const { clock, now } = clocks.at(-1)!;
    const later = now + waits;
    clocks.push({ clock: turnClock(policy, clock, { ...next, now: at(later) }), now: later });
  }
  return clocks;
};

it('a reserve never grows, and never falls below nothing', () => {
  fc.assert(
    fc.property(time, turns, (policy, course) => {
      const clocks = follow(policy, course);
      for (const [index, { clock }] of clocks.entries())
        for (const [seat, left] of clock.left.entries()) {
          expect(left).toBeGreaterThanOrEqual(0);
          expect(left).toBeLessThanOrEqual(
            clocks[index - 1]?.clock.left[seat] ?? policy.reserve * 1000,
          );
        }
    }),
  );
});

it('takes from whoever is asked only, and no more than the game waited for them', () => {
  fc.assert(
    fc.property(time, turns, turn, (policy, course, { waits, ...next }) => {
      const { clock, now } = follow(policy, course).at(-1)!;
      const after = turnClock(policy, clock, { ...next, now: at(now + waits) });
      for (const [seat, left] of after.left.entries()) {
        const taken = (clock.left[seat] ?? 0) - left;
        const ran = seat === clock.asked && clock.since !== null;
        expect(taken).toBeLessThanOrEqual(ran ? Math.max(0, waits) : 0);
      }
    }),
  );
});

it('an answer within the increment costs nothing', () => {
  fc.assert(
    fc.property(time, turns, fc.nat(), (policy, course, within) => {
      const { clock, now } = follow(policy, course).at(-1)!;
      const waits = within % (policy.increment * 1000 + 1);
      const waited = clock.asked === null ? 0 : (clock.left[clock.asked] ?? 0);
      fc.pre(waits <= waited);
      const after = turnClock(policy, clock, { now: at(now + waits), asked: 1, answered: true });
      expect(after.left).toEqual(clock.left);
    }),
  );
});

it('runs out when reserve and the time for the question are over, and once it has, stays so', () => {
  fc.assert(
    fc.property(time, turns, (policy, course) => {
      const { clock, now } = follow(policy, course).at(-1)!;
      const { asked, since } = clock;
      if (asked === null || since === null) {
        expect(hasRunOut(policy, clock, begin + now + 10_000_000)).toBe(false);
        return;
      }
      const ends = begin + now + (clock.left[asked] ?? 0) + policy.perMove * 1000;
      expect(hasRunOut(policy, clock, ends - 1)).toBe(false);
      expect(hasRunOut(policy, clock, ends)).toBe(true);
      expect(hasRunOut(policy, clock, ends + 1)).toBe(true);
    }),
  );
});

it('shows the time of a question only as it runs, and nobody else’s', () => {
  const policy = { reserve: 60, increment: 0, perMove: 30, atZero: 'loss' } as const;
  const clock = turnClock(policy, fullClock(policy, 2), { now: at(0), asked: 1, answered: false });
  const left = (seat: number, ms: number) => timeLeft(policy, clock, { seat, now: begin + ms });
  expect(left(1, 20_000)).toEqual({ reserve: 40_000, move: 30_000 });
  expect(left(1, 75_000)).toEqual({ reserve: 0, move: 15_000 });
  expect(left(1, 500_000)).toEqual({ reserve: 0, move: 0 });
  expect(left(0, 500_000)).toEqual({ reserve: 60_000, move: 30_000 });
});
