/**
 * Tests of official rulings. A title begins with the ruling it answers, `SOR_002#1`: a card and the
 * number of the ruling among those published about it. Rulings that say the same about many cards
 * are one call of `alike`, with a test for each card.
 */
import type { SideSetup, Table, UnitSetup } from '#rules';
import { canonicalId } from '../facts/catalogue.js';
import { playableBook } from '../behaviour/book.js';
import { rows } from '../behaviour/testing/rows.js';

type Test = (title: string, prove: () => void) => void;
type Expect = (seen: unknown) => { toEqual: (wanted: unknown) => void };

const book = playableBook();

/** Promotional printings that the facts list under the number of the set. */
const PROMOS: Readonly<Record<string, string>> = {
  J25_004: 'JTL_094',
  JTLP_004: 'JTL_048',
  JTLP_010: 'JTL_145',
};

/** The card that a ruling is about, by the id of its first printing. */
export function cardOf(ruling: string): string {
  const printing = ruling.slice(0, ruling.indexOf('#'));
  return canonicalId(PROMOS[printing] ?? printing);
}

/**
 * Defines tests of rulings, also of several that are alike: `prove` returns for a card what its
 * board shows and what it must show.
 */
export const rulings = (it: Test, expect: Expect) => ({
  ruling: rows(it, expect),
  alike: (
    title: string,
    ids: readonly string[],
    prove: (card: string) => readonly [seen: unknown, wanted: unknown],
  ): void => {
    for (const id of ids) {
      it(`${id}: ${title}`, () => {
        const [seen, wanted] = prove(cardOf(id));
        expect(seen).toEqual(wanted);
      });
    }
  },
});

export const arenaOf = (card: string): 'ground' | 'space' =>
  book.cards.get(card)?.arena === 'Space' ? 'space' : 'ground';

/**
 * Declines everything optional until somebody can act again; if something has to be chosen, it
 * takes the first option.
 */
export function leaveAll(t: Table): Table {
  while (!t.state.outcome && !['action', 'resource'].includes(t.decision.kind)) {
    const { min, options } = t.decision;
    if (t.options().includes('no')) t.no();
    else if (min === 0) t.none();
    else t.move({ pick: options.slice(0, min).map((_, i) => i) });
  }
  return t;
}

/** Accepts everything optional until somebody can act again. */
export function takeAll(t: Table): Table {
  while (!t.state.outcome && !['action', 'resource'].includes(t.decision.kind)) {
    const { min, max, options, total, caps } = t.decision;
    if (t.options().includes('yes')) t.yes();
    else if (t.decision.kind === 'divide')
      t.move({ amounts: shares(total ?? 0, caps ?? options.map(() => total ?? 0)) });
    else t.move({ pick: options.slice(0, Math.max(min, Math.min(1, max))).map((_, i) => i) });
  }
  return t;
}

/** Whether there was an event of any of these kinds. */
export const didHappen = (t: Table, ...kinds: string[]): boolean =>
  t.events.some(({ e }) => kinds.includes(e));

/** Divides the total in order, giving each as much as it may have. */
function shares(total: number, caps: readonly number[]): number[] {
  let left = total;
  return caps.map((cap) => {
    const n = Math.min(cap, left);
    left -= n;
    return n;
  });
}

/** A side with these units, each in its arena. */
export function units(...given: (string | UnitSetup)[]): Pick<SideSetup, 'ground' | 'space'> {
  const of = (u: string | UnitSetup) => arenaOf(typeof u === 'string' ? u : u.id);
  return {
    ground: given.filter((u) => of(u) === 'ground'),
    space: given.filter((u) => of(u) === 'space'),
  };
}
