import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ApiFailure, ApiSession, Connection } from '#client';
import { type CommandPayload, defaultSettings } from '#contracts';
import { openEvent, register, runningEventOf } from '../../test/people.js';
import type { RunningApi } from '../../test/running-api.js';
import { startStaffedApi } from '../../test/staffed-api.js';

let api: RunningApi;
let connection: Connection;
let owner: ApiSession;
beforeAll(async () => {
  ({ api, connection, owner } = await startStaffedApi());
});
afterAll(() => api?.stop());

/** A new tournament in a game, as the page's form creates it from the query `games`. */
const eventOf = async (id: string): Promise<Partial<CommandPayload<'CreateEvent'>>> => {
  const { games } = await owner.query('games', {});
  const format = games.find(({ id: known }) => known === id)?.formats[0];
  const { points, chain, scoring } = format?.defaults ?? {};
  return {
    game: id,
    format: format?.id ?? '',
    settings: {
      ...defaultSettings,
      cutSize: 0,
      swissRounds: 1,
      deckRequired: false,
      points: points ?? defaultSettings.points,
      tiebreaks: { ...defaultSettings.tiebreaks, chain: chain ?? ['points'] },
      ...(scoring === undefined ? {} : { scoring }),
    },
  };
};

const squad = JSON.stringify({
  faction: 'rebelalliance',
  pilots: [{ id: 'biggsdarklighter', ship: 't65xwing', upgrades: { amd: ['r2astromech'] } }],
  points: 12,
});

describe('an X-Wing event over HTTP', () => {
  it('takes squads as XWS and shows them, and says what to do with a link', async () => {
    const eventId = await openEvent(owner, await eventOf('xwing'));
    const { session, playerId } = await register(connection, eventId, 'Ana');
    const refusal = await session
      .command('SubmitDeck', { eventId, playerId, text: 'https://raithos.github.io/?f=Rebel' })
      .catch((error: ApiFailure) => error);
    expect(refusal).toMatchObject({
      code: 'deck/unreadable',
      data: { problems: [expect.objectContaining({ code: 'xws/link' })] },
    });
    await session.command('SubmitDeck', { eventId, playerId, text: squad });
    await api.settle();
    const { deck } = await session.query('deck', { eventId, playerId });
    expect(deck).toMatchObject({
      legal: true,
      main: [],
      problems: [{ code: 'xwing/points-differ', severity: 'notice' }],
      sections: [{ lines: [{ name: 'Biggs Darklighter' }] }],
    });
    expect(JSON.parse(deck?.text ?? '')).toEqual(JSON.parse(squad));
  });

  it('takes results by points with the winner named and hands them on', async () => {
    const { eventId, seats, tables } = await runningEventOf(api, connection, owner, {
      names: ['Ben', 'Cleo'],
      changes: await eventOf('xwing'),
    });
    const [table] = tables;
    const matchId = table?.matchId ?? '';
    const first = seats.find(({ playerId }) => playerId === table?.a);
    const second = seats.find(({ playerId }) => playerId === table?.b);
    const games = await first?.session
      .command('ReportResult', { matchId, score: { a: 2, b: 1, drawn: 0 } })
      .catch((error: ApiFailure) => error);
    expect(games).toMatchObject({ code: 'match/winner-missing' });
    const score = { a: 80, b: 120, drawn: 0, winner: 'a' } as const;
    await first?.session.command('ReportResult', { matchId, score });
    await second?.session.command('ConfirmResult', { matchId });
    await api.settle();
    const standings = await owner.query('standings', { eventId });
    expect(standings.columns.map(({ id }) => id)).toEqual(['mov', 'sos']);
    expect(standings.rows).toMatchObject([
      { playerId: table?.a, points: 1, tiebreaks: { mov: 160, sos: 0 } },
      { playerId: table?.b, points: 0, tiebreaks: { mov: 240, sos: 1 } },
    ]);
    const { file } = await owner.query('resultsFile', { eventId });
    expect(file).toMatchObject({ name: 'List Fortress JSON' });
    expect(JSON.parse(file?.text ?? '')).toMatchObject({
      tournament: { rounds: [{ matches: [{ player1points: 80, result: 'win' }] }] },
    });
  });

  it('is not created in a game or format that nobody knows', async () => {
    const create = async (change: object) =>
      openEvent(owner, { ...(await eventOf('xwing')), ...change }).catch(
        ({ code }: ApiFailure) => code,
      );
    expect(await create({ game: 'chess' })).toBe('tournament/unknown-game');
    expect(await create({ format: 'premier' })).toBe('tournament/unknown-format');
  });
});
