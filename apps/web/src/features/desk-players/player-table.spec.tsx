import { expect, it } from 'vitest';
import type { EventView, RosterRow } from '#contracts';
import { draw, wordsOf } from '../../testing/draw.js';
import { PlayerTable } from './player-table.js';

const event = {
  eventId: 'e1',
  status: 'registration',
  myRoles: ['owner'],
  rounds: [],
} as unknown as EventView;
const row: RosterRow = {
  ...{ playerId: 'p1', name: 'Red Five', status: 'registered', members: ['Ann', 'Bob', 'Cid'] },
} as never;

it('names the members of a team, and makes a menu only once it is asked for', async () => {
  const markup = await draw(<PlayerTable event={event} rows={[row]} />);
  expect(wordsOf(markup)).toContain('Ann, Bob, Cid');
  expect(markup).toContain('aria-label="More for Red Five"');
  expect(markup).not.toContain('Rename');
});
