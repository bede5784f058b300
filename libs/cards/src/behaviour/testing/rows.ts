/**
 * Rows of the tables that test single cards: given a board, what the result is after these
 * decisions.
 */
import {
  createEngine,
  type Seat,
  type SideSetup,
  table,
  type Table,
  type TableSetup,
} from '#rules';
import { playableBook } from '../book.js';

export const engine = createEngine(playableBook());
const RESOURCES = 20;

export const XP = 'TOKEN_EXPERIENCE';
export const SHIELD = 'TOKEN_SHIELD';
export const SPY = 'TOKEN_SPY';
export const TIE = 'TOKEN_TIE_FIGHTER';
export const XWING = 'TOKEN_XWING';
export const DROID = 'TOKEN_BATTLE_DROID';
export const CLONE = 'TOKEN_CLONE_TROOPER';

export const board = ({ you, them, ...rest }: TableSetup): Table =>
  table(engine, {
    you: { resources: RESOURCES, ...you },
    them: { resources: RESOURCES, ...them },
    ...rest,
  });

/** The same in three parts: you, them, and the rest of the board. */
export const sides = (
  you: SideSetup,
  them: SideSetup = {},
  rest: Partial<TableSetup> = {},
): Table => board({ you, them, ...rest });

type Row = <T>(title: string, given: TableSetup, see: (t: Table) => T, seen: T) => void;

/**
 * Makes rows for the given test runner, so that this library needs none. A row's title begins with
 * the card (`SOR_131: what happens`); `see` makes the decisions and returns the result, which must
 * equal `seen`.
 */
export const rows =
  (
    it: (title: string, prove: () => void) => void,
    expect: (seen: unknown) => { toEqual: (wanted: unknown) => void },
  ): Row =>
  (title, given, see, seen) => {
    it(title, () => {
      expect(see(board(given))).toEqual(seen);
    });
  };

/** The upgrades of a unit, by ids. */
export const upgradesOf = (t: Table, id: string, nth = 0): string[] =>
  t.unit(id, nth).upgrades.map((u) => u.id);

/** The captives of a unit, by ids. */
export const captivesOf = (t: Table, id: string, nth = 0): string[] =>
  t.unit(id, nth).captives.map((c) => c.id);

/** Power and HP of a unit. */
export const numbers = (t: Table, id: string): [number, number] => {
  const { power, hp } = t.unit(id);
  return [power, hp];
};

/** A unit with damage on it. */
export const hurt = (id: string, damage: number) => ({ id, damage });

/** An exhausted unit. */
export const spent = (id: string) => ({ id, ready: false });

/** A leader that is already deployed. */
export const deployed = (id: string) => ({ id, deployed: true });

/** A unit with upgrades on it. */
export const wearing = (id: string, ...upgrades: string[]) => ({ id, upgrades });

/** A board with these cards disclosed, then the same with none. */
export const disclosing = <T>(
  given: TableSetup,
  shown: readonly string[],
  start: (t: Table) => Table,
  see: (t: Table) => T,
): T[] =>
  [shown, []].map((cards) => {
    const t = start(board(given));
    if (cards.length === 0) t.none();
    for (const card of cards) t.pick(card);
    return see(t);
  });

/** With the Force and without it. */
export const withForce = <T>(see: (force: boolean) => T): T[] => [true, false].map(see);

/** Whether you have the Force token. */
export const force = (t: Table) => t.state.players[0]?.force;

/** Accepts or declines what is offered. */
export const answer = (t: Table, taken: boolean): Table => (taken ? t.yes() : t.no());

/** The units of a player, by ids. */
export const unitsOf = (t: Table, seat: Seat) =>
  t.state.players[seat]?.units.map((c) => t.state.id[c]);

/** Plays a card as a pilot. */
export const asPilot = (t: Table, id: string) => t.pick(`play ${id} pilot`);

/** A side with one unit that has these upgrades. */
export const wanted = (...upgrades: string[]): SideSetup => ({
  ground: [{ id: 'SOR_128', upgrades }],
});

/** The same card `n` times. */
export const times = (n: number, id: string): string[] => Array.from({ length: n }, () => id);

/** The number of resources that are exhausted to play a card from the hand. */
export const costOf = (card: string, you: SideSetup = {}, them: SideSetup = {}): number => {
  const t = board({ you: { hand: [card], ...you }, them });
  return t.ready(0) - t.play(card).ready(0);
};

/** Credit tokens of a player. */
export const credits = (t: Table, seat: Seat = 0) => t.state.players[seat]?.credits;
