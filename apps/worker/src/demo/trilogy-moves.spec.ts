import { describe, expect, it } from 'vitest';
import type { TrilogyMatchView, TrilogySide } from '#contracts';
import { tournamentDecider } from '#tournament';
import type { Move } from './moves.js';
import { trilogyMoves } from './trilogy-moves.js';

const bots = new Map([
  ['ada', 0],
  ['ben', 1],
]);
const sideOf = (playerId: string, changes: Partial<TrilogySide> = {}): TrilogySide => ({
  playerId,
  name: playerId,
  decks: [],
  banned: null,
  won: [],
  playing: null,
  choosing: false,
  chosen: false,
  here: false,
  ...changes,
});
const match = (changes: Partial<TrilogyMatchView>): TrilogyMatchView => ({
  matchId: 'm1',
  eventId: 'e1',
  phase: 0,
  round: 1,
  table: 1,
  stage: 'ban',
  game: 0,
  mine: null,
  waitsFor: null,
  a: sideOf('ada'),
  b: sideOf('ben'),
  chooseBy: null,
  chooseSeconds: 0,
  report: null,
  dispute: null,
  games: [],
  lots: [],
  score: null,
  position: 1,
  ...changes,
});
/** All moves due within so many seconds, while nothing at the table changes. */
const within = (seconds: number, view: TrilogyMatchView): readonly Move[] =>
  Array.from({ length: seconds }, (_, second) =>
    trilogyMoves({
      now: 1_800_000_000_000 + second * 1000,
      state: tournamentDecider.initialState,
      since: { anything: 0, paired: 0, waiting: 0, building: null },
      bots,
      tables: [],
      trilogy: [view],
      pods: [],
    }),
  ).flat();
const kinds = (moves: readonly Move[]): ReadonlySet<string> =>
  new Set(moves.map((move) => `${move.by === 'bot' ? move.bot : 'staff'} ${move.kind}`));
const choosing = { choosing: true };

describe('a Trilogy table of two bots', () => {
  it('bans and picks at both sides until both have spoken, and means the same deck however often it looks', () => {
    const bans = within(60, match({ a: sideOf('ada', choosing), b: sideOf('ben', choosing) }));
    expect(kinds(bans)).toEqual(new Set(['0 ban', '1 ban']));
    expect(new Set(bans.map((move) => JSON.stringify(move))).size).toBe(2);
    expect(
      kinds(
        within(
          60,
          match({ a: sideOf('ada', { choosing: true, chosen: true }), b: sideOf('ben', choosing) }),
        ),
      ),
    ).toEqual(new Set(['1 ban']));
  });

  it('picks for the coming game a deck that is neither banned nor set aside', () => {
    const picks = within(
      60,
      match({ stage: 'pick', game: 1, a: sideOf('ada', { choosing: true, banned: 0, won: [2] }) }),
    );
    expect(new Set(picks.map((move) => JSON.stringify(move)))).toEqual(
      new Set([
        JSON.stringify({ by: 'bot', bot: 0, kind: 'choose-deck', matchId: 'm1', game: 2, deck: 1 }),
      ]),
    );
  });

  it('plays, reports, is answered by the other side, and is settled when disputed', () => {
    expect(within(120, match({ stage: 'playing', game: 1 }))[0]).toMatchObject({
      kind: 'report-game',
      matchId: 'm1',
      game: 1,
    });
    const answers = within(
      60,
      match({ stage: 'reported', game: 1, report: { by: 'a', winner: 'a', confirmBy: null } }),
    );
    expect(new Set(answers.map((move) => move.by === 'bot' && move.bot))).toEqual(new Set([1]));
    expect(within(600, match({ stage: 'disputed', game: 1 }))[0]).toMatchObject({
      by: 'staff',
      kind: 'rule-game',
      game: 1,
    });
    expect(within(60, match({ stage: 'over' }))).toEqual([]);
  });
});

describe('a Trilogy table of a bot and a person', () => {
  const person = sideOf('visitor');

  it('never chooses or answers for the person, and believes them', () => {
    expect(within(120, match({ a: sideOf('visitor', choosing) }))).toEqual([]);
    expect(
      within(
        120,
        match({
          stage: 'reported',
          game: 1,
          a: person,
          report: { by: 'b', winner: 'a', confirmBy: null },
        }),
      ),
    ).toEqual([]);
    expect(
      kinds(
        within(
          120,
          match({
            stage: 'reported',
            game: 1,
            a: person,
            report: { by: 'a', winner: 'a', confirmBy: null },
          }),
        ),
      ),
    ).toEqual(new Set(['1 confirm-game']));
  });

  it('lets them report first', () => {
    const alone = within(60, match({ stage: 'playing', game: 1 })).length;
    expect(within(60, match({ stage: 'playing', game: 1, a: person })).length).toBeLessThan(alone);
  });
});
