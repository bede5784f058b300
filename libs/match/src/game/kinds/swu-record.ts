import type { ScreenMove } from '#game';
import type { SwuTerms } from '#games';
import type { Move } from '#rules';
import type { TableDeck } from '../../table/events.js';
import type { GameRecord } from '../../table/state.js';
import type { ScreenRecord } from '../record.js';

/** The game whose boards are shown by pages of their own. */
export const SWU = 'swu';

const sides = ['a', 'b', 'c', 'd'] as const;

export const toScreenMove = ({ seat, ...option }: Move): ScreenMove => ({ seat, option });
export const toMove = ({ seat, option }: ScreenMove): Move => ({ ...option, seat }) as Move;

const known = new WeakMap<ScreenRecord, GameRecord>();

/** The game as tables on screen know it. */
export const swuRecord = (record: ScreenRecord): GameRecord => {
  const before = known.get(record);
  if (before) return before;
  const { setups, terms, moves, hashed, rewinds } = record;
  const [a, b, ...others] = setups as unknown as readonly [TableDeck, TableDeck, ...TableDeck[]];
  const game: GameRecord = {
    game: 1,
    a,
    b,
    ...(others.length > 0 && { others }),
    moves: moves.map(toMove),
    ...(terms as SwuTerms),
    chooser: null,
    rewinds: rewinds.map(({ from, to, by }) => ({
      from,
      to,
      cause: 'own-choice',
      by: sides[by] ?? null,
    })),
    hashed,
  };
  known.set(record, game);
  return game;
};
