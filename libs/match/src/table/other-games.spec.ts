import { describe, expect, it } from 'vitest';
import { describedIn, findGameIn, type ScreenSetup } from '#game';
import { games } from '#games';
import { matchCommand, type MatchCommands, type MatchCommandType } from '../commands.js';
import { matchDecider } from '../decider.js';
import { matchEvent } from '../events.js';
import { standing } from '../game/record.js';
import type { MatchState } from '../state.js';
import { plainTerms } from '../testing/terms.js';
import { runningGame } from './state.js';

const place = { eventId: 'e1', phase: 0, round: 1, table: 4, players: ['ana', 'bob'] as const };
const at = '2026-11-30T12:00:00.000Z';
const seed = 'a table of an event';
const known = { seed, nonce: 'n' };

/** Games whose matches are scored by games, or by points with this maximum. */
const others = [
  { plays: 'destiny', points: null },
  { plays: 'swtcg', points: null },
  { plays: 'xwing', points: { most: 100 } },
];

const decide = <T extends MatchCommandType>(state: MatchState, type: T, data: MatchCommands[T]) =>
  matchDecider.decide(matchCommand(type, data, { actor: 'x', at, games }), state);
const send = <T extends MatchCommandType>(
  state: MatchState,
  type: T,
  data: MatchCommands[T],
): MatchState => {
  const decision = decide(state, type, data);
  if ('kind' in decision) throw new Error(`${type}: ${decision.code}`);
  return decision.reduce(matchDecider.evolve, state);
};

const brings = (plays: string, list: string): ScreenSetup => {
  const brought = describedIn(findGameIn(games, plays))?.bring(null, list);
  if (brought?.kind !== 'brought') throw new Error('a random list is legal');
  return brought.setup;
};

const paired = ({ points }: (typeof others)[number]): MatchState =>
  [
    matchEvent('MatchScheduled', { ...place, matchId: 'm1', ...plainTerms, bestOf: 1, points }),
  ].reduce(matchDecider.evolve, matchDecider.initialState);
const deal = ({ plays }: (typeof others)[number]) => ({
  plays,
  a: brings(plays, 'one'),
  b: brings(plays, 'other'),
  ...{ seed, seedCommitment: 'c', engine: 'e' },
});

const positionOf = ({ table }: MatchState) => standing(games, runningGame(table)!, { seed })!;
const sides = ['a', 'b'] as const;

describe.each(others)('a match of $plays on screen', (other) => {
  const dealt = deal(other);
  const state = send(paired(other), 'OpenTable', dealt);
  const asked = positionOf(state).waitingFor!;
  const by = sides[asked]!;
  const move = { game: 1, at: 0, ...known } as const;

  it('is told by the name of its game and by what both bring, and by no rules of another', () => {
    const { plays, a, b } = dealt;
    expect(decide(paired(other), 'OpenTable', dealt)).toEqual([
      matchEvent('TableOpened', { ...place, game: 1, plays, a, b, seedCommitment: 'c' }),
    ]);
  });

  it('lets whoever is asked choose by the number of an option, and nobody else', () => {
    const wrong = decide(state, 'PlayMove', { ...move, by: sides[1 - asked]!, move: 0 });
    expect(wrong).toMatchObject({ code: 'match/taken-back' });
    const after = send(state, 'PlayMove', { ...move, by, move: 0 });
    expect(runningGame(after.table)?.moves).toEqual([
      { seat: asked, option: positionOf(state).options[0] },
    ]);
    expect(decide(after, 'PlayMove', { ...move, by, move: 0 })).toMatchObject({
      code: 'match/taken-back',
    });
  });

  it('refuses a number that is no option', () => {
    expect(decide(state, 'PlayMove', { ...move, by, move: 9_999 })).toMatchObject({
      code: 'match/taken-back',
    });
  });

  it('ends the match with a concession, by the score of the game', () => {
    const over = send(state, 'PlayMove', { ...move, by: 'a', move: 'concede' });
    expect(over).toMatchObject({
      status: 'completed',
      score:
        other.points === null ? { a: 0, b: 1, drawn: 0 } : { a: 0, b: 0, drawn: 0, winner: 'b' },
    });
  });

  it.runIf(other.points === null)('has no sideboards between its games', () => {
    const three = { ...state, bestOf: 3 } as const;
    const between = send(three, 'PlayMove', { ...move, by: 'a', move: 'concede' });
    expect(between.status).toBe('open');
    const deck = { leaders: [], base: '', deck: [] };
    expect(decide(between, 'ChooseGameDeck', { by: 'a', game: 2, deck })).toMatchObject({
      code: 'match/no-sideboarding',
    });
  });

  it('leaves the score of points to the judge who ended the game without them', () => {
    const ruled = send(state, 'RuleTable', { game: 1, winner: 'a', ...known });
    expect(runningGame(ruled.table)).toBeNull();
    expect(ruled.status).toBe(other.points === null ? 'completed' : 'open');
  });
});
