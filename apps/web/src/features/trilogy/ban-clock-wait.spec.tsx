import type { EventView, TrilogyMatchView } from '#contracts';
import { expect, it } from 'vitest';
import { draw, wordsOf } from '../../testing/draw.js';
import { BanClockWait } from './ban-clock-wait.js';

const side = { decks: [], banned: null, won: [], playing: null, choosing: true, chosen: false };
const shown = (
  of: Partial<TrilogyMatchView>,
  here: { a: boolean; b: boolean },
): Promise<string> => {
  const match = {
    eventId: 'e1',
    matchId: 'm1',
    stage: 'ban',
    mine: 'a',
    waitsFor: 'table',
    a: { ...side, playerId: 'p1', name: 'Ana', here: here.a },
    b: { ...side, playerId: 'p2', name: 'Bo', here: here.b },
    ...of,
  } as unknown as TrilogyMatchView;
  const event = { status: 'running', reopened: false, handedOver: false, myRoles: [] };
  return draw(<BanClockWait event={event as unknown as EventView} match={match} />).then(wordsOf);
};
const nobody = { a: false, b: false };

it('asks a player to say that they sit at the table, and says who does', async () => {
  expect(await shown({}, nobody)).toContain('I am at the table');
  const seated = await shown({}, { a: true, b: false });
  expect(seated).toContain('You are at the table.');
  expect(seated).not.toContain('I am at the table');
  expect(await shown({}, { a: false, b: true })).toContain('Bo is at the table.');
});

it('asks nobody where the time waits for the round, runs, or is looked at from outside', async () => {
  const words = await shown({ waitsFor: 'round' }, nobody);
  expect(words).toContain('begins with the round’s clock');
  expect(words).not.toContain('I am at the table');
  expect(await shown({ waitsFor: null }, nobody)).toBe('');
  expect(await shown({ mine: null }, nobody)).not.toContain('I am at the table');
});
