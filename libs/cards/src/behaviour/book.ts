import { cardBook, type CardBook, type CardDefinition } from '#rules';
import { allCards } from '../facts/catalogue.js';
import type { CardFacts } from '../facts/card-facts.js';
import type { Behaviour } from './card.js';
import { BEHAVIOURS } from './sets.js';
import { TOKENS } from './tokens.cards.js';

/** An upgrade's printed numbers are its modifiers (2.9, 2.11); a Pilot has both kinds. */
const modifiersOf = (facts: CardFacts): Pick<CardDefinition, 'upgradePower' | 'upgradeHp'> => ({
  upgradePower: facts.upgradePower ?? (facts.type === 'Upgrade' ? facts.power : undefined),
  upgradeHp: facts.upgradeHp ?? (facts.type === 'Upgrade' ? facts.hp : undefined),
});

/** 3.2.1: a base's trait is its place, which its facts have as its subtitle. */
const traitsOf = ({ type, subtitle, traits }: CardFacts): readonly string[] =>
  type === 'Base' && subtitle !== undefined ? [...traits, subtitle.toUpperCase()] : traits;

/** Bases that only have HP and an icon need no behaviour; all other cards do. */
function define(
  { id, abilities, back, backNamed, asUpgrade, sides }: Behaviour,
  facts: CardFacts | undefined,
): CardDefinition {
  if (!facts) throw new Error(`behaviour for ${id}, but no facts`);
  return {
    id,
    abilities,
    back,
    backNamed,
    asUpgrade,
    flip: sides?.other,
    name: facts.name,
    subtitle: facts.subtitle,
    type: facts.type,
    unique: facts.unique,
    aspects: sides?.aspects ?? facts.aspects,
    traits: traitsOf(facts),
    arena: facts.arenas[0],
    cost: facts.cost,
    power: facts.power,
    hp: facts.hp,
    ...modifiersOf(facts),
  };
}

let book: CardBook | undefined;

/** 3.7.11, 3.7.13: tokens that a game only counts, so they are no cards of the book. */
const NAMES_OF_COUNTED_TOKENS = ['Credit', 'The Force'];

const namesOf = ({ sides, backNamed }: Behaviour): readonly string[] => [
  ...(sides ? [sides.other.name] : []),
  ...(backNamed ? [backNamed.name] : []),
];

/**
 * The book of all cards that have behaviour, and of the tokens. The name of any card may be named
 * (8.18.1), and tokens are cards (3.7.1).
 * @param cards each card once, with its facts.
 * @throws Error for behaviour of a card without facts.
 */
export function bookOf(cards: readonly CardFacts[], behaviours: readonly Behaviour[]): CardBook {
  const byId = new Map(cards.map((card) => [card.id, card]));
  return cardBook(
    [...behaviours.map((behaviour) => define(behaviour, byId.get(behaviour.id))), ...TOKENS],
    [
      ...new Set([
        ...[...cards, ...TOKENS].map((c) => c.name),
        ...behaviours.flatMap(namesOf),
        ...NAMES_OF_COUNTED_TOKENS,
      ]),
    ].sort(),
  );
}

/** The book of all cards that are built in. */
export const playableBook = (): CardBook => (book ??= bookOf(allCards, BEHAVIOURS));
