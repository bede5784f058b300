import { boxDecks, type PracticeDeck } from '#contracts';
import { type OwnDeck, ownDecks } from '../../api/own-decks.js';
import type { DeckWish } from './deck-wish.js';

/** Formats of Star Wars: Unlimited whose decks are kept apart; other games go by their ids. */
export const PREMIER = 'swu';
export const TWIN_SUNS = 'twin-suns';

const mostLetters = 40;
const short = (name: string): string =>
  name.length > mostLetters ? `${name.slice(0, mostLetters - 1).trimEnd()}…` : name;

/** What a line of a list names: `1 | Luke Skywalker | Faithful Friend` names Luke Skywalker. */
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

/** How a pasted list is called where it is offered again: by its own name, its leader, or its first line. */
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

/** Keeps what was just played with; a random deck is another one each time. */
export const keepDeck = (game: string, deck: PracticeDeck | undefined): void => {
  if (deck === undefined || deck.kind === 'random') return;
  ownDecks.remember({ at: Date.now(), game, name: nameOf(deck), deck });
};

/** The same of a list of another game. */
export const keepList = (game: string, list: string | undefined): void =>
  keepDeck(game, list === undefined ? undefined : { kind: 'text', text: list });

export const savedDecks = (game: string): readonly OwnDeck[] =>
  ownDecks.all().filter((deck) => deck.game === game);

/** Whether a form has no place of its own for it, as it has for the first starters. */
export const isOffered = ({ deck }: Pick<OwnDeck, 'deck'>): boolean =>
  deck.kind === 'text' || !isFirst(deck.name);

/** The same as a wish in the form, which keeps what else was typed there. */
export const wishFor = (deck: OwnDeck['deck'], wish: DeckWish): DeckWish => {
  if (deck.kind === 'text') return { ...wish, kind: 'text', text: deck.text };
  const { name } = deck;
  return isFirst(name) ? { ...wish, kind: name } : { ...wish, kind: 'starter', starter: name };
};
