import { games } from '#games';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { catchUp, MemoryProjectionStore } from '#event-store';
import { finalRanking, swissStandings, type EventSettings } from '#tournament';
import { queryDefinitions } from './query-definitions.js';
import { readModels } from './models.js';
import { eventResults } from './matches/query.js';
import { PlayedEvent } from './testing/played-event.js';

const scores = [
  { a: 2, b: 0, drawn: 0 },
  { a: 2, b: 1, drawn: 0 },
  { a: 0, b: 2, drawn: 0 },
  { a: 1, b: 1, drawn: 1 },
] as const;
const pick = (luck: readonly number[], at: string) =>
  scores[
    (luck[
      [...at].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 997, 7) % luck.length
    ] ?? 0) % scores.length
  ] ?? scores[0];

interface Course {
  readonly players: number;
  readonly rounds: number;
  readonly luck: readonly number[];
  readonly tiebreaks: EventSettings['tiebreaks'];
}

const course: fc.Arbitrary<Course> = fc.record({
  players: fc.integer({ min: 4, max: 9 }),
  rounds: fc.integer({ min: 2, max: 3 }),
  luck: fc.array(fc.nat({ max: 9 }), { minLength: 31, maxLength: 31 }),
  tiebreaks: fc.record({
    chain: fc.constant(['points', 'omw', 'gw', 'ogw'] as const),
    freezeOnDrop: fc.boolean(),
    floorOwnGameWin: fc.boolean(),
  }),
});

/**
 * Rounds with typical incidents: a voided pairing, a repair, a drop, a late entry, a correction, a
 * dispute.
 */
const play = async (
  { players, rounds, luck, tiebreaks }: Course,
  afterAppend?: (event: PlayedEvent) => Promise<void>,
): Promise<PlayedEvent> => {
  const event = new PlayedEvent(afterAppend);
  await event.create(players, { swissRounds: rounds, cutSize: 2, tiebreaks });
  for (let round = 1; round <= rounds; round += 1) {
    await event.pair();
    if (luck[round] === 1) {
      await event.voidRound();
      await event.pair();
    }
    if (luck[round] === 2) await event.pair(true);
    const [first] = event.openMatches();
    if (first && luck[round + 4] === 3) {
      await event.inMatch(first, 'ReportResult', { by: 'a', score: scores[0] });
      await event.inMatch(first, 'DisputeResult', {
        by: 'b',
        claim: scores[2],
        note: 'other way round',
      });
      await event.inMatch(first, 'RuleResult', { score: scores[1], note: '' });
    }
    await event.settle((matchId) => pick(luck, matchId));
    if (luck[round + 8] === 4)
      await event.send('DropPlayer', { playerId: `p${round}`, reason: 'own-wish' });
    if (luck[round + 12] === 5) {
      await event.enter(`late${round}`);
      await event.send('AcceptLateEntry', {
        playerId: `late${round}`,
        missed: Array.from({ length: round }, (_, index) => ({
          round: index + 1,
          as: index % 2 === 0 ? 'loss' : 'bye',
        })),
      });
    }
    if (first && (luck[round + 16] ?? 0) > 6)
      await event.inMatch(first, 'CorrectResult', {
        score: { a: 0, b: 1, drawn: 0 },
        note: 'slip',
      });
  }
  return event;
};

const built = async (event: PlayedEvent, batchSize = 100): Promise<MemoryProjectionStore> => {
  const projections = new MemoryProjectionStore();
  await catchUp({
    events: event.store,
    projections,
    models: readModels,
    batchSize,
  });
  return projections;
};

const contents = async (projections: MemoryProjectionStore, scopes: readonly string[]) => {
  const found: Record<string, unknown> = {};
  for (const model of readModels)
    for (const scope of scopes)
      found[`${model.name}/${scope}`] = (
        await projections.listDocuments(model.name, scope, { shared: model.owner !== undefined })
      ).documents;
  return found;
};

const scopes = ['e1', 'all', 'open', 'olga', 'acc-p0', 'acc-p1'];

describe('every read model', () => {
  it('comes out the same built whole, in batches of any size, and followed step by step while the event runs', async () => {
    await fc.assert(
      fc.asyncProperty(course, fc.integer({ min: 1, max: 17 }), async (it, batch) => {
        const followed = new MemoryProjectionStore();
        const event = await play(it, (sofar) =>
          catchUp({ events: sofar.store, projections: followed, models: readModels }),
        );
        const whole = await contents(await built(event), scopes);
        expect(await contents(await built(event, batch), scopes)).toEqual(whole);
        expect(await contents(followed, scopes)).toEqual(whole);
      }),
      { numRuns: 15 },
    );
  });
});

describe('the answers', () => {
  it('agree with the event itself: standings, results, seats, progress', async () => {
    await fc.assert(
      fc.asyncProperty(course, async (it) => {
        const event = await play(it);
        const sources = { games, reader: await built(event), store: event.store };
        const nobody = { account: null, seats: [] };
        const standings = await queryDefinitions.standings.answer(
          sources,
          { eventId: 'e1' },
          nobody,
        );
        const own = swissStandings(games, event.state, event.results());
        expect(standings?.rows.map((row) => [row.playerId, row.points])).toEqual(
          own.map((row) => [row.player, row.points]),
        );
        const results = await eventResults(sources.reader, 'e1');
        const byId = (list: readonly { matchId: string }[]) =>
          [...list].sort((one, other) => (one.matchId < other.matchId ? -1 : 1));
        expect(byId(results)).toEqual(byId(event.results()));
        const pairings = await queryDefinitions.pairings.answer(sources, { eventId: 'e1' }, nobody);
        const round = event.state.rounds.at(-1);
        expect(
          pairings?.tables.map((table) => [
            table.matchId,
            table.table,
            table.a.playerId,
            table.b.playerId,
          ]),
        ).toEqual(round?.tables.map((table) => [table.matchId, table.table, table.a, table.b]));
        expect(pairings?.byes.map((bye) => bye.playerId)).toEqual(
          round?.byes.map((bye) => bye.playerId),
        );
        const view = await queryDefinitions.event.answer(
          sources,
          { eventId: 'e1' },
          { account: { id: 'acc-p0', name: 'P' }, seats: [] },
        );
        expect(view?.rounds.at(-1)).toMatchObject({
          tables: round?.tables.length,
          completed: round?.tables.length,
          disputed: 0,
        });
        expect(view?.counts.playing).toBe(
          [...event.state.players.values()].filter((player) => player.status === 'playing').length,
        );
        expect(view?.myRoles).toEqual(['player']);
        const seat = await queryDefinitions.mySeat.answer(
          sources,
          { eventId: 'e1' },
          { account: { id: 'acc-p0', name: 'P' }, seats: [] },
        );
        expect(seat?.seat).toMatchObject({
          playerId: 'p0',
          points: own.find((row) => row.player === 'p0')?.points,
        });
      }),
      { numRuns: 25 },
    );
  });

  it('show no draft or cancelled event to the public', async () => {
    const event = new PlayedEvent();
    await event.create(4);
    const sources = { games, reader: await built(event), store: event.store };
    expect(
      (await queryDefinitions.publicEvents.answer(sources, {}, { account: null, seats: [] }))
        ?.events,
    ).toMatchObject([{ eventId: 'e1', players: 4, status: 'running' }]);
    await event.send('CancelEvent', { reason: 'storm' });
    const after = { games, reader: await built(event), store: event.store };
    expect(
      (await queryDefinitions.publicEvents.answer(after, {}, { account: null, seats: [] }))?.events,
    ).toEqual([]);
  });

  it('count who has played, once the event has started', async () => {
    const event = new PlayedEvent();
    const shown = async () => {
      const sources = { games, reader: await built(event), store: event.store };
      const nobody = { account: null, seats: [] };
      const list = await queryDefinitions.publicEvents.answer(sources, {}, nobody);
      const view = await queryDefinitions.event.answer(sources, { eventId: 'e1' }, nobody);
      return [list?.events[0]?.players, view?.players];
    };
    await event.send('CreateEvent', { ...event.plan, cap: 3 });
    await event.send('OpenRegistration', {});
    for (const playerId of ['p0', 'p1']) await event.enter(playerId);
    await event.send('RegisterPlayer', {
      playerId: 'absent',
      name: 'absent',
      account: null,
      nonce: '',
      byStaff: true,
    });
    expect(await shown()).toEqual([3, 3]);
    await event.send('StartEvent', {});
    expect(await shown()).toEqual([2, 2]);
    await event.send('WithdrawPlayer', { playerId: 'absent' });
    await event.enter('late');
    expect(await shown()).toEqual([2, 2]);
    await event.send('AcceptLateEntry', { playerId: 'late', missed: [] });
    await event.send('DropPlayer', { playerId: 'p1', reason: 'own-wish' });
    expect(await shown()).toEqual([3, 3]);
  });

  it('tell everyone their place on the waitlist, and why they no longer play', async () => {
    const event = new PlayedEvent();
    await event.create(4);
    await event.send('DropPlayer', { playerId: 'p2', reason: 'disqualified' });
    const seatOf = async (of: PlayedEvent, playerId: string) =>
      (
        await queryDefinitions.mySeat.answer(
          { games, reader: await built(of), store: of.store },
          { eventId: 'e1' },
          { account: { id: `acc-${playerId}`, name: playerId }, seats: [] },
        )
      )?.seat;
    expect(await seatOf(event, 'p2')).toMatchObject({
      status: 'dropped',
      dropReason: 'disqualified',
      waitlistPlace: null,
    });
    expect(await seatOf(event, 'p1')).toMatchObject({
      status: 'playing',
      dropReason: null,
      waitlistPlace: null,
    });

    const full = new PlayedEvent();
    await full.send('CreateEvent', { ...full.plan, cap: 1 });
    await full.send('OpenRegistration', {});
    for (const playerId of ['p0', 'p1', 'p2', 'p3'])
      await full.send('RegisterPlayer', {
        playerId,
        name: playerId,
        account: `acc-${playerId}`,
        nonce: '',
        byStaff: false,
      });
    await full.send('WithdrawPlayer', { playerId: 'p2' });
    expect(
      [await seatOf(full, 'p1'), await seatOf(full, 'p3')].map((seat) => seat?.waitlistPlace),
    ).toEqual([1, 2]);
  });

  it('count a match ruled 0-0 as lost for both', async () => {
    const event = new PlayedEvent();
    await event.create(2, { swissRounds: 1 });
    await event.pair();
    const [only] = event.openMatches();
    await event.inMatch(only ?? '', 'RuleResult', { score: { a: 0, b: 0, drawn: 0 }, note: '' });
    const sources = { games, reader: await built(event), store: event.store };
    const standings = await queryDefinitions.standings.answer(
      sources,
      { eventId: 'e1' },
      { account: null, seats: [] },
    );
    expect(standings?.rows.map((row) => [row.points, row.record])).toEqual([
      [0, '0-1'],
      [0, '0-1'],
    ]);
    expect(swissStandings(games, event.state, event.results()).map((row) => row.points)).toEqual([
      0, 0,
    ]);
    const seat = await queryDefinitions.mySeat.answer(
      sources,
      { eventId: 'e1' },
      { account: { id: 'acc-p0', name: '' }, seats: [] },
    );
    expect(seat?.seat?.history).toMatchObject([{ won: false }]);
  });

  it('stand by place once the cut is seeded, whatever the Swiss rounds said', async () => {
    const event = new PlayedEvent();
    await event.create(8, { swissRounds: 2, cutSize: 4 });
    for (let round = 1; round <= 2; round += 1) {
      await event.pair();
      await event.settle(() => scores[0]);
    }
    const swiss = swissStandings(games, event.state, event.results()).map((row) => row.player);
    const asked = async (order?: 'swiss') =>
      queryDefinitions.standings.answer(
        { games, reader: await built(event), store: event.store },
        { eventId: 'e1', ...(order ? { order } : {}) },
        { account: null, seats: [] },
      );
    expect(await asked()).toMatchObject({ order: 'swiss' });
    await event.pair();
    expect(await asked()).toMatchObject({ order: 'places' });
    // The lower seed wins every match of the cut.
    await event.settle(() => scores[2]);
    await event.pair();
    const running = await asked();
    await event.settle(() => scores[2]);
    const last = event.state.rounds.at(-1);
    await event.send('CompleteRound', { phase: 1, round: 2, attempt: last?.attempt ?? 0 });
    const { champion, ranking } = finalRanking(games, event.state, event.results());
    const decided = await asked();
    await event.send('FinishEvent', {
      champion,
      ranking,
      secret: 's',
      nonce: 'n',
      drafting: [],
    });
    const finished = await asked();
    expect(champion).not.toBe(swiss[0]);
    expect(running?.rows.slice(0, 2).map((row) => row.playerId)).toEqual(
      swiss.filter((id) => [last?.tables[0]?.a, last?.tables[0]?.b].includes(id)),
    );
    for (const view of [decided, finished])
      expect(view?.rows.map((row) => row.playerId)).toEqual(ranking);
    expect(finished?.rows.map((row) => [row.rank, swiss[row.swissRank - 1]])).toEqual(
      ranking.map((id, index) => [index + 1, id]),
    );
    expect((await asked('swiss'))?.rows.map((row) => row.playerId)).toEqual(swiss);
    const seat = await queryDefinitions.mySeat.answer(
      { games, reader: await built(event), store: event.store },
      { eventId: 'e1' },
      { account: { id: `acc-${champion}`, name: '' }, seats: [] },
    );
    expect(seat?.seat?.rank).toBe(1);
  });

  it('name the later pairings that rested on a corrected result', async () => {
    const event = new PlayedEvent();
    await event.create(4, { swissRounds: 3 });
    await event.pair();
    const [wrong] = event.openMatches();
    await event.settle(() => scores[0]);
    await event.pair();
    await event.inMatch(wrong ?? '', 'CorrectResult', {
      score: { a: 0, b: 2, drawn: 0 },
      note: 'sides swapped',
    });
    const found = await queryDefinitions.corrections.answer(
      { games, reader: await built(event), store: event.store },
      { eventId: 'e1' },
      { account: null, seats: [] },
    );
    const table = event.state.rounds.at(-1)?.tables ?? [];
    expect(found?.corrections).toMatchObject([
      { matchId: wrong, previous: { a: 2, b: 0 }, score: { a: 0, b: 2 } },
    ]);
    expect(found?.corrections[0]?.affected.map((each) => each.matchId).sort()).toEqual(
      table.map((each) => each.matchId).sort(),
    );
  });

  it('name no pairing that was made again since, and none for a score that moved nobody', async () => {
    const event = new PlayedEvent();
    await event.create(4, { swissRounds: 3 });
    await event.pair();
    const [wrong] = event.openMatches();
    await event.settle(() => scores[0]);
    await event.pair();
    const first = event.state.rounds.at(-1)?.tables.map((table) => table.matchId) ?? [];
    await event.inMatch(wrong ?? '', 'CorrectResult', { score: scores[1], note: '2-1' });
    const affected = async () =>
      (
        await queryDefinitions.corrections.answer(
          { games, reader: await built(event), store: event.store },
          { eventId: 'e1' },
          { account: null, seats: [] },
        )
      )?.corrections.map((each) => each.affected.map((table) => table.matchId));
    expect(await affected()).toEqual([[]]);
    await event.inMatch(wrong ?? '', 'CorrectResult', { score: scores[2], note: 'sides' });
    expect((await affected())?.[1]?.toSorted()).toEqual(first.toSorted());
    await event.voidRound();
    expect(await affected()).toEqual([[], []]);
    await event.pair();
    expect(await affected()).toEqual([[], []]);
  });

  it('compare the seeds of a cut with those who still played when it was seeded', async () => {
    const event = new PlayedEvent();
    await event.create(6, { swissRounds: 1, cutSize: 2 });
    await event.pair();
    const tables = event.state.rounds.at(-1)?.tables ?? [];
    await event.settle(() => scores[0]);
    // The best player of the Swiss rounds drops: the next one moves up.
    const best = swissStandings(games, event.state, event.results())[0]?.player ?? '';
    await event.send('DropPlayer', { playerId: best, reason: 'own-wish' });
    await event.pair();
    const last = tables.at(-1)?.matchId ?? '';
    await event.inMatch(last, 'CorrectResult', { score: scores[1], note: 'a game more' });
    const found = await queryDefinitions.corrections.answer(
      { games, reader: await built(event), store: event.store },
      { eventId: 'e1' },
      { account: null, seats: [] },
    );
    const seeds = event.state.rounds.at(-1)?.seeds ?? [];
    const would = swissStandings(games, event.state, event.results())
      .map((row) => row.player)
      .filter((id) => id !== best)
      .slice(0, 2);
    expect(found?.corrections[0]?.affected).toHaveLength(would.join() === seeds.join() ? 0 : 1);
  });

  it('tell everybody of a player what was played, and of decks once they are public', async () => {
    const event = new PlayedEvent();
    await event.create(2, { swissRounds: 1, decksPublic: 'after-event' });
    await event.send('RegisterDeck', {
      playerId: 'p0',
      deckId: 'd-p0',
      legal: true,
      leader: 'SOR_010',
      base: 'SOR_020',
      byStaff: true,
    });
    await event.pair();
    await event.settle(() => scores[0]);
    const { phase = 0, round = 1, attempt = 1 } = event.state.rounds.at(-1) ?? {};
    await event.send('CompleteRound', { phase, round, attempt });
    const nobody = { account: null, seats: [] };
    const sources = async () => ({ games, reader: await built(event), store: event.store });
    const player = async (playerId: string) =>
      queryDefinitions.player.answer(await sources(), { eventId: 'e1', playerId }, nobody);
    const leader = async () =>
      (await queryDefinitions.roster.answer(await sources(), { eventId: 'e1' }, nobody))?.players[0]
        ?.leader;
    const table = event.state.rounds[0]?.tables[0];
    expect(await player(table?.b ?? '')).toMatchObject({
      rank: 2,
      points: 0,
      record: '0-1',
      history: [{ round: 1, opponentId: table?.a, score: { a: 0, b: 2 }, won: false }],
    });
    expect(await player('nobody')).toBeNull();
    expect(await leader()).toBeUndefined();
    await event.send('FinishEvent', {
      champion: null,
      ranking: ['p0', 'p1'],
      secret: 's',
      nonce: 'n',
      drafting: [],
    });
    expect(await leader()).toBe('Darth Vader');
  });
});
