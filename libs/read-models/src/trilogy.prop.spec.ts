import { games } from '#games';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { catchUp, MemoryProjectionStore, readEverything, readModelLaws } from '#event-store';
import { swissStandings } from '#tournament';
import { queryDefinitions } from './query-definitions.js';
import { readModels } from './models.js';
import { Luck, playTrilogy } from './testing/play-trilogy.js';
import { PlayedEvent } from './testing/played-event.js';

const course = fc.record({
  players: fc.integer({ min: 3, max: 7 }),
  luck: fc.array(fc.nat({ max: 599 }), { minLength: 97, maxLength: 97 }),
});
type Course = typeof course extends fc.Arbitrary<infer T> ? T : never;

/** Two rounds with incidents: a pairing voided after bans, a dropped player, a corrected result. */
const play = async ({ players, luck: numbers }: Course): Promise<PlayedEvent> => {
  const luck = new Luck(numbers);
  const event = new PlayedEvent();
  await event.create(players, { swissRounds: 2, cutSize: 0 }, 'trilogy');
  for (let round = 1; round <= 2; round += 1) {
    await event.pair();
    const [first] = event.openMatches();
    if (first && luck.below(3) === 0) {
      await event.inMatch(first, 'SealBan', { by: 'a', commitment: 'n:1', byClock: false });
      await event.voidRound();
      await event.pair();
    }
    for (const matchId of event.openMatches()) await playTrilogy(event, matchId, luck);
    if (round === 1 && luck.below(3) === 0)
      await event.send('DropPlayer', { playerId: 'p1', reason: 'own-wish' });
    // A score different from all corrections before: the same score twice is no correction.
    const [done] = [...event.matches]
      .filter(([, match]) => match.status === 'completed' && match.place?.round === round)
      .map(([matchId]) => matchId);
    if (done && luck.below(3) === 0)
      await event.inMatch(done, 'CorrectResult', { score: { a: 0, b: 1, drawn: 2 }, note: 'slip' });
  }
  return event;
};

const nobody = { account: null, seats: [] };
const sourcesOf = async (event: PlayedEvent) => {
  const reader = new MemoryProjectionStore();
  await catchUp({ events: event.store, projections: reader, models: readModels });
  return { games, reader, store: event.store };
};

describe('the models of a Trilogy event', () => {
  it('keep the laws of every read model', async () => {
    await fc.assert(
      fc.asyncProperty(
        course,
        fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 4 }),
        async (it, cuts) => {
          const events = await readEverything((await play(it)).store);
          for (const model of readModels.filter(
            ({ name }) =>
              name.includes('trilogy') || ['open-work', 'matches', 'round-progress'].includes(name),
          ))
            expect(await readModelLaws(model, events, cuts)).toEqual([]);
        },
      ),
      { numRuns: 12 },
    );
  });

  it('give the standings of the event itself, and leave Premier alone', async () => {
    await fc.assert(
      fc.asyncProperty(course, async (it) => {
        const event = await play(it);
        const sources = await sourcesOf(event);
        const own = swissStandings(games, event.state, event.results()).map((row) => [
          row.player,
          row.points,
        ]);
        expect(
          (await queryDefinitions.standings.answer(sources, { eventId: 'e1' }, nobody))?.rows.map(
            (row) => [row.playerId, row.points],
          ),
        ).toEqual(own);
        expect(
          (
            await queryDefinitions.trilogyStandings.answer(sources, { eventId: 'e1' }, nobody)
          )?.rows.map((row) => [row.playerId, row.points]),
        ).toEqual(own);
        expect((await sources.reader.listDocuments('standings-premier', 'e1')).documents).toEqual(
          [],
        );
      }),
      { numRuns: 12 },
    );
  });

  it('count bans, picks and games once for everybody concerned', async () => {
    await fc.assert(
      fc.asyncProperty(course, async (it) => {
        const event = await play(it);
        const sources = await sourcesOf(event);
        const statistics = (await queryDefinitions.trilogyStatistics.answer(
          sources,
          { eventId: 'e1' },
          nobody,
        ))!;
        const standings = (await queryDefinitions.trilogyStandings.answer(
          sources,
          { eventId: 'e1' },
          nobody,
        ))!;
        const over = [...event.matches.values()].filter((match) => match.status === 'completed');
        const sum = (of: keyof (typeof statistics.pairs)[number]) =>
          statistics.pairs.reduce((total, pair) => total + Number(pair[of]), 0);
        expect(statistics.matches).toBe(over.length);
        expect(sum('presented')).toBe(over.length * 6);
        expect(sum('banned')).toBe(
          over.filter((match) => match.trilogy?.a.banned !== null).length * 2,
        );
        expect(sum('won')).toBe(sum('lost'));
        expect(sum('games')).toBe(statistics.games * 2);
        expect(sum('won') + sum('lost') + sum('drawn')).toBe(sum('games'));
        expect(statistics.switches).toBeLessThanOrEqual(statistics.switchChances);
        const perPlayer = standings.rows.flatMap((row) => row.decks);
        for (const key of ['presented', 'banned', 'opened', 'games', 'won'] as const)
          expect(perPlayer.reduce((total, use) => total + use[key], 0)).toBe(sum(key));
      }),
      { numRuns: 12 },
    );
  });

  it('leave no work behind a match that is over', async () => {
    await fc.assert(
      fc.asyncProperty(course, async (it) => {
        const sources = await sourcesOf(await play(it));
        const left = (
          await sources.reader.listDocuments('open-work', 'open', { shared: true })
        ).documents.map(({ key }) => key.split('/')[0]);
        expect(left.filter((kind) => kind === 'choice' || kind === 'game-report')).toEqual([]);
      }),
      { numRuns: 12 },
    );
  });
});

describe('a Trilogy match', () => {
  it('shows decks to its players, to staff and, once it is over, to everybody', async () => {
    const event = new PlayedEvent();
    await event.create(2, { swissRounds: 1 }, 'trilogy');
    await event.pair();
    const [matchId = ''] = event.openMatches();
    await event.inMatch(matchId, 'SealBan', { by: 'a', commitment: 'n:1', byClock: false });
    const seen = async (asker: { account: { id: string; name: string } | null; seats: [] }) =>
      (await queryDefinitions.trilogyMatch.answer(await sourcesOf(event), { matchId }, asker))!;
    const account = (id: string) => ({ account: { id, name: id }, seats: [] as [] });
    expect((await seen(account('acc-p0'))).a.decks).toHaveLength(3);
    expect((await seen(account('olga'))).b.decks).toHaveLength(3);
    const outside = await seen(nobody as never);
    expect([outside.a.decks, outside.b.decks, outside.mine]).toEqual([[], [], null]);
    expect([outside.a.chosen, outside.b.chosen]).toEqual([true, false]);
    await event.inMatch(matchId, 'RuleResult', { score: { a: 2, b: 0, drawn: 0 }, note: '' });
    expect(await seen(nobody as never)).toMatchObject({
      stage: 'over',
      score: { a: 2, b: 0 },
      a: { choosing: false, chosen: false },
    });
    expect((await seen(nobody as never)).a.decks).toHaveLength(3);
  });

  const opened = (choice: 0 | 1 | 2) => ({ choice, nonce: 'n', commitment: `n:${choice}` });
  const drawn = { commitment: 'n:1', byClock: true } as const;
  const lotsSeenBy = async (event: PlayedEvent, matchId: string) => {
    const sources = await sourcesOf(event);
    const seen = async (id: string) =>
      (
        await queryDefinitions.trilogyMatch.answer(
          sources,
          { matchId },
          { account: { id, name: id }, seats: [] as [] },
        )
      )?.lots;
    const { a, b } = (await queryDefinitions.trilogyMatch.answer(sources, { matchId }, nobody))!;
    return { a: await seen(`acc-${a.playerId}`), b: await seen(`acc-${b.playerId}`) };
  };

  it('says which choices the clock or a judge had drawn by lot, to the other player once they are revealed', async () => {
    const event = new PlayedEvent();
    await event.create(
      2,
      { swissRounds: 1, banSeconds: 1, pickSeconds: 600, banClock: 'pairing' },
      'trilogy',
    );
    await event.pair();
    const [matchId = ''] = event.openMatches();
    await event.inMatch(matchId, 'SealBan', { by: 'b', commitment: 'n:1', byClock: false });
    await event.inMatch(matchId, 'SealBan', { ...drawn, by: 'a' });
    const ban = { game: 0, by: 'a', because: 'clock' };
    expect(await lotsSeenBy(event, matchId)).toEqual({ a: [ban], b: [] });
    await event.inMatch(matchId, 'RevealBans', { a: opened(1), b: opened(1) });
    expect(await lotsSeenBy(event, matchId)).toEqual({ a: [ban], b: [ban] });

    const early = { commitment: 'n:0', byClock: true, early: true } as const;
    await event.inMatch(matchId, 'SealDeck', { ...early, by: 'b', game: 1 });
    const pick = { game: 1, by: 'b', because: 'judge' };
    expect(await lotsSeenBy(event, matchId)).toEqual({ a: [ban], b: [ban, pick] });
    const own = { by: 'a', game: 1, commitment: 'n:2', byClock: false } as const;
    await event.inMatch(matchId, 'SealDeck', own);
    await event.inMatch(matchId, 'RevealDecks', { game: 1, a: opened(2), b: opened(0) });
    expect(await lotsSeenBy(event, matchId)).toEqual({ a: [ban, pick], b: [ban, pick] });

    // The statistics count players' choices; a replayed game is no additional game of the match.
    const rule = (game: number, winner: 'a' | 'draw') =>
      event.inMatch(matchId, 'RuleGame', { game, winner, note: '' });
    await rule(1, 'draw');
    await rule(2, 'a');
    await event.inMatch(matchId, 'SealDeck', { ...own, by: 'b', game: 3, commitment: 'n:0' });
    await event.inMatch(matchId, 'RevealDecks', { game: 3, a: null, b: opened(0) });
    await rule(3, 'a');
    const sources = await sourcesOf(event);
    const eventId = 'e1';
    const ask = queryDefinitions.trilogyStatistics.answer;
    const { pairs = [], replays } = (await ask(sources, { eventId }, nobody)) ?? {};
    const sum = (of: 'banChoices' | 'banned' | 'pickChoices' | 'opened') =>
      pairs.reduce((total, pair) => total + pair[of], 0);
    expect(replays).toBe(1);
    expect([sum('banChoices'), sum('banned')]).toEqual([3, 1]);
    expect([sum('pickChoices'), sum('opened')]).toEqual([2, 1]);
    expect(event.matches.get(matchId)?.score).toEqual({ a: 2, b: 0, drawn: 0 });
  });

  it('without a limit only a judge has a choice drawn by lot', async () => {
    const event = new PlayedEvent();
    await event.create(2, { swissRounds: 1, banSeconds: 0, pickSeconds: 0 }, 'trilogy');
    await event.pair();
    const [matchId = ''] = event.openMatches();
    await event.inMatch(matchId, 'SealBan', { ...drawn, by: 'b', early: true });
    expect((await lotsSeenBy(event, matchId)).b).toEqual([{ game: 0, by: 'b', because: 'judge' }]);
  });
});
