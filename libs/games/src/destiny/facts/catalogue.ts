import { loadCards, type DestinyCard } from './card.js';
import { destinySets } from './sets.gen.js';

const cards = new Map<string, DestinyCard>();
for (const { code, rows } of destinySets) {
  for (const card of loadCards(code, rows)) {
    if (cards.has(card.id)) throw new Error(`${code} ${card.id}: another set has this id`);
    cards.set(card.id, card);
  }
}

/** Every card of the game, in order of sets. */
export const destinyCards = (): readonly DestinyCard[] => [...cards.values()];

export const destinyCard = (id: string): DestinyCard | undefined => cards.get(id);

/** A card whose id was already checked; throws if it does not exist. */
export const knownCard = (id: string): DestinyCard => {
  const card = cards.get(id);
  if (!card) throw new Error(`there is no card ${id}`);
  return card;
};

/** Ignores case, accents and punctuation, because lists are typed by hand. */
const nameKey = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();

/** The title and the subtitle, if there is one: `Han Solo, Scoundrel`. */
export const fullName = ({ name, subtitle }: DestinyCard): string =>
  subtitle === undefined ? name : `${name}, ${subtitle}`;

/**
 * Whether two cards are copies of each other: they have the same title, whatever else differs (part
 * 8).
 */
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

/** The code of a set from its name or code: `Awakenings` or `AW`. */
export const setCode = (name: string): string | undefined => setsByName.get(nameKey(name));

export const setName = (code: string): string =>
  destinySets.find((set) => set.code === code)?.name ?? code;

const byPlace = new Map(
  [...cards.values()].map((card) => [`${card.set} ${card.id.slice(-3)}`, card]),
);

/**
 * A card by set code and number, as lists name it: `AW`, 28. Double-sided cards have a letter in
 * their id and are found by name.
 */
export const cardAt = (set: string, number: number): DestinyCard | undefined =>
  byPlace.get(`${set} ${String(number).padStart(3, '0')}`) ??
  [...cards.values()].find((card) => card.set === set && card.number === number);

const byName = new Map<string, DestinyCard[]>();
for (const card of cards.values()) {
  for (const key of new Set([nameKey(card.name), nameKey(fullName(card))]))
    byName.set(key, [...(byName.get(key) ?? []), card]);
}

/** Cards with this title, or with this title and subtitle. */
export const cardsNamed = (name: string): readonly DestinyCard[] => byName.get(nameKey(name)) ?? [];
