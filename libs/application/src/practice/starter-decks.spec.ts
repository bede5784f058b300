import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { cardById, isPlayable, starterDeck } from '#cards';
import { boxDecks, starterDecks } from '#contracts';
import { canonicalDeck, countCards, parseDeck } from '#formats';

const samples = path.resolve(import.meta.dirname, '../../../../test/samples/decks');
const printed = readdirSync(samples)
  .filter((file) => file.startsWith('starter-') && !file.startsWith('starter-sor-'))
  .map((file) => file.replace(/^starter-|\.swudb\.json$/g, ''));

const listed = (name: string) => {
  const deck = starterDeck(name);
  if (!deck) throw new Error(`no deck ${name}`);
  return canonicalDeck({
    leaders: countCards(deck.leaders),
    bases: countCards([deck.base]),
    main: countCards(deck.deck),
    sideboard: [],
  });
};

describe('the starter decks that are offered', () => {
  it('are those of every two-player box', () =>
    expect([...starterDecks].sort()).toEqual([...printed, 'luke', 'vader'].sort()));

  it.each(printed)('%s holds the cards of its box, and the engine plays them all', (name) => {
    const text = readFileSync(path.join(samples, `starter-${name}.swudb.json`), 'utf8');
    const { leaders, bases, main } = canonicalDeck(parseDeck(text).deck);
    expect(listed(name)).toMatchObject({ leaders, bases, main });
    expect(starterDeck(name)?.deck.filter((id) => !isPlayable(id))).toEqual([]);
    expect(starterDeck(name)?.deck).toHaveLength(50);
  });

  it('are called by their leaders', () => {
    for (const { name, leader } of boxDecks)
      expect(cardById(starterDeck(name)?.leaders[0] ?? '')?.name).toBe(leader);
  });
});
