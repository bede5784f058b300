import type { EventView } from '#contracts';
import { expect, it } from 'vitest';
import { draw, wordsOf } from '../../testing/draw.js';
import { Poster } from './poster.js';

it('a poster says what is played and leads phones to the page of the event', async () => {
  const format = { en: 'Premier', es: 'Premier', fr: 'Premier' };
  const event = {
    ...{ eventId: 'e1', name: 'Saturday', date: '2026-11-28', startsAt: null, timeZone: null },
    ...{ venue: 'Hall 1', game: { format } },
  } as unknown as EventView;
  const markup = await draw(<Poster event={event} address="conclave.example/e/e1" />);
  expect(markup).toContain('src="/api/events/e1/qr.svg"');
  expect(wordsOf(markup)).toMatch(/Saturday Premier .*Hall 1 Scan.* conclave\.example\/e\/e1/);
});
