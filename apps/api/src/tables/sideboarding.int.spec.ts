import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Connection } from '#client';
import type { TableView } from '#contracts';
import { drawKnownSeeds } from '../../test/known-seeds.js';
import { signedUp, visitor } from '../../test/people.js';
import { type RunningApi, startApi } from '../../test/running-api.js';
import { lookAt, seatedTable, type SeatedTable, starterText } from '../../test/tables.js';

const beside = [
  { id: 'SOR_047', count: 2 },
  { id: 'SOR_050', count: 1 },
];
const sized = (cards: readonly { count: number }[]) =>
  cards.reduce((sum, { count }) => sum + count, 0);

describe('between two games of a match of three on screen', () => {
  let api: RunningApi;
  let connection: Connection;
  let table: SeatedTable;
  const own = async (side: 'a' | 'b'): Promise<TableView> =>
    lookAt(table[side].session, table.matchId);
  const divided = async (side: 'a' | 'b') => {
    const { sideboarding } = await own(side);
    if (!sideboarding) throw new Error('nobody asks for a deck');
    return sideboarding;
  };
  const choose = (side: 'a' | 'b', main: readonly { id: string; count: number }[]) =>
    table[side].session.command('ChooseGameDeck', {
      matchId: table.matchId,
      game: 2,
      main: [...main],
    });

  beforeAll(async () => {
    api = await startApi();
    drawKnownSeeds(api, 'decks between games');
    connection = new Connection(api.url);
    table = await seatedTable(api, connection, await signedUp(connection, 'Olga'), {
      bestOf: 3,
      texts: {
        luke: starterText('luke', beside),
        vader: starterText('vader'),
      },
    });
    await table.a.session.command('OpenTable', { matchId: table.matchId });
    const { board } = await own('a');
    await table.a.session.command('PlayMove', {
      matchId: table.matchId,
      game: 1,
      move: { at: board?.at ?? 0, concede: true },
    });
  });
  afterAll(async () => {
    connection.close();
    await api.stop();
  });

  it('shows each player their own cards, and nobody else any', async () => {
    expect(await divided('a')).toMatchObject({
      game: 2,
      sideboard: beside,
      ready: { a: false, b: false },
      faces: { SOR_047: { type: 'Unit' } },
    });
    expect(await divided('b')).toMatchObject({ sideboard: [] });
    const onlooker = visitor(connection);
    expect(await lookAt(onlooker, table.matchId)).toMatchObject({
      sideboarding: null,
      mayOpen: false,
      notNow: 'not-yours',
    });
  });

  it('refuses cards that were not registered, and a deck that is too small', async () => {
    const { main, minimum } = await divided('a');
    expect(minimum).toBe(50);
    await expect(choose('a', [...main, { id: 'SOR_099', count: 1 }])).rejects.toMatchObject({
      code: 'match/not-your-cards',
    });
    await expect(choose('a', main.slice(1))).rejects.toMatchObject({
      code: 'match/deck-too-small',
    });
    await expect(
      table.b.session.command('OpenTable', { matchId: table.matchId }),
    ).rejects.toMatchObject({ code: 'match/sideboarding' });
  });

  it('deals once both are ready, with the changed deck, and the loser says who is first', async () => {
    const { main, sideboard } = await divided('a');
    const out = main.find(({ count }) => count > 1);
    if (!out) throw new Error('every card is there once');
    const changed = [
      ...main.map((card) => (card === out ? { ...card, count: card.count - 1 } : card)),
      { id: 'SOR_047', count: 1 },
    ];
    await choose('a', changed);
    const after = await divided('a');
    expect([sized(after.main), sized(after.sideboard)]).toEqual([sized(main), sized(sideboard)]);
    expect(after.ready).toEqual({ a: true, b: false });
    // That a player is ready is shown; with which cards is not, neither to the opponent nor in the
    // match's story.
    expect((await divided('b')).ready).toEqual({ a: true, b: false });
    const told = [
      await table.b.session.get(`/api/tables/${table.matchId}`),
      await table.b.session.get(`/api/queries/match?matchId=${table.matchId}`),
    ].join('\n');
    expect(told).not.toContain('SOR_047');
    await choose('b', (await divided('b')).main);
    const [a, b] = [await own('a'), await own('b')];
    expect([a.game, a.running, b.running]).toEqual([2, true, true]);
    expect(a.board?.decision?.kind).toBe('first-player');
    expect(b.board?.decision).toBeNull();
    const opened = (await api.store.readStream(`match-${table.matchId}`)).findLast(
      ({ type }) => type === 'TableOpened',
    );
    expect(opened?.data).toMatchObject({ game: 2, chooser: 'a' });
    expect((opened?.data['a'] as { deck: string[] }).deck.filter((id) => id === 'SOR_047')).toEqual(
      ['SOR_047'],
    );
  });
});
