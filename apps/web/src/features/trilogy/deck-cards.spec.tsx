import type { TableFace, TrilogyMatchView } from '#contracts';
import { expect, it } from 'vitest';
import { draw, wordsOf } from '../../testing/draw.js';
import { DeckCards } from './deck-cards.js';

const card = (id: string, name: string) => ({ id, name, subtitle: null });
const face = {
  leader: card('SOR_005', 'Luke Skywalker'),
  base: card('SOR_020', 'Jedha City'),
};
const side = { decks: [face], banned: null, won: [], playing: null, choosing: true };
const match = { stage: 'ban', a: side, b: side } as unknown as TrilogyMatchView;
const said = (name: string, type: string, text: string) =>
  ({
    name,
    subtitle: null,
    type,
    power: null,
    hp: 30,
    arena: null,
    traits: [],
    keywords: [],
    text: { en: text, es: text, fr: text },
  }) as unknown as TableFace;
const faces = {
  SOR_005: said('Luke Skywalker', 'Leader', 'Give a unit a Shield token.'),
  SOR_020: said('Jedha City', 'Base', 'Epic Action: a unit gets -4/-0.'),
};

it('lets a player read the leader and the base that they are asked to ban', async () => {
  const choice = { options: [0] as const, picked: null, onPick: () => undefined, made: false };
  const drawn = await draw(<DeckCards match={match} of="b" title="Decks" choice={choice} />, {
    answers: [[['card-faces', null, 'SOR_005', 'SOR_020'], faces]],
  });
  const words = wordsOf(drawn);
  expect(words).toContain('Read Luke Skywalker and Jedha City');
  expect(words).toContain('Give a unit a Shield token.');
  expect(words).toContain('Epic Action');
});
