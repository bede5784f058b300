import { expect, it } from 'vitest';
import { ownDeckPage } from './own-deck-page.js';

it.each([
  ['premier', '/e/:eventId/deck'],
  ['twin-suns', '/e/:eventId/deck'],
  ['trilogy', '/e/:eventId/trio'],
  ['sealed', '/e/:eventId/pool'],
  ['draft', '/e/:eventId/pool'],
  ['a format of another game', '/e/:eventId/deck'],
])('players of %s hand in on %s alone', (format, page) => {
  expect(ownDeckPage({ format })).toBe(page);
});
