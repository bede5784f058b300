import type { TableBoard, TableHalf } from '#contracts';
import type { Hands } from './hands.js';
import type { SeatProps } from './seat-props.js';
import { halfAt, type Side } from './visible.js';
import type { BoardWords } from './words.js';

/** The piles that can be viewed in the side column. */
export type PileName = 'discard' | 'hand' | 'resources';
export type ShowPile = (side: Side, pile: PileName) => void;

/** The default share of the space arena in the width. */
export const evenShare = 0.42;
/** The share of an empty arena while the other has units. */
const TAB = 0.14;

/**
 * The space arena's share of the width. Both sides' arenas of one kind are equally wide, so that
 * the fuller one counts.
 */
export const spaceShareOf = (halves: readonly TableHalf[]): number => {
  const most = (arena: 'space' | 'ground'): number =>
    Math.max(...halves.map(({ units }) => units.filter((unit) => unit.arena === arena).length));
  const [space, ground] = [Math.min(most('space'), 8), Math.min(most('ground'), 8)];
  if (space === 0 && ground === 0) return evenShare;
  if (space === 0) return TAB;
  if (ground === 0) return 1 - TAB;
  return Math.min(0.7, Math.max(0.3, (space + 0.6) / (space + ground + 1.2)));
};

/** The arena that is reduced to a tab. */
export const emptyLane = (share: number): 'space' | 'ground' | undefined =>
  share === TAB ? 'space' : share === 1 - TAB ? 'ground' : undefined;
/** The data from which all players' parts of the board are drawn. */
export interface Seating {
  /** The viewer's side; null for an onlooker. */
  readonly mine: Side | null;
  readonly running: boolean;
  readonly here: Readonly<Partial<Record<Side, boolean | null>>> | undefined;
  readonly names: Readonly<Record<Side, string>>;
  readonly near: Side;
  /** The other players, in turn order. */
  readonly foes: readonly Side[];
  /** The space arena's share of the width of both arenas. */
  readonly share: number;
  readonly hands: Hands;
  readonly words: BoardWords;
  readonly phone: boolean;
  /** Approximate width of both arenas together, in pixels. */
  readonly room: number;
  readonly showPile: ShowPile;
}

/**
 * The running attack; before it is declared, the attacker that the question for the target is
 * about.
 */
const fightOf = ({ attack }: TableBoard, { decision }: Hands): TableBoard['attack'] =>
  attack ??
  (decision?.kind === 'defender' && decision.source !== null
    ? { attacker: decision.source.card, defender: -1 }
    : null);

/** The props for the parts of one player's side. */
export const seatOf = (
  { names, mine, hands, words }: Seating,
  board: TableBoard,
  side: Side,
): SeatProps => ({
  half: halfAt(board, side),
  name: names[side],
  side,
  mine,
  hands,
  words,
  fight: fightOf(board, hands),
});
