import type { GameEvent, State } from '#rules';
import type { Reporter } from '../place.js';
import { winnerOfGame } from './game.js';
import { standing } from './position.js';
import { fact, type Rule, type TableFact, type TableMatch } from './rule.js';
import type { CalledTime, GameRecord } from './state.js';
import type { EndOfRound } from './events.js';

/**
 * Called in the last round of a game or before it, the next action phase is that of the round after the one at hand; during set-up (round 0) it is
 * the first one.
 */
const lastRoundOf = ({ round }: State): number => round + 1;

/** Whether a game for which time was called is at its end. */
const isAtEnd = ({ rule, lastRound }: CalledTime, { round, phase }: State): boolean => {
  if (lastRound === null) return false;
  if (round > lastRound) return true;
  return rule === 'next-action-phase' && round === lastRound && phase === 'regroup';
};

/** Damage that a base took after the action phase had ended is not counted: the game was over by then. */
const damageOn = (state: State, seat: number, events: readonly GameEvent[]): number => {
  const base = state.players[seat]?.base ?? -1;
  const regroup = events.findIndex(
    (each) => each.e === 'phase-started' && each.phase === 'regroup',
  );
  const later = regroup < 0 ? [] : events.slice(regroup);
  const after = later.reduce(
    (sum, each) => (each.e === 'damaged' && each.card === base ? sum + each.n : sum),
    0,
  );
  return (state.damage[base] ?? 0) - after;
};

/** Less damage on the base, else the initiative; the older practice leaves an unfinished game drawn. */
const winnerByTime = (
  { rule }: CalledTime,
  state: State,
  events: readonly GameEvent[],
): Reporter | 'draw' => {
  if (state.outcome) return winnerOfGame(state.outcome);
  if (rule !== 'next-action-phase') return 'draw';
  const [a, b] = [damageOn(state, 0, events), damageOn(state, 1, events)];
  if (a !== b) return a < b ? 'a' : 'b';
  return state.initiative === 0 ? 'a' : 'b';
};

/** Time is called for the running game, or between two games. */
export const timeCalled = (
  match: TableMatch,
  rule: EndOfRound,
  reached: { readonly open: GameRecord; readonly state: State } | null,
): TableFact =>
  fact('TimeCalled', {
    ...match.place,
    game: reached?.open.game ?? match.table.games,
    rule,
    lastRound: reached === null || rule === 'draw' ? null : lastRoundOf(reached.state),
  });

/** Who has won the game that this step has brought to its end by time; null while it goes on. */
export const endByTime = (
  called: CalledTime | null,
  step: { readonly state: State; readonly events: readonly GameEvent[] },
): Reporter | 'draw' | null =>
  called !== null && isAtEnd(called, step.state)
    ? winnerByTime(called, step.state, step.events)
    : null;

/** Whether the practice of unfinished games holds here: games make the score of one match between two players. */
export const mayCallTime = ({
  format,
  mostPoints,
  seats,
}: Pick<TableMatch, 'format' | 'mostPoints' | 'seats'>): boolean =>
  format === 'plain' && mostPoints === null && seats === null;

export const callTime: Rule<'CallTime'> = ({ rule, seed, nonce, position }, match) => {
  const { table, place } = match;
  if (!mayCallTime(match) || table.games === 0) return 'no-table-open';
  if (table.time !== null) return 'time-called';
  const { open } = table;
  if (open === null) return [timeCalled(match, rule, null)];
  const now = standing(open, seed, position);
  if (now === null) return 'table-outdated';
  const called = timeCalled(match, rule, { open, state: now.state });
  if (rule !== 'draw') return [called];
  const { game } = open;
  return [
    called,
    fact('TableClosed', { ...place, game, winner: 'draw', cause: 'time', seed, nonce }),
  ];
};
