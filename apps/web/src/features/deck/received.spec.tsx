import type { DeckView } from '#contracts';
import { expect, it } from 'vitest';
import { draw, wordsOf } from '../../testing/draw.js';
import { DeckVerdict } from '../../shared/deck/deck-sheet.js';
import { Received } from './deck-page.js';

it('a deck handed in illegal is called so before anything else', async () => {
  const words = wordsOf(await draw(<Received as="illegal" />));
  expect(words).toMatch(/^Your deck is not legal/);
  expect(wordsOf(await draw(<Received as="legal" />))).toBe('Your deck has been received.');
});

it('only of a legal deck is it said that it can be played on screen', async () => {
  const deck = (legal: boolean) =>
    ({ legal, problems: [], notOnScreen: [] }) as unknown as DeckView;
  const said = 'This list can be played on screen.';
  expect(wordsOf(await draw(<DeckVerdict deck={deck(true)} />))).toContain(said);
  expect(wordsOf(await draw(<DeckVerdict deck={deck(false)} />))).not.toContain(said);
});
