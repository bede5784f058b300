import { expect, it } from 'vitest';
import { speechOf } from '../../i18n/speech.js';
import { textsOf } from '../../i18n/testing.js';
import { listedTables } from './listed-tables.js';

const speech = speechOf('en', textsOf('en'));
const words = {
  t: (key: string, facts = {}): string => speech.t(key, facts),
  translated: ({ en }: { readonly en: string }): string => en,
  language: 'en',
} as const;
const times = { openedAt: '2026-11-27T10:00:00.000Z', openUntil: '2026-11-27T11:00:00.000Z' };
const open = {
  tables: [{ matchId: 'm1', name: 'Ana', format: 'premier', bestOf: 3, onlookers: true, ...times }],
  twinSuns: [{ gameId: 'g1', name: 'Ben', seats: 4, taken: 2, ...times }],
  duels: [
    {
      duelId: 'd1',
      name: 'Eva',
      game: { en: 'Destiny', es: 'Destiny' },
      seats: 2,
      taken: 1,
      ...times,
    },
    { duelId: 'd2', name: 'Finn', game: { en: 'TCG', es: 'TCG' }, seats: 4, taken: 3, ...times },
  ],
} as const;

it('lists the tables of every kind a page asks for, with the way to their seats', () => {
  const lines = listedTables(
    { tables: [...open.tables], twinSuns: [...open.twinSuns], duels: [...open.duels], watched: [] },
    ['tables', 'twinSuns', 'duels'],
    words,
  );
  expect(lines.map(({ id, name, page }) => [id, name, page])).toEqual([
    ['m1', 'Ana', '/play/m1'],
    ['g1', 'Ben', '/twin-suns/g1'],
    ['d1', 'Eva', '/other-games/duels/d1'],
    ['d2', 'Finn', '/other-games/duels/d2'],
  ]);
  expect(lines.map(({ details }) => details.split(' · ').slice(0, -1))).toEqual([
    ['Premier', 'Best of three', 'May be watched'],
    ['Twin Suns', '2 of 4 seats taken'],
    ['Destiny'],
    ['TCG', '3 of 4 seats taken'],
  ]);
});
