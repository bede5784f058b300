import { boxDecks, type PracticeDeck } from '#contracts';
import { type OwnDeck, ownDecks } from '../../api/own-decks.js';
import type { DeckWish } from './deck-wish.js';

/**
 * Keys of the formats of Star Wars: Unlimited whose decks are stored separately; other games use
 * their ids.
 */
export const PREMIER = 'swu';
export const TWIN_SUNS = 'twin-suns';

const mostLetters = 40;
const short = (name: string): string =>
  name.length > mostLetters ? `${name.slice(0, mostLetters - 1).trimEnd()}…` : name;

/** The card name in a line of a list: Luke Skywalker for `1 | Luke Skywalker | Faithful Friend`. */
const cardOf = (line: string): string =>
  line
    .replace(/^\s*\d+\s*x?\s*\|?\s*/i, '')
    .split('|')[0]
    ?.trim() ?? '';

const ofJson = (text: string): string | null => {
  try {
    const { name, metadata } = JSON.parse(text) as Readonly<Record<string, unknown>>;
    const told = name ?? (metadata as Readonly<Record<string, unknown>> | undefined)?.['name'];
    return typeof told === 'string' && told.trim() !== '' ? told.trim() : null;
  } catch {
    return null;
  }
};

/**
 * A name under which a pasted list is offered again: its own name, its leader, or its first line.
 */
export const nameOfList = (text: string): string => {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const heading = lines.findIndex((line) => /^\s*leaders?\s*:?\s*$/i.test(line));
  return short(ofJson(text) ?? cardOf(lines[heading + 1] ?? lines[0] ?? ''));
};

const boxNames = new Map<string, string>(boxDecks.map(({ name, leader }) => [name, leader]));
const firstStarters = { luke: 'Luke Skywalker', vader: 'Darth Vader' } as const;
const isFirst = (name: string): name is keyof typeof firstStarters =>
  Object.hasOwn(firstStarters, name);

const nameOf = (deck: OwnDeck['deck']): string => {
  if (deck.kind === 'text') return nameOfList(deck.text);
  const { name } = deck;
  return isFirst(name) ? firstStarters[name] : (boxNames.get(name) ?? '');
};

/** Stores the deck just used; a random deck is not stored, because it differs each time. */
export const keepDeck = (game: string, deck: PracticeDeck | undefined): void => {
  if (deck === undefined || deck.kind === 'random') return;
  ownDecks.remember({ at: Date.now(), game, name: nameOf(deck), deck });
};

/** The same for a list of another game. */
export const keepList = (game: string, list: string | undefined): void =>
  keepDeck(game, list === undefined ? undefined : { kind: 'text', text: list });

export const savedDecks = (game: string): readonly OwnDeck[] =>
  ownDecks.all().filter((deck) => deck.game === game);

/** Whether a saved deck needs a button of its own; the first starter decks have one in the form. */
export const isOffered = ({ deck }: Pick<OwnDeck, 'deck'>): boolean =>
  deck.kind === 'text' || !isFirst(deck.name);

/** The form's state for a saved deck; everything else typed there is kept. */
export const wishFor = (deck: OwnDeck['deck'], wish: DeckWish): DeckWish => {
  if (deck.kind === 'text') return { ...wish, kind: 'text', text: deck.text };
  const { name } = deck;
  return isFirst(name) ? { ...wish, kind: name } : { ...wish, kind: 'starter', starter: name };
};
