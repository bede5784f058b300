/** Pins a game to its cards: a digest of everything that the engine knows about them. */
import { perNode } from '../effects/per-node.js';
import type { CardBook, Def } from './definition.js';
import { canonical } from './hash.js';
import { InvariantError } from './refusals.js';
import { sha256 } from './sha256.js';

/** Covers the facts and the nodes; the rest of a definition is derived from them. */
const digestOfCard = perNode((def: Def): string => {
  const { id, name, subtitle, type, token, unique, aspects, traits, arena } = def;
  const { cost, power, hp, upgradePower, upgradeHp, abilities, back, asUpgrade, flip, backNamed } =
    def;
  const facts = { id, name, subtitle, type, token, unique, aspects, traits, arena };
  const numbers = { cost, power, hp, upgradePower, upgradeHp };
  return sha256(canonical({ ...facts, ...numbers, abilities, back, asUpgrade, flip, backNamed }));
});

/**
 * SHA-256 over these cards, each once, and over all tokens, because any card may create one. The
 * order of the ids does not matter.
 */
export function digestOf(book: CardBook, ids: readonly string[]): string {
  const tokens = [...book.cards.values()].filter((d) => d.token === true).map((d) => d.id);
  const all = [...new Set([...ids, ...tokens])].sort();
  return sha256(
    all
      .map((id) => {
        const def = book.cards.get(id);
        if (!def) throw new InvariantError(`no card ${id} in the book`);
        return digestOfCard(def);
      })
      .join(),
  );
}
