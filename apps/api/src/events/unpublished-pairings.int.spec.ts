import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ApiSession, Connection } from '#client';
import { everyDoor } from '../../test/every-door.js';
import {
  details,
  openEvent,
  pairAsWorker,
  register,
  signedUp,
  visitor,
} from '../../test/people.js';
import type { RunningApi } from '../../test/running-api.js';
import { startStaffedApi } from '../../test/staffed-api.js';

let api: RunningApi;
let connection: Connection;
let owner: ApiSession;
beforeAll(async () => {
  ({ api, connection, owner } = await startStaffedApi());
});
afterAll(() => api?.stop());

it('pairings that are not published stand behind no door but the desk', async () => {
  const settings = { ...details().settings, publishPairings: 'by-hand' as const };
  const eventId = await openEvent(owner, details({ settings }));
  const seats = await Promise.all(
    ['Ana', 'Ben', 'Cleo', 'Dan', 'Eva'].map((name) => register(connection, eventId, name)),
  );
  const judge = await signedUp(connection, 'Jo');
  const email = (await judge.me()).account?.email ?? '';
  await owner.command('GrantRole', { eventId, email, role: 'judge' });
  await owner.command('CheckInAll', { eventId });
  await owner.command('StartEvent', { eventId });
  const key = { phase: 0, round: 1, attempt: 1 };
  await owner.command('RequestPairing', { eventId, ...key, repair: false });
  const tables = await pairAsWorker(api, eventId);
  await api.settle();

  const [first] = tables;
  if (!first) throw new Error('no tables');
  const ids = { eventId, matchId: first.matchId, playerId: first.a, phase: '0', round: '1' };
  const doors = everyDoor(api, { ...ids, position: '99' });
  const outside = { outsider: visitor(connection), player: seats[0]!.session };
  /** The routes through which somebody learns about a table that they may not see. */
  const found = async (people: Readonly<Record<string, ApiSession>>): Promise<string[]> => {
    const answers = Object.entries(people).flatMap(([who, session]) =>
      doors.map(async (door) => {
        const body = await session.get(door).catch((error: Error) => error.message);
        // A refusal may contain the requested address.
        const told = tables.filter(
          ({ matchId }) => !door.includes(matchId) && body.includes(matchId),
        );
        return told.length > 0 ? [`${who} ${door.split('?')[0]}`] : [];
      }),
    );
    return (await Promise.all(answers)).flat();
  };
  expect(doors.length).toBeGreaterThan(60);
  expect(await found(outside)).toEqual([]);
  const { rounds } = await outside.player.query('event', { eventId });
  expect(rounds).toMatchObject([{ state: 'pairing', tables: 0 }]);
  expect((await outside.player.query('mySeat', { eventId })).seat?.current).toBeNull();
  // Nobody may see a bye either.
  expect((await outside.outsider.query('pairings', { eventId })).byes).toEqual([]);

  expect((await judge.query('event', { eventId })).rounds).toMatchObject([
    { state: 'proposed', tables: 2 },
  ]);
  const desk = await judge.query('pairingDesk', { eventId });
  expect(desk.proposal?.tables.map(({ matchId }) => matchId)).toEqual(
    tables.map(({ matchId }) => matchId),
  );

  const [one, other] = desk.proposal?.tables ?? [];
  if (!one || !other) throw new Error('no tables to change');
  const edit = [
    { a: one.a, b: other.a, table: 1 },
    { a: one.b, b: other.b, table: 2 },
  ];
  await owner.command('EditPairings', { eventId, ...key, tables: edit, byes: [], reason: '' });
  await owner.command('PublishPairings', { eventId, ...key, attempt: 2 });
  await api.settle();
  const shown = await outside.outsider.query('pairings', { eventId });
  expect(shown.tables.map(({ a, b, table }) => ({ a: a.playerId, b: b.playerId, table }))).toEqual(
    edit,
  );
  expect(shown.byes).toHaveLength(1);
  await owner.command('RuleResult', {
    matchId: shown.tables[0]?.matchId ?? '',
    score: { a: 2, b: 0, drawn: 0 },
    note: '',
  });
});
