import { describe, expect, it } from 'vitest';
import { seededRandom } from '#chance';
import type { DescribedPosition } from '#game';
import { begunGame, hiddenFrom, namesOf, piecesIn, piecesOf } from '../../testing/pieces.js';
import { destinyScreen } from './screen-game.js';

const begun = (seed: string): DescribedPosition => begunGame(destinyScreen, seed);

/** Every position of a random game. */
const positionsOf = (seed: string): readonly DescribedPosition[] => {
  const random = seededRandom(`choices ${seed}`);
  const all = [begun(seed)];
  for (let now = all[0]; now && now.waitingFor !== null; now = all.at(-1)) {
    const option = now.options[random.below(now.options.length)] ?? {};
    const after = now.after({ seat: now.waitingFor, option });
    if (!after) throw new Error('an option is legal');
    all.push(after);
  }
  return all;
};

const handOf = (position: DescribedPosition, seat: number, viewer: number | null) =>
  piecesIn(position, viewer, { seat, zone: 'hand' });

/** Names of cards in the hand of `seat` that appear nowhere else on the board of `viewer`. */
const secretNames = (position: DescribedPosition, seat: number, viewer: number | null) => {
  const open = namesOf(piecesOf(position, viewer));
  return [...namesOf(handOf(position, seat, seat))].filter((name) => !open.has(name));
};

describe('a board and what is told', () => {
  it('name no card of a hand to the other player or to somebody who watches', () => {
    let secrets = 0;
    for (const seed of ['leak 1', 'leak 2', 'leak 3']) {
      for (const position of positionsOf(seed)) {
        for (const { viewer, seat } of hiddenFrom) {
          const lines = position.told.filter(({ only }) => only === null);
          const told = JSON.stringify([position.board(viewer), lines]);
          for (const name of secretNames(position, seat, viewer)) {
            secrets += 1;
            expect([name, told.includes(name)]).toEqual([name, false]);
          }
        }
      }
    }
    expect(secrets).toBeGreaterThan(2_000);
  });

  it('give a hidden card no key by which it would be known again', () => {
    for (const position of positionsOf('keys')) {
      const hidden = handOf(position, 1, 0).filter(({ name }) => name === null);
      const own = new Set(handOf(position, 1, 1).map(({ key }) => key));
      expect(hidden.filter(({ key }) => own.has(key))).toEqual([]);
      expect(new Set(hidden.map(({ key }) => key)).size).toBe(hidden.length);
    }
  });

  it('open both hands to everyone, and no deck', () => {
    for (const position of positionsOf('everyone')) {
      const open = position.board('everyone');
      expect(open.decision).toBeNull();
      for (const [seat, { zones }] of open.seats.entries())
        expect(zones).toEqual(position.board(seat).seats[seat]?.zones);
    }
  });

  it('ask nobody who only watches', () => {
    const position = begun('watched');
    expect(position.board(null).decision).toBeNull();
    expect(position.board(position.waitingFor).decision).not.toBeNull();
  });
});

describe('what a choice shows', () => {
  it('is said of rolling and drawing, not of choosing between open cards', () => {
    const all = positionsOf('shown');
    const handSize = (position: DescribedPosition, seat: number) =>
      handOf(position, seat, seat).length;
    const [shown, quiet] = [true, false].map((is) => all.filter((one) => one.disclosed === is));
    expect([(shown?.length ?? 0) > 10, (quiet?.length ?? 0) > 10]).toEqual([true, true]);
    for (const [index, after] of all.entries()) {
      const before = all[index - 1];
      const mover = before?.waitingFor ?? null;
      if (!before || mover === null) continue;
      const drew = handSize(after, mover) > handSize(before, mover);
      if (drew && !after.disclosed)
        // A card that returned to the hand was visible before.
        expect(
          [...namesOf(handOf(after, mover, mover))].every((name) =>
            namesOf(piecesOf(before, mover)).has(name),
          ),
        ).toBe(true);
    }
  });
});

describe('a hidden card that somebody looks at', () => {
  it('is named to them alone; everybody is told that they looked', () => {
    const lines = Array.from({ length: 12 }, (_, n) => positionsOf(`looked ${n}`))
      .flat()
      .flatMap((position) => position.told);
    const seen = lines.filter(({ only }) => only !== null);
    expect(seen.length).toBeGreaterThan(3);
    expect(seen.every(({ seat, only, text }) => seat === only && /^sees \S/.test(text.en))).toBe(
      true,
    );
    const looked = lines.filter(({ text }) => text.en.startsWith('looks at'));
    expect([looked.length, looked.every(({ only }) => only === null)]).toEqual([seen.length, true]);
  });
});
