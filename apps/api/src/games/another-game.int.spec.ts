import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ApiSession, Connection } from '#client';
import {
  duelView,
  type DuelView,
  gamePracticeView,
  queries,
  screenReplay,
  tableChat,
} from '#contracts';
import type { Game } from '#game';
import { games } from '#games';
import { toy } from '../../../../test/support/toy/game.js';
import { visitor } from '../../test/people.js';
import { type RunningApi, startApi } from '../../test/running-api.js';

let api: RunningApi;
let connection: Connection;
const list = games as unknown as Game[];
beforeAll(async () => {
  list.push(toy);
  api = await startApi();
  connection = new Connection(api.url);
});
afterAll(async () => {
  connection?.close();
  await api?.stop();
  list.splice(list.indexOf(toy), 1);
});

const look = async (session: ApiSession, duelId: string): Promise<DuelView> =>
  duelView.parse(JSON.parse(await session.get(`/api/duels/${duelId}`)));
const play = async (session: ApiSession, duelId: string, option: number): Promise<void> => {
  const { step } = await look(session, duelId);
  await session.command('PlayDuel', { duelId, step, option });
};

describe('a game whose module is all that there is of it', () => {
  it('is found in the lobby, played at a table with its chat, taken back, played again and shown once more', async () => {
    const [ana, ben] = [visitor(connection), visitor(connection)];
    const asked = { game: 'toy', list: '2', name: 'Ana', listed: true } as const;
    const duelId = (await ana.command('OpenDuel', asked)).ids['duelId'] ?? '';
    await api.settle();
    const tables = async () =>
      queries.openTables.result.parse(JSON.parse(await ben.get('/api/queries/openTables'))).duels;
    await expect
      .poll(async () => (await tables()).map((table) => [table.duelId, table.game.es]))
      .toEqual([[duelId, 'Canicas']]);
    await ben.command('JoinDuel', { duelId, name: 'Ben', list: '3' });

    const view = await look(ana, duelId);
    expect(view).toMatchObject({ game: { id: 'toy' }, mine: 0, waitingFor: 0 });
    expect(view.board?.decision?.options.map(({ text }) => text.en)).toEqual(['Take 1', 'Take 2']);
    await play(ana, duelId, 0);
    const { step, mayTakeBack } = await look(ana, duelId);
    expect(mayTakeBack).toBe(true);
    await ana.command('TakeBackDuel', { duelId, step });
    await ben.command('SendMessage', { matchId: duelId, text: 'Good luck' });
    const written = tableChat.parse(JSON.parse(await ana.get(`/api/duels/${duelId}/chat`)));
    expect(JSON.stringify(written)).toContain('Good luck');

    await play(ana, duelId, 1);
    await play(ben, duelId, 0);
    await play(ana, duelId, 1);
    expect((await look(ben, duelId)).result).toEqual({ winners: [0], cause: 'played' });
    const replay = screenReplay.parse(JSON.parse(await ben.get(`/api/duels/${duelId}/replay`)));
    expect(replay.moves).toHaveLength(3);
    const next = (await ben.command('PlayDuelAgain', { duelId })).ids['duelId'] ?? '';
    expect(await look(ana, next)).toMatchObject({ status: 'open', players: [{ name: 'Ben' }] });
  });

  it('is played against its bot', async () => {
    const ana = visitor(connection);
    const started = await ana.command('StartGamePractice', {
      game: 'toy',
      list: '2',
      against: '2',
    });
    const practiceId = started.ids['practiceId'] ?? '';
    const board = async () =>
      gamePracticeView.parse(JSON.parse(await ana.get(`/api/practice/${practiceId}/board`)));
    const { step } = await board();
    await ana.command('PlayGamePractice', { practiceId, step, option: 0 });
    const after = await board();
    // Ana took one of four; the bot leaves a number from which she must lose.
    expect(after).toMatchObject({
      winner: null,
      mayTakeBack: true,
      board: { moment: { en: '2 left' } },
    });
    await ana.command('PlayGamePractice', { practiceId, step: after.step, option: 'concede' });
    expect((await board()).winner).toBe('bot');
  });
});
