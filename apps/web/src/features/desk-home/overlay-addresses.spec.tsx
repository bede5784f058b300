import { overlayBoards, type EventView } from '#contracts';
import { expect, it } from 'vitest';
import { draw, wordsOf } from '../../testing/draw.js';
import { OverlayList } from './overlay-addresses.js';

const wordsWith = async (information: unknown): Promise<string> => {
  const event = { eventId: 'e1', information } as EventView;
  const answers = [[['address'], { url: 'https://club.example.org', reach: 'anywhere' }]] as const;
  return wordsOf(await draw(<OverlayList event={event} />, { answers }));
};

it('tells the address of every board, in the language of whoever reads', async () => {
  const words = await wordsWith(null);
  for (const board of overlayBoards)
    expect(words).toContain(`https://club.example.org/overlay/e1/${board}?lang=en`);
  expect(words).toContain('/overlay/e1/table?lang=en&table=1');
});

it('begins with the first table that is streamed', async () => {
  const words = await wordsWith({ hall: { areas: [], featured: [7, 9] } });
  expect(words).toContain('/overlay/e1/decks?lang=en&table=7');
});
