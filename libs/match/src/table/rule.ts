import type { Refusal } from '#aggregate';
import type { GameCatalogue } from '#game';
import type { GameAction } from '../game/commands.js';
import { matchTable, type TableEvent } from '../game/kinds/match-table.js';
import type { ScreenRecord } from '../game/record.js';
import type { MatchPlace } from '../place.js';
import { refuse } from '../refusals.js';
import type { MatchState } from '../state.js';
import type { TableCommands } from './commands.js';
import { runningGame, type TableState } from './state.js';

export type TableDecision = readonly TableEvent[] | Refusal;

export interface TableMatch extends Pick<
  MatchState,
  'bestOf' | 'format' | 'agreedDrawAllowed' | 'drawsAllowed' | 'mostPoints' | 'seats'
> {
  readonly place: MatchPlace;
  readonly table: TableState;
}

/** The time of the command (ISO 8601), and the games that the server has. */
export interface TableContext {
  readonly at: string;
  readonly games: GameCatalogue;
}

/** Decides one command on games on screen. */
export type Rule<T extends keyof TableCommands> = (
  data: TableCommands[T],
  match: TableMatch,
  context: TableContext,
) => TableDecision;

/** Continues with the running game if it is the one that the command names. */
export const openGame = (
  { table }: TableMatch,
  game: number,
  next: (open: ScreenRecord) => TableDecision,
): TableDecision => {
  const open = runningGame(table);
  if (!open) return refuse('no-table-open');
  return table.games === game ? next(open) : refuse('stale-game');
};

/**
 * Decides a command that all games on screen share, on the running game if it is the one that the
 * command names.
 */
export const askGame = (
  match: TableMatch,
  { game, games }: Pick<TableContext, 'games'> & { readonly game: number },
  action: GameAction,
): TableDecision =>
  openGame(match, game, () =>
    matchTable(match.place, game)({ ...action, games }, match.table.game),
  );
