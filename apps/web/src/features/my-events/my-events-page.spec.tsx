import { expect, it } from 'vitest';
import { draw, wordsOf } from '../../testing/draw.js';
import { MyEventsPage } from './my-events-page.js';

const event = (eventId: string, name: string) => ({
  eventId,
  name,
  format: 'premier',
  game: { id: 'swu', name: { en: 'Star Wars: Unlimited' }, format: { en: 'Premier' } },
  date: '2026-11-21',
  venue: '',
  startsAt: null,
  timeZone: null,
  status: 'running',
  players: 8,
  cap: null,
});

it('shows whoever has no account the seats of this device and a field for a code', async () => {
  const answers = [
    [['me'], { account: null, guestSeats: [{ eventId: 'e1', playerId: 'p1' }] }],
    [['myEvents', null, {}], { events: [{ ...event('e1', 'Saturday'), role: 'guest' }] }],
    [['publicEvents', null, {}], { events: [event('e2', 'Sunday')] }],
  ] as const;
  const words = wordsOf(await draw(<MyEventsPage />, { answers, at: '/events' }));
  expect(words).toContain('Saturday');
  expect(words).toContain('Seat code');
  expect(words).toContain('Sunday');
});
