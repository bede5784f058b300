/** What a game is pinned to: a digest of everything that the engine knows of the cards in it. */
import { type CardBook, type Def } from './definition.js';
import { canonical } from './hash.js';
import { InvariantError } from './refusals.js';
import { sha256 } from './sha256.js';

const known = new WeakMap<Def, string>();

function digestOfCard(def: Def): string {
  let digest = known.get(def);
  if (digest === undefined) {
    // The facts and the nodes; the rest of a definition is worked out from them.
    const { id, name, subtitle, type, token, unique, aspects, traits, arena } = def;
    const {
      cost,
      power,
      hp,
      upgradePower,
      upgradeHp,
      abilities,
      back,
      asUpgrade,
      flip,
      backNamed,
    } = def;
    const facts = { id, name, subtitle, type, token, unique, aspects, traits, arena };
    const numbers = { cost, power, hp, upgradePower, upgradeHp };
    digest = sha256(
      canonical({ ...facts, ...numbers, abilities, back, asUpgrade, flip, backNamed }),
    );
    known.set(def, digest);
  }
  return digest;
}

/** SHA-256 over these cards, each once, and over all tokens, which any card may create. The order of the ids changes nothing. */
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
