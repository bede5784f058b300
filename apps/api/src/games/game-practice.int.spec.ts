import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seededRandom } from '#chance';
import { type ApiSession, Connection } from '#client';
import { boardsOf, gamePracticeView, type GamePracticeView, screenReplay } from '#contracts';
import { honours } from '#event-store';
import type { GamePracticeEvents } from '#match';
import { statusAndCodeOf } from '../../test/answers.js';
import { drawKnownSeeds } from '../../test/known-seeds.js';
import { visitor } from '../../test/people.js';
import { type RunningApi, startApi } from '../../test/running-api.js';
import { brokenLinks } from '../../test/verify-streams.js';

let api: RunningApi;
let connection: Connection;
beforeAll(async () => {
  api = await startApi();
  drawKnownSeeds(api, 'practice');
  connection = new Connection(api.url);
});
afterAll(async () => {
  connection?.close();
  await api?.stop();
});

const start = async (session: ApiSession): Promise<string> =>
  (await session.command('StartGamePractice', { game: 'destiny' })).ids['practiceId'] ?? '';
const look = async (session: ApiSession, practiceId: string): Promise<GamePracticeView> =>
  gamePracticeView.parse(JSON.parse(await session.get(`/api/practice/${practiceId}/board`)));
const handOf = ({ board }: GamePracticeView, seat: number) =>
  board?.seats[seat]?.zones.find(({ id }) => id === 'hand')?.pieces ?? [];

describe('a game of Destiny against the bot', () => {
  it('is played by a visitor to its end, hands hidden, and the seed proves the deal', async () => {
    const session = visitor(connection);
    const practiceId = await start(session);
    const random = seededRandom('choices');
    let view = await look(session, practiceId);
    for (let moves = 0; view.winner === null; moves += 1) {
      expect(moves).toBeLessThan(800);
      expect(handOf(view, 1).every(({ name, says }) => name === null && says === null)).toBe(true);
      expect(handOf(view, 0).every(({ name }) => name !== null)).toBe(true);
      const options = view.board?.decision?.options ?? [];
      expect(options.length).toBeGreaterThan(0);
      const option = random.below(options.length);
      await session.command('PlayGamePractice', { practiceId, step: view.step, option });
      view = await look(session, practiceId);
    }
    const replay = screenReplay.parse(
      JSON.parse(await session.get(`/api/practice/${practiceId}/board/replay`)),
    );
    const { seats } = boardsOf(replay).at(-1) ?? {};
    expect(seats?.map(({ counters }) => counters)).toEqual(
      view.board?.seats.map(({ counters }) => counters),
    );
    const recorded = await api.store.readStream(`practice-${practiceId}`);
    const opened = recorded[0]?.data as unknown as GamePracticeEvents['GamePracticeStarted'];
    const closed = recorded.at(-1)?.data as unknown as GamePracticeEvents['GamePracticeEnded'];
    expect(honours({ nonce: closed.nonce, choice: closed.seed }, opened.seedCommitment)).toBe(true);
    expect(JSON.stringify(recorded.slice(0, -1))).not.toContain(closed.seed);
    expect(await brokenLinks(api.store)).toEqual([]);
    expect(
      await statusAndCodeOf(
        session.command('PlayGamePractice', { practiceId, step: view.step, option: 'concede' }),
      ),
    ).toBe('409 practice/over');
  });

  it('is taken back, refuses an old page, and belongs to whoever started it', async () => {
    const session = visitor(connection);
    const practiceId = await start(session);
    const first = await look(session, practiceId);
    expect(await statusAndCodeOf(session.get(`/api/practice/${practiceId}/board/replay`))).toBe(
      '404 practice/replay-not-found',
    );
    await session.command('PlayGamePractice', { practiceId, step: first.step, option: 0 });
    const second = await look(session, practiceId);
    const old = { practiceId, step: first.step, option: 0 };
    expect(await statusAndCodeOf(session.command('PlayGamePractice', old))).toBe(
      '409 practice/taken-back',
    );
    await session.command('TakeBackGamePractice', { practiceId, step: second.step });
    const back = await look(session, practiceId);
    expect(back.board).toEqual(first.board);
    const stranger = visitor(connection);
    await start(stranger);
    expect(await statusAndCodeOf(stranger.get(`/api/practice/${practiceId}/board`))).toMatch(
      /^40[134] /,
    );
    expect(await statusAndCodeOf(session.get(`/api/practice/${practiceId}`))).toBe(
      '404 practice/not-found',
    );
  });

  it('names the side and the cards of a list that cannot be played', async () => {
    const session = visitor(connection);
    const wrong = (list: string) =>
      statusAndCodeOf(session.command('StartGamePractice', { game: 'destiny', list }));
    expect(await wrong('nonsense')).toBe('409 practice/deck-unreadable');
    expect(await statusAndCodeOf(session.command('StartGamePractice', { game: 'draughts' }))).toBe(
      '404 practice/not-found',
    );
  });
});
