import { expect, it } from 'vitest';
import type { EventCard } from '#contracts';
import { coming } from './coming.js';

const now = Date.parse('2026-11-29T12:00:00.000Z');
const card = (eventId: string, date: string, more: Partial<EventCard> = {}): EventCard => ({
  ...{ eventId, name: eventId, format: 'premier', date, venue: '', startsAt: null, timeZone: null },
  ...{ status: 'registration', players: 0, cap: null },
  game: { id: 'swu', name: { en: 'Star Wars: Unlimited' }, format: { en: 'Premier' } },
  ...more,
});
const address = 'https://north.example.org';

it('lists what is still to come, the next one first, wherever it is', () => {
  const own = [
    card('late', '2026-12-20'),
    card('over', '2026-11-29', { status: 'finished' }),
    card('forgotten', '2026-10-01', { status: 'running' }),
    card('noon', '2026-12-05', { startsAt: '2026-12-05T12:00:00.000Z' }),
  ];
  const events = [
    card('day', '2026-12-05'),
    card('soon', '2026-11-30'),
    card('late', '2026-12-20'),
  ];
  const servers = [{ address, fault: null, readAt: '2026-11-29T11:00:00.000Z', events }];
  expect(coming(own, servers, now).map((each) => [each.event.eventId, each.address])).toEqual([
    ['soon', address],
    ['day', address],
    ['noon', null],
    // It has moved here, and its former server lists it, too.
    ['late', null],
  ]);
});
