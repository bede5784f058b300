import { afterEach, expect, it, vi } from 'vitest';
import type { FollowedServer } from '#contracts';
import { draw, wordsOf } from '../../testing/draw.js';
import { CalendarPage } from './calendar-page.js';

afterEach(() => void vi.unstubAllGlobals());

const event = {
  ...{ eventId: 'e1', name: 'Store championship', format: 'premier', date: '2099-12-05' },
  ...{ venue: 'North Club', startsAt: null, timeZone: null, status: 'registration' as const },
  ...{ players: 3, cap: 32 },
  game: { id: 'swu', name: { en: 'Star Wars: Unlimited' }, format: { en: 'Premier' } },
};

it('names a server that fails, and shows the others and what that one told before', async () => {
  vi.stubGlobal('location', { host: 'south.example.org' });
  const servers: FollowedServer[] = [
    {
      ...{ address: 'https://north.example.org', fault: null },
      ...{ readAt: '2026-11-29T11:00:00.000Z', events: [event] },
    },
    {
      ...{ address: 'https://east.example.org', fault: 'unreachable' },
      ...{
        readAt: '2026-11-28T11:00:00.000Z',
        events: [{ ...event, eventId: 'e2', name: 'Draft night' }],
      },
    },
    { address: 'https://west.example.org', fault: 'unsigned', readAt: null, events: [] },
  ];
  const answers = [
    [['followed'], { servers }],
    [['publicEvents', null, {}], { events: [{ ...event, eventId: 'e3', name: 'Here' }] }],
  ] as const;
  const markup = await draw(<CalendarPage />, { answers, at: '/calendar' });
  const words = wordsOf(markup);
  for (const said of [
    'Store championship',
    'At north.example.org',
    'east.example.org cannot be reached. What it told on',
    'Draft night',
    'west.example.org has not signed its calendar with the key that is known here.',
    'Here',
  ])
    expect(words).toContain(said);
  expect(markup).toContain('href="https://north.example.org/e/e1"');
  expect(markup).toContain('href="/e/e3"');
  expect(markup).toContain('href="webcal://south.example.org/followed.ics"');
});
