import type { Ability, Keyword } from '#rules';
import type { CardFacts, PrintedKeyword } from '../facts/card-facts.js';
import { allCards } from '../facts/catalogue.js';
import type { Behaviour } from './card.js';

function abilityOf({ keyword, gives, ...values }: PrintedKeyword): Ability {
  return {
    a: 'keyword',
    keyword: keyword.toLowerCase() as Keyword,
    ...values,
    ...(gives ? { ability: abilityOf(gives) } : {}),
  };
}

/**
 * As an upgrade a Pilot has only the abilities of its upgrade box (7.5.17), which these cards leave
 * empty.
 */
function behaviourOf(id: string, printed: readonly PrintedKeyword[]): Behaviour {
  const abilities = printed.map(abilityOf);
  return printed.some((p) => p.keyword === 'Piloting')
    ? { id, abilities, asUpgrade: [] }
    : { id, abilities };
}

const sayable = (card: CardFacts): boolean => card.onlyKeywords !== undefined;

/** Cards whose facts contain all their abilities, so that no table has a row for them. */
export const keywordCards: readonly Behaviour[] = allCards
  .filter(sayable)
  .map((card) => behaviourOf(card.id, card.onlyKeywords ?? []));
