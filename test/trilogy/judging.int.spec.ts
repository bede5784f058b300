import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Connection } from '#client';
import { CommandExecutor } from '#event-store';
import { nextRound, tournamentDecider } from '#tournament';
import { details, pairAsWorker, register, signedUp } from '../../apps/api/test/people.js';
import type { RunningApi } from '../../apps/api/test/running-api.js';
import { outcomeOf, startApi, TrilogyRoom, trioTexts } from './trilogy-room.js';

let api: RunningApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

/** A match of Ana, who has three legal decks, and of somebody who came without. */
const withoutDecks = async () => {
  const connection = new Connection(api.url);
  const owner = await signedUp(connection, 'Olga');
  const settings = { ...details().settings, banSeconds: 0, pickSeconds: 0 };
  const { ids } = await owner.command('CreateEvent', details({ format: 'trilogy', settings }));
  const eventId = ids['eventId'] ?? '';
  await owner.command('OpenRegistration', { eventId });
  const [ana, ben] = [
    await register(connection, eventId, 'Ana'),
    await register(connection, eventId, 'Ben'),
  ];
  await ana.session.command('SubmitTrio', {
    eventId,
    playerId: ana.playerId,
    texts: trioTexts('ana'),
  });
  await owner.command('CheckInAll', { eventId });
  await owner.command('StartEvent', { eventId });
  const key = nextRound(
    (await new CommandExecutor(api.store).load(tournamentDecider, `event-${eventId}`)).state,
  );
  await owner.command('RequestPairing', { eventId, ...key!, repair: false });
  const [table] = await pairAsWorker(api, eventId);
  return { eventId, owner, ana, ben, matchId: table?.matchId ?? '' };
};

describe('three decks', () => {
  it('are judged together and kept with the decks that each problem crosses', async () => {
    const connection = new Connection(api.url);
    const owner = await signedUp(connection, 'Olga');
    const { ids } = await owner.command('CreateEvent', details({ format: 'trilogy' }));
    const eventId = ids['eventId'] ?? '';
    await owner.command('OpenRegistration', { eventId });
    const { session, playerId } = await register(connection, eventId, 'Ana');
    const [one, two, three] = trioTexts('ana') as [string, string, string];
    expect(await outcomeOf(session.command('SubmitDeck', { eventId, playerId, text: one }))).toBe(
      'deck/three-expected',
    );
    expect(
      await outcomeOf(
        session.command('SubmitTrio', {
          eventId,
          playerId,
          texts: [one, 'Deck of nothing known', three],
        }),
      ),
    ).toBe('deck/unreadable');
    // Illegal decks may be handed in, but only by whoever says so.
    const texts = [one, two, one];
    const asked = session.command('SubmitTrio', { eventId, playerId, texts, onlyLegal: true });
    expect(await outcomeOf(asked)).toBe('deck/trio-illegal');
    await session.command('SubmitTrio', { eventId, playerId, texts });
    await api.settle();
    await expect
      .poll(async () => (await session.query('trio', { eventId, playerId })).trio?.revision)
      .toBe(1);
    const { trio } = await session.query('trio', { eventId, playerId });
    expect(trio).toMatchObject({
      revision: 1,
      legal: false,
      decks: [{ legal: true }, { legal: true }, { legal: true }],
    });
    expect(trio?.problems.map(({ code, decks }) => [code, decks])).toContainEqual([
      'trilogy/leader-repeated',
      [1, 3],
    ]);
    await session.command('SubmitTrio', { eventId, playerId, texts: [one, two, three] });
    await api.settle();
    await expect
      .poll(async () => (await session.query('trio', { eventId, playerId })).trio)
      .toMatchObject({ revision: 2, legal: true, problems: [] });
    await expect
      .poll(async () => (await owner.query('roster', { eventId })).players[0]?.deck)
      .toBe('legal');
  });

  it('are not what a Premier event takes', async () => {
    const connection = new Connection(api.url);
    const owner = await signedUp(connection, 'Olga');
    const { ids } = await owner.command('CreateEvent', details());
    const eventId = ids['eventId'] ?? '';
    await owner.command('OpenRegistration', { eventId });
    const { session, playerId } = await register(connection, eventId, 'Ana');
    expect(
      await outcomeOf(
        session.command('SubmitTrio', { eventId, playerId, texts: trioTexts('ana') }),
      ),
    ).toBe('deck/one-expected');
  });
});

describe('a match of somebody without three legal decks', () => {
  it('waits: nobody bans or reports, until staff enter the decks and present them', async () => {
    const { eventId, owner, ana, ben, matchId } = await withoutDecks();
    await api.settle();
    expect(await ana.session.query('trilogyMatch', { matchId })).toMatchObject({
      stage: 'unpresented',
      a: { decks: [] },
      b: { decks: [] },
    });
    expect(await outcomeOf(ana.session.command('SealBan', { matchId, deck: 0 }))).toBe(
      'match/decks-not-presented',
    );
    expect(
      await outcomeOf(
        ana.session.command('ReportResult', { matchId, score: { a: 2, b: 0, drawn: 0 } }),
      ),
    ).toBe('match/decks-not-presented');
    expect(await outcomeOf(owner.command('PresentDecks', { matchId }))).toBe('match/decks-missing');
    expect(
      await outcomeOf(
        ben.session.command('SubmitTrio', {
          eventId,
          playerId: ben.playerId,
          texts: trioTexts('ben'),
        }),
      ),
    ).toBe('tournament/decks-locked');
    await owner.command('SubmitTrio', { eventId, playerId: ben.playerId, texts: trioTexts('ben') });
    await owner.command('PresentDecks', { matchId });
    expect(await outcomeOf(owner.command('PresentDecks', { matchId }))).toBe(
      'match/decks-already-presented',
    );
    expect(await outcomeOf(ana.session.command('SealBan', { matchId, deck: 0 }))).toBe('accepted');
  });

  it('or a judge rules it', async () => {
    const { owner, ana, matchId } = await withoutDecks();
    await owner.command('RuleResult', {
      matchId,
      score: { a: 2, b: 0, drawn: 0 },
      note: 'no decks',
    });
    await api.settle();
    expect(await ana.session.query('trilogyMatch', { matchId })).toMatchObject({
      stage: 'over',
      score: { a: 2, b: 0 },
    });
  });
});

describe('a judge', () => {
  it('rules in every state of the match', async () => {
    const stages = {
      ban: async () => undefined,
      pick: async (room: TrilogyRoom) => {
        await room.ban('ana', 0);
        await room.ban('bob', 0);
      },
      playing: async (room: TrilogyRoom) => {
        await stages.pick(room);
        await room.pick('ana', 1, 1);
        await room.pick('bob', 1, 1);
      },
      reported: async (room: TrilogyRoom) => {
        await stages.playing(room);
        await room.people.ana.command('ReportGame', {
          matchId: room.matchId,
          game: 1,
          winner: 'a',
        });
      },
      disputed: async (room: TrilogyRoom) => {
        await stages.reported(room);
        await room.people.bob.command('DisputeGame', {
          matchId: room.matchId,
          game: 1,
          note: 'no',
        });
      },
    };
    for (const [stage, reach] of Object.entries(stages)) {
      const room = await TrilogyRoom.open(api);
      await reach(room);
      expect((await room.state()).trilogy?.stage).toBe(stage);
      if (stage === 'disputed') {
        await api.settle();
        // An answer may trail the models by a moment; it is computed anew once their advance is noticed.
        await expect
          .poll(
            async () =>
              (await room.people.judge.query('pairings', { eventId: room.eventId })).tables[0]
                ?.status,
          )
          .toBe('disputed');
      }
      const game = await outcomeOf(
        room.people.judge.command('RuleGame', {
          matchId: room.matchId,
          game: 1,
          winner: 'b',
          note: 'wrong deck played',
        }),
      );
      expect(game).toBe(stage === 'ban' || stage === 'pick' ? 'match/no-game-running' : 'accepted');
      await room.people.judge.command('RuleResult', {
        matchId: room.matchId,
        score: { a: 0, b: 2, drawn: 0 },
        note: 'unreachable',
      });
      expect((await room.state()).status).toBe('completed');
      expect(await outcomeOf(room.ban('ana', 0))).toBe('match/completed');
    }
  });
});
