import type { Behaviour } from '../engine/behaviour.js';
import type { Book } from '../engine/machine.js';
import { destinyCard, destinyCards, fullName, knownCard } from '../facts/catalogue.js';
import type { DestinyCard } from '../facts/card.js';
import type { DestinyList } from '../lists/list.js';
import { atgCards } from './atg.cards.js';
import { awCharacters } from './aw-characters.cards.js';
import { awEvents } from './aw-events.cards.js';
import { awSupports } from './aw-supports.cards.js';
import { awUpgrades } from './aw-upgrades.cards.js';
import { convCards } from './conv.cards.js';
import { eawCharacters } from './eaw-characters.cards.js';
import { eawEvents } from './eaw-events.cards.js';
import { eawSupports } from './eaw-supports.cards.js';
import { eawUpgrades } from './eaw-upgrades.cards.js';
import { legDice } from './leg-dice.cards.js';
import { legFurther } from './leg-further.cards.js';
import { legCards } from './leg.cards.js';
import { plotCards } from './plots.cards.js';
import { keywordCards, reprints } from './reprints.cards.js';
import { rivCards } from './riv.cards.js';
import { sorCharacters } from './sor-characters.cards.js';
import { sorEawFurther } from './sor-eaw-further.cards.js';
import { sorEvents } from './sor-events.cards.js';
import { sorSupports } from './sor-supports.cards.js';
import { sorUpgrades } from './sor-upgrades.cards.js';
import { tpgCards } from './tpg.cards.js';
import { wotfCards } from './wotf.cards.js';

const first: Readonly<Record<string, Behaviour>> = {
  ...awCharacters,
  ...awUpgrades,
  ...awSupports,
  ...awEvents,
  ...sorCharacters,
  ...sorUpgrades,
  ...sorSupports,
  ...sorEvents,
  ...eawCharacters,
  ...eawUpgrades,
  ...eawSupports,
  ...eawEvents,
  ...sorEawFurther,
  ...tpgCards,
  ...legDice,
  ...legCards,
  ...legFurther,
  ...rivCards,
  ...wotfCards,
  ...atgCards,
  ...convCards,
  ...plotCards,
  ...keywordCards,
};

const again = Object.entries(reprints).map(([id, of]) => [id, first[of]] as const);

const behaviours: Readonly<Record<string, Behaviour | undefined>> = {
  ...first,
  ...Object.fromEntries(again),
};

/** What a card does; undefined for a card that cannot be played on screen yet. */
export const behaviourOf = (id: string): Behaviour | undefined =>
  Object.hasOwn(behaviours, id) ? behaviours[id] : undefined;

/** The cards of Destiny that can be played on screen. */
export const destinyBook: Book = {
  card: knownCard,
  behaviour: (id) => {
    const found = behaviourOf(id);
    if (!found) throw new Error(`${id} cannot be played on screen`);
    return found;
  },
};

/** The number of abilities of a card: one per paragraph (part 7). */
export const abilityCount = (does: Behaviour): number =>
  (does.keywords?.length ?? 0) +
  [does.event, does.special, does.claim].filter((nodes) => nodes !== undefined).length +
  (does.actions?.length ?? 0) +
  Object.keys(does.after ?? {}).length +
  Object.keys(does.before ?? {}).length +
  Object.keys(does.constant ?? {}).length +
  (does.outsideGame ?? 0);

/** The cards of a list that cannot be played on screen, each once. */
export const notPlayable = (list: DestinyList): DestinyCard[] => {
  const ids = [
    ...list.team.map(({ card }) => card),
    ...list.plots.map(({ card }) => card),
    ...list.battlefields,
    ...list.deck.map(({ card }) => card),
  ];
  return [...new Set(ids)].filter((id) => !behaviourOf(id)).map(knownCard);
};

/**
 * How much of a set is playable: the number of its cards, and the names of those that are not
 * playable.
 */
export const playableOf = (
  set: string,
): { readonly cards: number; readonly not: readonly string[] } => {
  const cards = destinyCards().filter((card) => card.set === set);
  const not = cards.filter(({ id }) => !behaviourOf(id) && destinyCard(id));
  return { cards: cards.length, not: not.map((card) => `${card.id} ${fullName(card)}`) };
};
