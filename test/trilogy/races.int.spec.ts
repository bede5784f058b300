import { games } from '#games';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CommandExecutor, appendTo, honours, sealChoice } from '#event-store';
import { matchDecider } from '#match';
import { Aggregates, SystemCommands, systemClock } from '#application';
import { OpenHours } from '#platform';
import { ChooseByClockJob } from '../../apps/worker/src/jobs/choose-by-clock.job.js';
import { Deadlines } from '../../apps/worker/src/jobs/deadlines.js';
import type { RunningApi } from '../../apps/api/test/running-api.js';
import { eventually, outcomeOf, startApi, TrilogyRoom } from './trilogy-room.js';

let api: RunningApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const count = (types: readonly string[], type: string): number =>
  types.filter((each) => each === type).length;

/** The clock of a worker process of its own. */
const clockOf = (room: TrilogyRoom): ChooseByClockJob => {
  const executor = new CommandExecutor(room.api.store);
  const parts = {
    system: new SystemCommands(executor, () => undefined, systemClock, games),
    secrets: room.secrets(),
    aggregates: new Aggregates(executor),
  };
  return new ChooseByClockJob(parts, new Deadlines(new OpenHours(room.api.pool), systemClock));
};

it('the time to ban begins when the clock of the round is started, at tables where nobody has sat down', async () => {
  const room = await TrilogyRoom.open(api, { banSeconds: 600, banClock: 'table' });
  const [round] = (await room.people.owner.query('event', { eventId: room.eventId })).rounds;
  const { phase = 0, round: number = 1, attempt = 1 } = round ?? {};
  expect(await room.view('ana')).toMatchObject({ chooseBy: null, waitsFor: 'table' });
  await room.people.ana.command('SitDown', { matchId: room.matchId });
  expect(await room.view('bob')).toMatchObject({ chooseBy: null, a: { here: true } });
  const worker = await room.work();
  try {
    const key = { eventId: room.eventId, phase, round: number, attempt };
    await room.people.owner.command('StartRoundClock', { ...key, minutes: 55 });
    await eventually('the time to ban', async () => (await room.view('bob')).chooseBy !== null);
    expect(await room.view('bob')).toMatchObject({ stage: 'ban', waitsFor: null });
  } finally {
    await worker.stop();
  }
});

describe('a secret choice is made once', () => {
  it('whatever a player sends at the same time', async () => {
    const room = await TrilogyRoom.open(api);
    const outcomes = await Promise.all(
      ([0, 1, 2, 0, 1, 2] as const).map((deck) => outcomeOf(room.ban('ana', deck))),
    );
    expect(outcomes.sort()).toEqual([
      'accepted',
      ...Array.from({ length: 5 }, () => 'match/already-sealed'),
    ]);
    expect(count(await room.types(), 'BanSealed')).toBe(1);
  });

  it('and a resent one is answered as the first time', async () => {
    const room = await TrilogyRoom.open(api);
    const first = await room.people.ana.command(
      'SealBan',
      { matchId: room.matchId, deck: 1 },
      'the-same-key-1',
    );
    expect(
      await room.people.ana.command(
        'SealBan',
        { matchId: room.matchId, deck: 1 },
        'the-same-key-1',
      ),
    ).toEqual(first);
    // A second thought under the same key is refused and changes nothing.
    await expect(
      room.people.ana.command('SealBan', { matchId: room.matchId, deck: 2 }, 'the-same-key-1'),
    ).rejects.toMatchObject({ status: 422, code: 'command/key-reused' });
    await room.ban('bob', 0);
    expect(
      (await room.stream()).find((event) => event.type === 'BansRevealed')?.data,
    ).toMatchObject({ a: { choice: 1 }, b: { choice: 0 } });
  });

  it('by both at the same moment: both stand, and they are revealed by one event', async () => {
    for (let turn = 0; turn < 5; turn += 1) {
      const room = await TrilogyRoom.open(api);
      await Promise.all([room.ban('ana', 2), room.ban('bob', 1)]);
      expect((await room.types()).slice(2)).toEqual(['BanSealed', 'BanSealed', 'BansRevealed']);
      const [, , one, other, revealed] = (await room.stream()).map(
        (event) =>
          event.data as { by: 'a' | 'b'; commitment: string } & Record<
            'a' | 'b',
            { choice: number; nonce: string }
          >,
      );
      for (const seal of [one, other]) {
        const { choice, nonce } = revealed![seal!.by];
        expect(honours({ choice: String(choice), nonce }, seal!.commitment)).toBe(true);
      }
      expect(revealed).toMatchObject({ a: { choice: 2 }, b: { choice: 1 } });
    }
  });

  it('of a deck that is there', async () => {
    const room = await TrilogyRoom.open(api);
    await Promise.all([room.ban('ana', 0), room.ban('bob', 0)]);
    expect(await outcomeOf(room.pick('ana', 1, 0))).toBe('match/deck-not-available');
    expect(await outcomeOf(room.pick('ana', 2, 1))).toBe('match/stale-game');
    expect(
      await outcomeOf(
        room.people.judge.command('SealDeck', { matchId: room.matchId, game: 1, deck: 1 }),
      ),
    ).toBe('policy/forbidden');
  });
});

describe('the clock', () => {
  it('and a player racing it: one of them has spoken, and the match goes on', async () => {
    const rooms: TrilogyRoom[] = [];
    for (let turn = 0; turn < 4; turn += 1) {
      const room = await TrilogyRoom.open(api, { banSeconds: 1 });
      await room.ban('ana', 1);
      rooms.push(room);
    }
    await pause(1_050);
    for (const [turn, room] of rooms.entries()) {
      const [, outcome] = await Promise.all([
        clockOf(room).handle({ matchId: room.matchId, game: 0 }),
        pause(turn * 4).then(() => outcomeOf(room.ban('bob', 2))),
      ]);
      const events = await room.stream();
      const bobs = events.filter((event) => event.type === 'BanSealed' && event.data['by'] === 'b');
      expect(bobs).toHaveLength(1);
      expect(
        count(
          events.map((event) => event.type),
          'BansRevealed',
        ),
      ).toBe(1);
      const byClock = bobs[0]?.data['byClock'] === true;
      expect(outcome === 'accepted').toBe(!byClock);
      expect((await room.view('ana')).lots).toEqual(
        byClock ? [{ game: 0, by: 'b', because: 'clock' }] : [],
      );
    }
  });

  it('says nothing before its time, and nothing of a choice that is over', async () => {
    const room = await TrilogyRoom.open(api, { banSeconds: 600 });
    expect(await clockOf(room).handle({ matchId: room.matchId, game: 0 })).toMatchObject({
      kind: 'again',
    });
    await Promise.all([room.ban('ana', 0), room.ban('bob', 0)]);
    expect(await clockOf(room).handle({ matchId: room.matchId, game: 0 })).toEqual({
      kind: 'done',
    });
    expect(count(await room.types(), 'DeckSealed')).toBe(0);
  });

  it('gives way to a judge who ends the waiting', async () => {
    const room = await TrilogyRoom.open(api);
    await room.ban('ana', 1);
    await room.people.judge.command('EndChoice', { matchId: room.matchId });
    expect((await room.types()).slice(2)).toEqual(['BanSealed', 'BanSealed', 'BansRevealed']);
    expect(await outcomeOf(room.people.judge.command('EndChoice', { matchId: room.matchId }))).toBe(
      'accepted',
    );
    expect((await room.state()).trilogy?.stage).toBe('playing');
    expect((await room.view('ana')).lots).toEqual([
      { game: 0, by: 'b', because: 'judge' },
      { game: 1, by: 'a', because: 'judge' },
      { game: 1, by: 'b', because: 'judge' },
    ]);
  });
});

describe('a server killed between the second choice and the reveal', () => {
  it('leaves it to the worker, which reveals exactly once', async () => {
    const room = await TrilogyRoom.open(api);
    await room.ban('ana', 2);
    await sealAndDie(room);
    expect((await room.types()).slice(2)).toEqual(['BanSealed', 'BanSealed']);
    const worker = await room.work();
    try {
      await eventually('the reveal', async () => (await room.types()).includes('BansRevealed'));
      expect(
        (await room.stream()).find((event) => event.type === 'BansRevealed')?.data,
      ).toMatchObject({ a: { choice: 2 }, b: { choice: 0 } });
      await pause(1_500);
      expect(count(await room.types(), 'BansRevealed')).toBe(1);
    } finally {
      await worker.stop();
    }
  });

  it('is found again although the queue was wiped as well', async () => {
    const room = await TrilogyRoom.open(api, { pickSeconds: 1 });
    await room.ban('ana', 2);
    await sealAndDie(room);
    await room.api.redis.flushdb();
    const worker = await room.work();
    try {
      // Nobody picks: the clock does it for both, and the first game starts.
      await eventually('the first game', async () => (await room.types()).includes('GameStarted'));
      expect(await room.types()).toEqual([
        'MatchScheduled',
        'DecksPresented',
        'BanSealed',
        'BanSealed',
        'BansRevealed',
        'DeckSealed',
        'DeckSealed',
        'DecksRevealed',
        'GameStarted',
      ]);
    } finally {
      await worker.stop();
    }
  });
});

/** What the api does with Bob's choice before it dies: the secret is kept and the commitment appended. */
const sealAndDie = async (room: TrilogyRoom): Promise<void> => {
  const match = await new CommandExecutor(room.api.store).load(
    matchDecider,
    `match-${room.matchId}`,
  );
  const commitment = await sealChoice(room.secrets(), match.streamId, '0');
  const at = new Date().toISOString();
  const sealed = matchDecider.decide(
    {
      type: 'SealBan',
      data: { by: 'b', commitment, byClock: false },
      actor: 'guest:bob',
      at,
      games,
    },
    match.state,
  );
  if ('kind' in sealed) throw new Error(sealed.code);
  await room.api.store.append(
    { actor: 'guest:bob', commandId: `dying-${room.matchId}`, correlationId: 'x', at },
    [appendTo(match, sealed)],
  );
};
