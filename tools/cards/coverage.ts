/**
 * The coverage of each set: which cards are defined, which have a rule of their own, which have a
 * test row.
 */
import { allCards, setCodes, type SetCode } from '#cards';
import type { Ability, CardBook } from '#rules';

export interface Coverage {
  readonly set: SetCode;
  readonly cards: number;
  readonly defined: number;
  /**
   * Defined cards with more text than keywords without an effect of their own, which the engine's
   * own tests prove.
   */
  readonly ownRule: readonly string[];
  /** Those of `ownRule` that no test row names. */
  readonly untested: readonly string[];
  /** Cards with code instead of data. */
  readonly custom: readonly string[];
}

const plainKeyword = (a: Ability): boolean =>
  a.a === 'keyword' &&
  a.effect === undefined &&
  (a.ability === undefined || plainKeyword(a.ability));

/** Whether a card uses a function somewhere in its data. */
const hasCode = (value: unknown): boolean =>
  typeof value === 'function' ||
  (typeof value === 'object' && value !== null && Object.values(value).some(hasCode));

/**
 * Cards named at the start of a test's title: `it('SOR_131: what happens', ...)`, several separated
 * by commas.
 */
export function rowsIn(spec: string): string[] {
  return [
    ...spec.matchAll(
      /\b(?:it|row)(?:\.each\([^)]*\))?\(\s*(['"`])([A-Z0-9]{3,4}_\d{3}(?:, [A-Z0-9]{3,4}_\d{3})*):? /g,
    ),
  ].flatMap(([, , ids]) => (ids as string).split(', '));
}

export function coverage(book: CardBook, rows: ReadonlySet<string>): Coverage[] {
  return setCodes.map((set) => {
    const cards = allCards.filter((c) => c.id.startsWith(`${set}_`));
    const defined = cards.flatMap((c) => book.cards.get(c.id) ?? []);
    const said = (id: string): readonly Ability[] => {
      const d = book.cards.get(id);
      return d ? [...d.abilities, ...(d.back ?? []), ...(d.asUpgrade ?? [])] : [];
    };
    const ownRule = defined.map((d) => d.id).filter((id) => said(id).some((a) => !plainKeyword(a)));
    return {
      set,
      cards: cards.length,
      defined: defined.length,
      ownRule,
      untested: ownRule.filter((id) => !rows.has(id)),
      custom: defined.map((d) => d.id).filter((id) => hasCode(said(id))),
    };
  });
}
