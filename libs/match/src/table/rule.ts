import type { MatchPlace, Reporter } from '../place.js';
import type { MatchState } from '../state.js';
import type { TableCommands } from './commands.js';
import type { TableEvents } from './events.js';
import type { GameRecord, TableState } from './state.js';

export type TableRefusal =
  | 'table-open'
  | 'no-table-open'
  | 'stale-game'
  | 'deck-not-playable'
  | 'sideboarding'
  | 'no-sideboarding'
  | 'table-outdated'
  | 'taken-back'
  | 'nothing-to-take-back'
  | 'take-back-needs-consent'
  | 'take-back-asked'
  | 'no-take-back-asked'
  | 'own-take-back'
  | 'not-waiting-for-other'
  | 'silence-warned'
  | 'no-silence-warned'
  | 'ruling-asked'
  | 'too-early'
  | 'nothing-to-claim'
  | 'agreed-draw-not-allowed'
  | 'draw-offered'
  | 'too-many-draw-offers'
  | 'no-draw-offered'
  | 'own-draw-offer'
  | 'time-called'
  | 'too-many-fault-reports';

/** The engine's own reason, passed on: a stable code and the number of the rule that the move would break. */
export interface MoveRefused {
  readonly code: string;
  readonly rule: string | null;
  readonly detail: string;
}

export type TableFact<T extends keyof TableEvents = keyof TableEvents> = {
  [K in T]: { readonly type: K; readonly data: TableEvents[K] };
}[T];
export type TableDecision = readonly TableFact[] | TableRefusal | MoveRefused;

export interface TableMatch extends Pick<
  MatchState,
  'bestOf' | 'format' | 'agreedDrawAllowed' | 'drawsAllowed' | 'mostPoints' | 'seats'
> {
  readonly place: MatchPlace;
  readonly table: TableState;
}

/** Answers one command of games on screen; `at` is when it came (ISO 8601). */
export type Rule<T extends keyof TableCommands> = (
  data: TableCommands[T],
  match: TableMatch,
  at: string,
) => TableDecision;

export const seatOf = (by: Reporter): number => (by === 'a' ? 0 : 1);

export const fact = <T extends keyof TableEvents>(type: T, data: TableEvents[T]): TableFact<T> => ({
  type,
  data,
});

/** Goes on with the running game if it is the one that is meant. */
export const openGame = (
  { table }: TableMatch,
  game: number,
  next: (open: GameRecord) => TableDecision,
): TableDecision => {
  if (!table.open) return 'no-table-open';
  return table.open.game === game ? next(table.open) : 'stale-game';
};
