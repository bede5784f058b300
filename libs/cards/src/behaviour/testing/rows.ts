/** Rows of the tables that prove single cards: given a board, what is seen after these decisions. */
import { createEngine, table, type Table, type TableSetup } from '#rules';
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
