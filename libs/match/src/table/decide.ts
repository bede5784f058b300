import { isRefusal, type Move } from '#rules';
import type { MatchPlace, Reporter } from '../place.js';
import type { TableCommands } from './commands.js';
import type { TableEvents } from './events.js';
import { cardsDigest, deal, playOn, remember, stateHash, winnerOfGame } from './game.js';
import type { TableState } from './state.js';

export type TableRefusal =
  'table-open' | 'no-table-open' | 'stale-game' | 'deck-not-playable' | 'table-outdated';

/** The engine's own reason, passed on: a stable code and the number of the rule that the move would break. */
export interface MoveRefused {
  readonly code: string;
  readonly rule: string | null;
  readonly detail: string;
}

export type TableFact = {
  [T in keyof TableEvents]: { readonly type: T; readonly data: TableEvents[T] };
}[keyof TableEvents];
export type TableDecision = readonly TableFact[] | TableRefusal | MoveRefused;

export interface TableMatch {
  readonly place: MatchPlace;
  readonly table: TableState;
}

/** A hash of the state stands at every so many moves. */
const HASHED = 20;
const seatOf = (by: Reporter): number => (by === 'a' ? 0 : 1);
const fact = <T extends keyof TableEvents>(type: T, data: TableEvents[T]): TableFact =>
  ({ type, data }) as TableFact;

type Rule<T extends keyof TableCommands> = (
  data: TableCommands[T],
  match: TableMatch,
) => TableDecision;

const openGame = (
  { table }: TableMatch,
  game: number,
  next: (open: NonNullable<TableState['open']>) => TableDecision,
): TableDecision => {
  if (!table.open) return 'no-table-open';
  return table.open.game === game ? next(table.open) : 'stale-game';
};

const openTable: Rule<'OpenTable'> = ({ a, b, seed, seedCommitment, engine }, { place, table }) => {
  if (table.open) return 'table-open';
  const dealt = deal({ a, b, discreet: true }, seed);
  if (isRefusal(dealt)) return dealt.code === 'rules/bad-setup' ? 'deck-not-playable' : dealt;
  return [
    fact('TableOpened', {
      ...place,
      game: table.games + 1,
      a,
      b,
      seedCommitment,
      engine,
      cards: cardsDigest({ a, b }),
      discreet: true,
    }),
  ];
};

const playMove: Rule<'PlayMove'> = ({ by, game, move, seed, nonce }, match) =>
  openGame(match, game, (open) => {
    const played: Move = { ...move, seat: seatOf(by) };
    const step = playOn(open, seed, played);
    if (step === null) return 'table-outdated';
    if (isRefusal(step)) return step;
    const { outcome } = step.state;
    remember([...open.moves, played], seed, step.state);
    const hashed = outcome !== null || (open.moves.length + 1) % HASHED === 0;
    const moved = fact('MovePlayed', {
      ...match.place,
      game,
      move: played,
      hash: hashed ? stateHash(step.state) : null,
    });
    if (!outcome) return [moved];
    const cause = outcome.reason === 'concession' ? 'conceded' : 'played';
    return [
      moved,
      fact('TableClosed', {
        ...match.place,
        game,
        winner: winnerOfGame(outcome),
        cause,
        seed,
        nonce,
      }),
    ];
  });

export const tableRules: { readonly [T in keyof TableCommands]: Rule<T> } = {
  OpenTable: openTable,
  PlayMove: playMove,
  RuleTable: ({ game, winner, seed, nonce }, match) =>
    openGame(match, game, () => [
      fact('TableClosed', { ...match.place, game, winner, cause: 'ruled', seed, nonce }),
    ]),
};
