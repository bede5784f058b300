import { loadCards, type DestinyCard } from './card.js';
import { destinySets } from './sets.gen.js';

const cards = new Map<string, DestinyCard>();
for (const { code, rows } of destinySets) {
  for (const card of loadCards(code, rows)) {
    if (cards.has(card.id)) throw new Error(`${code} ${card.id}: another set has this id`);
    cards.set(card.id, card);
  }
}

/** Every card of the game, in the order of their sets. */
export const destinyCards = (): readonly DestinyCard[] => [...cards.values()];

export const destinyCard = (id: string): DestinyCard | undefined => cards.get(id);

/** A card that must exist: ids that were checked before. */
export const knownCard = (id: string): DestinyCard => {
  const card = cards.get(id);
  if (!card) throw new Error(`there is no card ${id}`);
  return card;
};

/** Upper and lower case, accents and punctuation aside: lists are typed by hand. */
const nameKey = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();

/** Title and, where there is one, subtitle: `Han Solo, Scoundrel`. */
export const fullName = ({ name, subtitle }: DestinyCard): string =>
  subtitle === undefined ? name : `${name}, ${subtitle}`;

/** A copy is a card of the same title, whatever else differs (part 8). */
export const areCopies = (
  one: Pick<DestinyCard, 'name'>,
  other: Pick<DestinyCard, 'name'>,
): boolean => one.name === other.name;

const setsByName = new Map(
  destinySets.flatMap(({ code, name }) => [
    [nameKey(name), code],
    [nameKey(code), code],
  ]),
);

/** `Awakenings` or `AW` to the set's code. */
export const setCode = (name: string): string | undefined => setsByName.get(nameKey(name));

export const setName = (code: string): string =>
  destinySets.find((set) => set.code === code)?.name ?? code;

const byPlace = new Map(
  [...cards.values()].map((card) => [`${card.set} ${card.id.slice(-3)}`, card]),
);

/**
 * A card by set code and the number in it, as lists name it: `AW`, 28.
 * Double-sided cards carry a letter in their id and are found by name.
 */
export const cardAt = (set: string, number: number): DestinyCard | undefined =>
  byPlace.get(`${set} ${String(number).padStart(3, '0')}`) ??
  [...cards.values()].find((card) => card.set === set && card.number === number);

const byName = new Map<string, DestinyCard[]>();
for (const card of cards.values()) {
  for (const key of new Set([nameKey(card.name), nameKey(fullName(card))]))
    byName.set(key, [...(byName.get(key) ?? []), card]);
}

/** Cards of this title, or of this title and subtitle. */
export const cardsNamed = (name: string): readonly DestinyCard[] => byName.get(nameKey(name)) ?? [];
