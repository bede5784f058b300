import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { catchUp, MemoryProjectionStore } from '#event-store';
import type { Game, GameScore } from '#game';
import { games } from '#games';
import { finalRanking, plainSettings, type EventSettings } from '#tournament';
import { toy } from '../../../../test/support/toy/game.js';
import { queryDefinitions } from '../query-definitions.js';
import { readModels } from '../models.js';
import { PlayedEvent } from '../testing/played-event.js';

class OtherGame extends PlayedEvent {
  constructor(private readonly game: string) {
    super();
  }
  override get plan() {
    return { ...super.plan, game: this.game };
  }
}

const settingsOf = (game: Game): Partial<EventSettings> => {
  const { points, chain, scoring } = game.formats[0]?.defaults ?? {};
  return {
    swissRounds: 3,
    cutSize: 2,
    points: points ?? plainSettings.points,
    tiebreaks: { ...plainSettings.tiebreaks, chain: chain ?? ['points'] },
    ...(scoring === undefined ? {} : { scoring }),
  };
};

/**
 * Three rounds and a final of eight players; the first of a pair wins unless the score defines
 * otherwise.
 */
const playOut = async (game: Game, score: (matchId: string) => GameScore) => {
  const event = new OtherGame(game.id);
  await event.create(8, settingsOf(game), game.formats[0]?.id ?? '');
  for (let round = 1; round <= 4; round += 1) {
    await event.pair();
    await event.settle(score);
    const { phase, round: number, attempt } = event.state.rounds.at(-1)!;
    await event.send('CompleteRound', { phase, round: number, attempt });
  }
  const { champion, ranking } = finalRanking(games, event.state, event.results());
  await event.send('FinishEvent', {
    champion,
    ranking,
    secret: 's',
    nonce: 'n',
    drafting: [],
  });
  const projections = new MemoryProjectionStore();
  await catchUp({ events: event.store, projections, models: readModels });
  return { event, sources: { games, reader: projections, store: event.store } };
};

const asker = { account: null, seats: [] };

describe('an X-Wing event', () => {
  const xwing = games.find(({ id }) => id === 'xwing')!;

  it('is played from creation to champion, ranked by score, margin and schedule', async () => {
    const { event, sources } = await playOut(xwing, (matchId) =>
      matchId.endsWith('-1')
        ? { a: 60, b: 80, drawn: 0, winner: 'a' }
        : { a: 200, b: 55, drawn: 0, winner: 'a' },
    );
    const { eventId } = event;
    const standings = await queryDefinitions.standings.answer(
      sources,
      { eventId, order: 'swiss' },
      asker as never,
    );
    expect(standings?.columns.map(({ id, short }) => [id, short.en])).toEqual([
      ['mov', 'MoV'],
      ['sos', 'SoS'],
    ]);
    const [first] = standings?.rows ?? [];
    expect(first?.points).toBe(3);
    // Three wins by points: two by 145 beyond 200, or one of them named with 20 fewer.
    expect([1035, 870, 705]).toContain(first?.tiebreaks['mov']);
    const view = await queryDefinitions.event.answer(sources, { eventId }, asker as never);
    expect(view).toMatchObject({
      game: { id: 'xwing', name: { en: 'X-Wing' } },
      play: { shape: { kind: 'points', most: 200 } },
      status: 'finished',
    });
    const bracket = await queryDefinitions.bracket.answer(sources, { eventId }, asker as never);
    expect(bracket?.rounds[0]?.matches[0]).toMatchObject({
      score: { a: 60, b: 80, winner: 'a' },
      winner: 'a',
    });
    expect(view?.champion?.playerId).toBe(bracket?.rounds[0]?.matches[0]?.a?.playerId);
  });

  it('refuses games where points are wanted', async () => {
    const event = new OtherGame('xwing');
    await event.create(2, settingsOf(xwing), 'second-edition');
    await event.pair();
    const [matchId = ''] = event.openMatches();
    await expect(
      event.inMatch(matchId, 'ReportResult', { by: 'a', score: { a: 2, b: 1, drawn: 0 } }),
    ).rejects.toThrow('match/winner-missing');
  });

  it('refuses what its module does not know', async () => {
    const create = (change: object) =>
      new OtherGame('xwing').send('CreateEvent', {
        ...new OtherGame('xwing').plan,
        format: 'second-edition',
        settings: { ...plainSettings, ...settingsOf(xwing) },
        ...change,
      });
    await expect(create({ game: 'chess' })).rejects.toThrow('tournament/unknown-game');
    await expect(create({ format: 'premier' })).rejects.toThrow('tournament/unknown-format');
    await expect(create({ settings: plainSettings })).rejects.toThrow(
      'tournament/unknown-tiebreak',
    );
    await expect(
      create({
        settings: { ...plainSettings, ...settingsOf(xwing), scoring: { strengthOfSchedule: 'x' } },
      }),
    ).rejects.toThrow('tournament/unknown-scoring');
  });
});

describe('another game', () => {
  const list = games as unknown as Game[];
  beforeAll(() => void list.push(toy));
  afterAll(() => void list.splice(list.indexOf(toy), 1));

  it('is played to a champion with its own module alone', async () => {
    const { event, sources } = await playOut(toy, () => ({ a: 12, b: 5, drawn: 0, winner: 'a' }));
    const standings = await queryDefinitions.standings.answer(
      sources,
      { eventId: event.eventId },
      asker as never,
    );
    expect(standings?.columns.map(({ name }) => name.es)).toEqual(['Canicas ganadas']);
    expect(standings?.rows[0]).toMatchObject({ points: 6, tiebreaks: { marbles: 36 } });
    const told = await queryDefinitions.games.answer(sources, {}, asker as never);
    expect(told?.games.map(({ id }) => id)).toEqual([...list.map(({ id }) => id)]);
  });
});
