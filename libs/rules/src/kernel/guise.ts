/** 8.6: a card in play that has the printed attributes of another. */
import type { Guise } from '../events/guise.js';
import { type CardBook, compile, type Def } from './definition.js';

const known = new WeakMap<CardBook, Map<string, Def>>();

const keep = (made: Map<string, Def>, key: string, def: Def): Def => {
  made.set(key, def);
  return def;
};

/**
 * The copy keeps what makes it this physical card: its number in the book, and whether it is a
 * token. It is not unique.
 */
export function disguiseAs(book: CardBook, own: Def, guise: Guise): Def {
  const made = known.get(book) ?? new Map<string, Def>();
  known.set(book, made);
  const key = `${own.id} ${guise.of} ${guise.trait ?? ''}${guise.flipped ? ' flipped' : ''}`;
  let def = made.get(key);
  if (!def) {
    const model = book.cards.get(guise.of) as Def;
    const { traits } = model;
    if (guise.flipped) return keep(made, key, compile({ ...own, ...(own.flip ?? own.backNamed) }));
    def = compile({
      ...model,
      id: own.id,
      token: own.token,
      unique: false,
      traits:
        guise.trait === undefined || traits.includes(guise.trait)
          ? traits
          : [...traits, guise.trait],
    });
    made.set(key, def);
  }
  return def;
}
