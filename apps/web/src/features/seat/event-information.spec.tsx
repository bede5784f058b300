import { expect, it } from 'vitest';
import type { EventView } from '#contracts';
import { draw } from '../../testing/draw.js';
import { AboutEvent } from './event-information.js';

const texts = { description: '', schedule: '', fee: '', prizes: '', organizer: '', contact: '' };
const markupOf = (status: EventView['status']): Promise<string> => {
  const information = { ...texts, startsAt: null, timeZone: 'UTC', address: '', hall: null };
  const event = { eventId: 'e1', status, information } as unknown as EventView;
  return draw(<AboutEvent event={event} />);
};

it('offers its day for a calendar until it is over', async () => {
  expect(await markupOf('registration')).toContain('calendar.ics');
  expect(await markupOf('finished')).not.toContain('calendar.ics');
});
