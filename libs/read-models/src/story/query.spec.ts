import { games } from '#games';
import { beforeAll, describe, expect, it } from 'vitest';
import type { QueryParams } from '#contracts';
import { catchUp, MemoryProjectionStore, type ModelReader } from '#event-store';
import { readModels } from '../models.js';
import { PlayedEvent } from '../testing/played-event.js';
import { readMatch, readStory } from './query.js';

const played = new PlayedEvent();
const projections = new MemoryProjectionStore();
const told = async (wanted: Omit<QueryParams<'story'>, 'eventId'>): Promise<string[]> => {
  const { entries } = await readStory(
    { reader: projections, store: played.store },
    { eventId: played.eventId, ...wanted },
  );
  return entries.map(({ type }) => type).reverse();
};

beforeAll(async () => {
  await played.create(4, { swissRounds: 2, cutSize: 2 });
  await played.pair();
  await played.inMatch('m-0-1-1-2', 'ExtendTime', { seconds: 120, reason: 'deck check' });
  await played.settle(() => ({ a: 2, b: 0, drawn: 0 }));
  await catchUp({ events: played.store, projections, models: readModels });
});

describe('the question about a match', () => {
  it('reads its row alone, however many the event has', async () => {
    const listed: string[] = [];
    const reader: ModelReader = {
      getDocument: (...asked) => projections.getDocument(...asked),
      pageDocuments: (...asked) => projections.pageDocuments(...asked),
      listDocuments: (model, ...asked) => {
        listed.push(model);
        return projections.listDocuments(model, ...asked);
      },
    };
    for (const { matchId, table } of played.state.rounds[0]!.tables)
      expect(
        (await readMatch({ games, reader: reader, store: played.store }, matchId))?.row,
      ).toMatchObject({
        matchId,
        table,
      });
    // The ranking that is shown for both sides is computed only once.
    expect(listed).toEqual(['standings-premier']);
  });
});

describe("an event's story", () => {
  it('tells everything, results as well', async () => {
    const types = await told({});
    expect(types.slice(0, 4)).toEqual([
      'EventCreated',
      'RoleGranted',
      'RegistrationOpened',
      'PlayerRegistered',
    ]);
    expect(types.filter((type) => type === 'MatchCompleted')).toHaveLength(2);
    expect(types.at(-1)).toBe('MatchCompleted');
  });

  it('of all results needs no player and no table, and goes back before the round', async () => {
    const results = { kind: 'results' } as const;
    expect(await told(results)).toContain('ResultConfirmed');
    const stream = await played.store.readStream('event-e1');
    const paired = stream.find(({ type }) => type === 'RoundPaired')!;
    expect(await told({ ...results, before: paired.globalPosition })).toEqual([]);
  });

  it('of one player is what names them, and their own matches with their results', async () => {
    const { a } = played.state.rounds[0]!.tables.find(({ table }) => table === 1)!;
    expect(await told({ player: a })).toEqual([
      'PlayerRegistered',
      'PlayerCheckedIn',
      'EventStarted',
      'RoundPaired',
      'MatchScheduled',
      'ResultReported',
      'ResultConfirmed',
      'MatchCompleted',
    ]);
  });

  it('of one table is what happened there', async () => {
    expect(await told({ table: 2 })).toEqual([
      'MatchScheduled',
      'TimeExtended',
      'ResultReported',
      'ResultConfirmed',
      'MatchCompleted',
    ]);
    expect(await told({ table: 3 })).toEqual([]);
  });

  it('of one kind leaves the others out, and narrows a player further', async () => {
    expect(await told({ kind: 'rounds' })).toEqual(['PairingRequested', 'RoundPaired']);
    expect(await told({ player: 'p2', kind: 'players' })).toEqual([
      'PlayerRegistered',
      'PlayerCheckedIn',
    ]);
    expect(await told({ player: 'p2', kind: 'results', table: 7 })).toEqual([]);
  });
});
