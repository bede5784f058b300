import { expect, it } from 'vitest';
import type { EventView, RosterRow } from '#contracts';
import { draw, wordsOf } from '../../testing/draw.js';
import { CheckInSearch } from './check-in-search.js';

const event = { eventId: 'e1', settings: { deckRequired: true } } as unknown as EventView;
const hint = async (deck: RosterRow['deck']): Promise<string> => {
  const row = { playerId: 'p1', name: 'Ada', status: 'registered', deck } as RosterRow;
  return wordsOf(
    await draw(
      <CheckInSearch
        event={event}
        rows={[row]}
        typed="ad"
        onType={() => undefined}
        checksIn
        isIn={() => true}
      />,
    ),
  );
};

it('says before Enter that whoever is found has handed in no legal deck', async () => {
  expect(await hint('none')).toMatch(/Ada.*deck/);
  expect(await hint('legal')).not.toContain('deck');
});
