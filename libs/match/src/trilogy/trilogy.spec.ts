import { games as offered } from '#games';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { matchCommand, type MatchCommands, type MatchCommandType } from '../commands.js';
import { matchDecider } from '../decider.js';
import type { MatchState } from '../state.js';
import { matchEvent, type MatchEvent } from '../events.js';
import type { Reporter } from '../place.js';
import { defaultChoice } from './choices.js';
import type { Opened } from './commands.js';
import type { DeckFace, DeckIndex, GameWinner } from './events.js';
import { playable } from './state.js';

const place = { eventId: 'e1', phase: 0, round: 1, table: 4, players: ['ana', 'bob'] as const };
const scheduled = matchEvent('MatchScheduled', {
  ...place,
  matchId: 'm1',
  bestOf: 3,
  drawsAllowed: true,
  agreedDrawAllowed: true,
  confirmAfterMinutes: 5,
  points: null,
  format: 'trilogy',
});
const face = (name: string): DeckFace => ({ leader: `${name}-leader`, base: `${name}-base` });
const decks = {
  a: ['a0', 'a1', 'a2'].map(face),
  b: ['b0', 'b1', 'b2'].map(face),
  banSeconds: 60,
  pickSeconds: 30,
};
const at = '2026-11-21T10:00:00.000Z';

/**
 * In production the commitment is a hash that is recomputed on opening; here a plain text stands
 * for it.
 */
const commitment = (choice: DeckIndex, nonce = 'n') => `${nonce}:${choice}`;
const opened = (choice: DeckIndex, nonce = 'n'): Opened => ({
  choice,
  nonce,
  commitment: commitment(choice, nonce),
});

const decide = <T extends MatchCommandType>(state: MatchState, type: T, data: MatchCommands[T]) =>
  matchDecider.decide(matchCommand(type, data, { actor: 'x', at, games: offered }), state);
const send = <T extends MatchCommandType>(
  state: MatchState,
  type: T,
  data: MatchCommands[T],
): MatchState => {
  const decision = decide(state, type, data);
  if ('kind' in decision) throw new Error(`${type}: ${decision.code}`);
  return decision.reduce(matchDecider.evolve, state);
};

const presented = send(
  [scheduled].reduce(matchDecider.evolve, matchDecider.initialState),
  'PresentDecks',
  decks,
);
const seal = (state: MatchState, by: Reporter, choice: DeckIndex) =>
  send(state, 'SealBan', { by, commitment: commitment(choice), byClock: false });
/** Ana bans Bob's deck 0, Bob bans Ana's deck 1. */
const banned = send(seal(seal(presented, 'a', 0), 'b', 1), 'RevealBans', {
  a: opened(0),
  b: opened(1),
});
const pick = (state: MatchState, choices: { a?: DeckIndex; b?: DeckIndex }): MatchState => {
  const game = (state.trilogy?.game ?? 0) + 1;
  const sealed = (['a', 'b'] as const).reduce((now, by) => {
    const choice = choices[by];
    return choice === undefined
      ? now
      : send(now, 'SealDeck', { by, game, commitment: commitment(choice), byClock: false });
  }, state);
  return send(sealed, 'RevealDecks', {
    game,
    a: choices.a === undefined ? null : opened(choices.a),
    b: choices.b === undefined ? null : opened(choices.b),
  });
};
const play = (state: MatchState, winner: GameWinner): MatchState => {
  const game = state.trilogy?.game ?? 0;
  return send(send(state, 'ReportGame', { game, by: 'a', winner }), 'ConfirmGame', {
    game,
    by: 'b',
  });
};

describe('the ban phase (9.3.3A)', () => {
  it('seals each choice and reveals both in one event', () => {
    expect(
      decide(seal(seal(presented, 'a', 0), 'b', 1), 'RevealBans', { a: opened(0), b: opened(1) }),
    ).toEqual([
      matchEvent('BansRevealed', {
        ...place,
        a: { choice: 0, nonce: 'n' },
        b: { choice: 1, nonce: 'n' },
        chooseBy: '2026-11-21T10:00:30.000Z',
      }),
    ]);
    expect(playable(banned.trilogy?.b ?? presented.trilogy!.b)).toEqual([1, 2]);
    expect(playable(banned.trilogy?.a ?? presented.trilogy!.a)).toEqual([0, 2]);
  });

  it('a player speaks once; the clock and a late hand cannot both win', () => {
    expect(
      decide(presented, 'SealBan', { by: 'a', commitment: commitment(2), byClock: true }),
    ).toMatchObject({ code: 'match/too-early' });
    const late = matchDecider.decide(
      {
        type: 'SealBan',
        data: { by: 'a', commitment: commitment(2), byClock: true },
        actor: 'system',
        at: '2026-11-21T10:01:00.000Z',
        games: offered,
      },
      presented,
    );
    expect(late).toMatchObject([{ type: 'BanSealed', data: { byClock: true } }]);
    const sealed = send(presented, 'SealBan', {
      by: 'a',
      commitment: commitment(2),
      byClock: true,
      early: true,
    });
    expect(
      decide(sealed, 'SealBan', { by: 'a', commitment: commitment(0), byClock: false }),
    ).toMatchObject({ code: 'match/already-sealed' });
  });

  it('reveals nothing before both have spoken, and nothing but what was sealed', () => {
    const one = seal(presented, 'a', 0);
    expect(decide(one, 'RevealBans', { a: opened(0), b: opened(1) })).toMatchObject({
      code: 'match/choices-outstanding',
    });
    expect(decide(seal(one, 'b', 1), 'RevealBans', { a: opened(2), b: opened(1) })).toMatchObject({
      code: 'match/commitment-mismatch',
    });
    expect(decide(banned, 'RevealBans', { a: opened(0), b: opened(1) })).toMatchObject({
      code: 'match/not-in-ban-phase',
    });
  });

  it('shows exactly three decks a side, once', () => {
    const fresh = [scheduled].reduce(matchDecider.evolve, matchDecider.initialState);
    expect(decide(fresh, 'PresentDecks', { ...decks, a: decks.a.slice(1) })).toMatchObject({
      code: 'match/three-decks-each',
    });
    expect(decide(presented, 'PresentDecks', decks)).toMatchObject({
      code: 'match/decks-already-presented',
    });
  });
});

describe('the time to ban', () => {
  const opened1 = [scheduled].reduce(matchDecider.evolve, matchDecider.initialState);
  const waiting = send(opened1, 'PresentDecks', { ...decks, waitsFor: 'table' });
  const seated = (state: MatchState, by: Reporter) => send(state, 'SitDown', { by });

  it('waits until both sit at the table', () => {
    expect(waiting.trilogy).toMatchObject({ chooseBy: null, waitsFor: 'table' });
    const one = seated(waiting, 'a');
    expect(one.trilogy).toMatchObject({ chooseBy: null, here: ['a'] });
    expect(decide(one, 'SitDown', { by: 'a' })).toMatchObject({ code: 'match/sits-already' });
    expect(seated(one, 'b').trilogy).toMatchObject({
      chooseBy: '2026-11-21T10:01:00.000Z',
      waitsFor: null,
    });
  });

  it('takes a ban for the word that its player is there, and no clock speaks for whoever still walks', () => {
    const one = seal(waiting, 'b', 0);
    const late = { actor: 'system', at: '2026-11-22T10:00:00.000Z', games: offered };
    const byClock = { by: 'a', commitment: commitment(0), byClock: true } as const;
    expect(matchDecider.decide(matchCommand('SealBan', byClock, late), one)).toMatchObject({
      code: 'match/too-early',
    });
    expect(seated(one, 'a').trilogy?.chooseBy).toBe('2026-11-21T10:01:00.000Z');
    // Once both bans are sealed, no time limit is needed.
    expect(seal(one, 'a', 1).trilogy).toMatchObject({ chooseBy: null, waitsFor: 'table' });
  });

  it('begins at the latest with the clock of the round or by the word of a judge, once', () => {
    for (const waitsFor of ['table', 'round'] as const)
      for (const because of ['round', 'judge'] as const) {
        const begun = send(send(opened1, 'PresentDecks', { ...decks, waitsFor }), 'StartBanClock', {
          because,
        });
        expect(begun.trilogy).toMatchObject({ chooseBy: '2026-11-21T10:01:00.000Z' });
        expect(decide(begun, 'StartBanClock', { because })).toMatchObject({
          code: 'match/ban-clock-started',
        });
      }
  });

  it('of the round alone begins for nobody who sits down before', () => {
    const both = seated(
      seated(send(opened1, 'PresentDecks', { ...decks, waitsFor: 'round' }), 'a'),
      'b',
    );
    expect(both.trilogy).toMatchObject({ chooseBy: null, waitsFor: 'round' });
  });

  it('waits for nothing where there is no limit', () => {
    const untimed = send(opened1, 'PresentDecks', { ...decks, banSeconds: 0, waitsFor: 'table' });
    expect(untimed.trilogy).toMatchObject({ chooseBy: null, waitsFor: null });
  });
});

describe('games (9.3.3B, 9.3.3C)', () => {
  it('start with the decks that both picked in secret', () => {
    expect(pick(banned, { a: 2, b: 1 }).trilogy).toMatchObject({
      stage: 'playing',
      game: 1,
      a: { playing: 2 },
      b: { playing: 1 },
    });
  });

  it('a banned deck cannot be picked', () => {
    const sealed = send(
      send(banned, 'SealDeck', { by: 'a', game: 1, commitment: commitment(1), byClock: false }),
      'SealDeck',
      { by: 'b', game: 1, commitment: commitment(2), byClock: false },
    );
    expect(decide(sealed, 'RevealDecks', { game: 1, a: opened(1), b: opened(2) })).toMatchObject({
      code: 'match/deck-not-available',
    });
  });

  it('nothing but the decks that were sealed is revealed', () => {
    const sealed = send(
      send(banned, 'SealDeck', { by: 'a', game: 1, commitment: commitment(2), byClock: false }),
      'SealDeck',
      { by: 'b', game: 1, commitment: commitment(2), byClock: false },
    );
    for (const [a, b] of [
      [opened(0), opened(2)],
      [opened(2), opened(1)],
      [opened(2), null],
    ] as const) {
      expect(decide(sealed, 'RevealDecks', { game: 1, a, b })).toMatchObject({
        code: 'match/commitment-mismatch',
      });
    }
  });

  it('the winning deck is set aside and only the loser has a choice', () => {
    const after = play(pick(banned, { a: 2, b: 1 }), 'a');
    expect(after.trilogy).toMatchObject({ stage: 'pick', choosing: ['b'], a: { won: [2] } });
    expect(
      decide(after, 'SealDeck', { by: 'a', game: 2, commitment: 'x', byClock: false }),
    ).toMatchObject({ code: 'match/not-choosing' });
    expect(pick(after, { b: 2 }).trilogy).toMatchObject({
      game: 2,
      a: { playing: 0 },
      b: { playing: 2 },
    });
  });

  it('a draw is replayed at once with the same decks and sets nothing aside', () => {
    const drawn = play(pick(banned, { a: 2, b: 1 }), 'draw');
    expect(drawn.trilogy).toMatchObject({
      stage: 'playing',
      game: 2,
      drawn: 1,
      a: { playing: 2, won: [] },
      b: { playing: 1, won: [] },
    });
  });

  it('at one all both have one deck left and the third game starts at once', () => {
    const oneAll = play(pick(play(pick(banned, { a: 2, b: 1 }), 'a'), { b: 1 }), 'b');
    expect(oneAll.trilogy).toMatchObject({
      stage: 'playing',
      game: 3,
      a: { playing: 0 },
      b: { playing: 2 },
    });
  });

  it('two wins, not two in a row, complete the match (9.3.1A over 9.3.3B)', () => {
    const oneAll = play(pick(play(pick(banned, { a: 2, b: 1 }), 'a'), { b: 1 }), 'b');
    const over = play(oneAll, 'a');
    expect(over).toMatchObject({
      status: 'completed',
      score: { a: 2, b: 1, drawn: 0 },
      trilogy: { stage: 'over' },
    });
    expect(decide(over, 'ReportGame', { game: 3, by: 'a', winner: 'a' })).toMatchObject({
      code: 'match/completed',
    });
  });

  it('games are reported and disputed like results; a judge rules in a game or over the whole match', () => {
    const running = pick(banned, { a: 2, b: 1 });
    expect(
      decide(running, 'ReportResult', { by: 'a', score: { a: 2, b: 0, drawn: 0 } }),
    ).toMatchObject({ code: 'match/report-games' });
    const disputed = send(
      send(running, 'ReportGame', { game: 1, by: 'a', winner: 'a' }),
      'ReportGame',
      { game: 1, by: 'b', winner: 'b' },
    );
    expect(disputed.trilogy?.stage).toBe('disputed');
    expect(decide(disputed, 'ConfirmGame', { game: 1, by: 'b' })).toMatchObject({
      code: 'match/game-disputed',
    });
    expect(send(disputed, 'RuleGame', { game: 1, winner: 'b', note: '' }).trilogy).toMatchObject({
      stage: 'pick',
      choosing: ['a'],
    });
    expect(
      send(disputed, 'RuleResult', { score: { a: 0, b: 2, drawn: 0 }, note: 'left the hall' }),
    ).toMatchObject({ status: 'completed' });
  });

  it('a confirmation settles the report of a game that was read, and no other', () => {
    const running = pick(banned, { a: 2, b: 1 });
    const told = send(running, 'ReportGame', { game: 1, by: 'a', winner: 'a' });
    expect(decide(told, 'ConfirmGame', { game: 1, by: 'b', winner: 'b' })).toMatchObject({
      code: 'match/report-changed',
    });
    const agreed = send(told, 'ConfirmGame', { game: 1, by: 'b', winner: 'a' });
    expect(agreed.trilogy?.stage).toBe('pick');
  });

  it('a dispute contradicts the report of a game that was read, and no other', () => {
    const running = pick(banned, { a: 2, b: 1 });
    const told = send(running, 'ReportGame', { game: 1, by: 'a', winner: 'a' });
    const dispute = { game: 1, by: 'b', note: '' } as const;
    expect(decide(told, 'DisputeGame', { ...dispute, winner: 'draw' })).toMatchObject({
      code: 'match/report-changed',
    });
    for (const read of [{ winner: 'a' } as const, {}])
      expect(send(told, 'DisputeGame', { ...dispute, ...read }).trilogy?.stage).toBe('disputed');
  });

  it('a report of an earlier game is stale', () => {
    const second = play(pick(banned, { a: 2, b: 1 }), 'draw');
    expect(decide(second, 'ReportGame', { game: 1, by: 'a', winner: 'a' })).toMatchObject({
      code: 'match/stale-game',
    });
  });
});

describe('the lot of a player whose time ran out', () => {
  const lot = { secret: 'secret', matchId: 'm1' };
  const texts = (state: MatchState): string[] => {
    const hashed: string[] = [];
    for (const by of state.trilogy?.choosing ?? [])
      defaultChoice(state.trilogy!, by, lot, (text) => (hashed.push(text), '0'));
    return hashed;
  };

  it('is drawn apart for each side and each game, by what anyone can hash again once the secret is revealed', () => {
    expect(texts(presented)).toEqual([
      'secret|default-choice|m1|0|a',
      'secret|default-choice|m1|0|b',
    ]);
    expect(texts(play(pick(banned, { a: 2, b: 1 }), 'a'))).toEqual([
      'secret|default-choice|m1|2|b',
    ]);
  });

  it('falls on one of the decks that the player could choose', () => {
    const choices = Array.from({ length: 6 }, (_, drawn) =>
      defaultChoice(banned.trilogy!, 'a', lot, () => drawn.toString(16)),
    );
    expect(choices).toEqual([0, 2, 0, 2, 0, 2]);
  });
});

describe('any legal course of a match', () => {
  const course = fc.record({
    bans: fc.tuple(fc.nat({ max: 2 }), fc.nat({ max: 2 })),
    picks: fc.array(fc.nat({ max: 1 }), { minLength: 8, maxLength: 8 }),
    winners: fc.array(fc.constantFrom<GameWinner>('a', 'b', 'draw'), {
      minLength: 12,
      maxLength: 12,
    }),
  });

  it('has at most three decided games, never plays a banned or set-aside deck, and uses two decks for two wins', () => {
    fc.assert(
      fc.property(course, ({ bans, picks, winners }) => {
        const [banA, banB] = bans as [DeckIndex, DeckIndex];
        let match = send(seal(seal(presented, 'a', banA), 'b', banB), 'RevealBans', {
          a: opened(banA),
          b: opened(banB),
        });
        const facts: MatchEvent[] = [];
        for (let step = 0; match.status !== 'completed' && step < 40; step += 1) {
          const trilogy = match.trilogy!;
          if (trilogy.stage === 'pick') {
            const choice = (by: Reporter) =>
              trilogy.choosing.includes(by)
                ? { [by]: playable(trilogy[by])[picks[step % 8] ?? 0] }
                : {};
            match = pick(match, { ...choice('a'), ...choice('b') });
          } else {
            const before = match.trilogy!;
            expect(playable(before.a)).toContain(before.a.playing);
            expect(playable(before.b)).toContain(before.b.playing);
            const winner = step < 24 ? (winners[step % 12] ?? 'a') : 'a';
            match = play(match, winner);
            facts.push(
              matchEvent('GameEnded', { ...place, game: before.game, winner, chooseBy: null }),
            );
          }
        }
        expect(match.status).toBe('completed');
        const { a, b } = match.trilogy!;
        expect([a.won.length, b.won.length].sort()).toEqual([
          Math.min(a.won.length, b.won.length),
          2,
        ]);
        expect(new Set(a.won).size).toBe(a.won.length);
        expect(new Set(b.won).size).toBe(b.won.length);
        expect(a.won).not.toContain(banB);
        expect(b.won).not.toContain(banA);
        expect(
          facts.filter((fact) => fact.type === 'GameEnded' && fact.data.winner !== 'draw').length,
        ).toBeLessThanOrEqual(3);
      }),
    );
  });
});
