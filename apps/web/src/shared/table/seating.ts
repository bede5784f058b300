import type { TableBoard, TableHalf } from '#contracts';
import type { Hands } from './hands.js';
import type { SeatProps } from './seat-props.js';
import { halfAt, type Side } from './visible.js';
import type { BoardWords } from './words.js';

/** What lies in a pile and is looked through in the side column. */
export type PileName = 'discard' | 'hand' | 'resources';
export type ShowPile = (side: Side, pile: PileName) => void;

/** The space arena's share where nothing says more. */
export const evenShare = 0.42;
/** What an arena keeps in which nobody has a unit, while there are some in the other. */
const TAB = 0.14;

/** Shares of the width by the fuller arena of each kind: both sides of an arena are as wide as each other. */
export const spaceShareOf = (halves: readonly TableHalf[]): number => {
  const most = (arena: 'space' | 'ground'): number =>
    Math.max(...halves.map(({ units }) => units.filter((unit) => unit.arena === arena).length));
  const [space, ground] = [Math.min(most('space'), 8), Math.min(most('ground'), 8)];
  if (space === 0 && ground === 0) return evenShare;
  if (space === 0) return TAB;
  if (ground === 0) return 1 - TAB;
  return Math.min(0.7, Math.max(0.3, (space + 0.6) / (space + ground + 1.2)));
};

/** The arena that is no more than a tab. */
export const emptyLane = (share: number): 'space' | 'ground' | undefined =>
  share === TAB ? 'space' : share === 1 - TAB ? 'ground' : undefined;
/** What both players' parts of the board are drawn from. */
export interface Seating {
  /** The side that the viewer plays; null for an onlooker. */
  readonly mine: Side | null;
  readonly running: boolean;
  readonly here: Readonly<Partial<Record<Side, boolean | null>>> | undefined;
  readonly names: Readonly<Record<Side, string>>;
  readonly near: Side;
  /** The other players, in the order in which they act. */
  readonly foes: readonly Side[];
  /** The part of both arenas that the space arena takes. */
  readonly share: number;
  readonly hands: Hands;
  readonly words: BoardWords;
  readonly phone: boolean;
  /** About how wide both arenas are together, in pixels. */
  readonly room: number;
  readonly showPile: ShowPile;
}

/** The attacker of the question that waits, before the fight is on. */
const fightOf = ({ attack }: TableBoard, { decision }: Hands): TableBoard['attack'] =>
  attack ??
  (decision?.kind === 'defender' && decision.source !== null
    ? { attacker: decision.source.card, defender: -1 }
    : null);

/** What the parts of one player's side are drawn from. */
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
