/** Rows of the tables that prove single cards: given a board, what is seen after these decisions. */
import {
  createEngine,
  type Seat,
  type SideSetup,
  table,
  type Table,
  type TableSetup,
} from '#rules';
import { playableBook } from '../book.js';

const engine = createEngine(playableBook());
const RESOURCES = 20;

export const board = ({ you, them, ...rest }: TableSetup): Table =>
  table(engine, {
    you: { resources: RESOURCES, ...you },
    them: { resources: RESOURCES, ...them },
    ...rest,
  });

type Row = <T>(title: string, given: TableSetup, see: (t: Table) => T, seen: T) => void;

/**
 * Makes rows for the test runner that is given, so that this library needs none. A row's title begins with the card (`SOR_131: what happens`); `see`
 * makes the decisions and tells what is seen then, which must be `seen`.
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

/** What is attached to a unit, by ids. */
export const upgradesOf = (t: Table, id: string): string[] => t.unit(id).upgrades.map((u) => u.id);

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

/** The same card as often as wanted. */
export const times = (n: number, id: string): string[] => Array.from({ length: n }, () => id);

/** Resources that are exhausted to play a card from the hand. */
export const costOf = (card: string, you: SideSetup = {}, them: SideSetup = {}): number => {
  const t = board({ you: { hand: [card], ...you }, them });
  return t.ready(0) - t.play(card).ready(0);
};

/** Credit tokens of a player. */
export const credits = (t: Table, seat: Seat = 0) => t.state.players[seat]?.credits;
