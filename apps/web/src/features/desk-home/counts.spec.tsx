import type { EventView } from '#contracts';
import { expect, it } from 'vitest';
import { draw, wordsOf } from '../../testing/draw.js';
import { Counts } from './counts.js';

const words = async (status: EventView['status']): Promise<string> => {
  const counts = {
    ...{ registered: 30, waitlisted: 0, checkedIn: 0, playing: 28 },
    ...{ dropped: 2, decks: 30, illegalDecks: 0 },
  };
  return wordsOf(await draw(<Counts event={{ status, counts } as unknown as EventView} />));
};

it('nobody is told to be playing once the event is over', async () => {
  expect(await words('running')).toContain('Playing 28');
  expect(await words('finished')).not.toContain('Playing');
});
