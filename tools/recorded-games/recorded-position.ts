import {
  type CardBook,
  type CardType,
  dice,
  type Dice,
  type Engine,
  type Move,
  randomMove,
  type SideSetup,
  type State,
  table,
  type TableSetup,
  type UnitSetup,
} from '#rules';
import { Told } from './told.js';

/**
 * A board with cards that seldom meet in games, and digests of the output of random play from
 * there: one after every so many decisions, and one at the end. Its moves are drawn from the legal
 * ones, so they need not be recorded.
 */
export interface RecordedPosition {
  readonly seed: number;
  readonly setup: TableSetup;
  readonly digests: readonly string[];
}

/** Decisions from one digest to the next. */
const STRIDE = 10;
const MOST_DECISIONS = 40;
const RESOURCES = 8;

/**
 * Deals cards of these types in random order; shuffled again each time all of them have been dealt.
 */
const dealer = (book: CardBook, types: readonly CardType[], roll: Dice): (() => string) => {
  const ids = [...book.cards.values()]
    .filter(({ type, token }) => types.includes(type) && !token)
    .map(({ id }) => id);
  let left: string[] = [];
  return () => {
    if (left.length === 0) left = [...ids];
    return left.splice(roll(left.length), 1)[0] as string;
  };
};

const many = <T>(n: number, deal: () => T): T[] => Array.from({ length: n }, deal);

/** Boards of all cards, each dealt as often as any other of its type. */
export function positionDrawer(book: CardBook, roll: Dice): () => TableSetup {
  const unit = dealer(book, ['Unit'], roll);
  const upgrade = dealer(book, ['Upgrade'], roll);
  const card = dealer(book, ['Unit', 'Event', 'Upgrade'], roll);
  const base = dealer(book, ['Base'], roll);
  const leader = dealer(book, ['Leader'], roll);
  const placed = (): UnitSetup => ({
    id: unit(),
    ...(roll(3) === 0 && { damage: 1 }),
    ...(roll(4) === 0 && { ready: false }),
    ...(roll(3) === 0 && { upgrades: [upgrade()] }),
    ...(roll(8) === 0 && { captives: [unit()] }),
  });
  const side = (): SideSetup => {
    const units = many(3 + roll(3), placed);
    const inSpace = ({ id }: UnitSetup): boolean => book.cards.get(id)?.arena === 'Space';
    return {
      leader: { id: leader(), deployed: roll(3) === 0 },
      base: base(),
      baseDamage: roll(12),
      hand: many(5, card),
      deck: many(6, card),
      discard: many(3, card),
      ground: units.filter((each) => !inSpace(each)),
      space: units.filter(inSpace),
      resources: many(RESOURCES, card),
      credits: roll(3),
      force: roll(2) === 0,
    };
  };
  return () => {
    const players = roll(5);
    return {
      you: side(),
      them: side(),
      ...(players > 2 && { third: side() }),
      ...(players > 3 && { fourth: side() }),
      ...(players > 2 && roll(2) === 0 && { twinSuns: true }),
      initiative: roll(2),
      round: 2 + roll(4),
    };
  };
}

/** A random move, but seldom one without effect. */
const nextMove = (engine: Engine, state: State, roll: Dice): Move | null => {
  const { pending } = state;
  if (pending === null) return null;
  const busy = pending.options.flatMap(({ o }, index) =>
    o === 'pass' || o === 'take-initiative' ? [] : [index],
  );
  if (pending.kind === 'action' && busy.length > 0 && roll(12) > 0)
    return { seat: pending.seat, at: pending.at, pick: [busy[roll(busy.length)] as number] };
  return randomMove(pending, roll, engine.book.names);
};

export function recordPosition(engine: Engine, setup: TableSetup, seed: number): RecordedPosition {
  const roll = dice(seed);
  const told = new Told(engine);
  const { moves, digests, refused } = told.follow(table(engine, setup).state, {
    choose: (state, decisions) =>
      decisions < MOST_DECISIONS ? nextMove(engine, state, roll) : null,
    stride: STRIDE,
    before: (state) => told.explanations(state),
  });
  if (refused !== null) throw new Error(`position ${seed}, move ${moves.length + 1}: ${refused}`);
  return { seed, setup, digests };
}

/** The first difference from the recording; null if there is none. */
export const differenceInPosition = (
  engine: Engine,
  { seed, setup, digests }: RecordedPosition,
): string | null => {
  const now = recordPosition(engine, setup, seed).digests;
  const at = digests.findIndex((digest, index) => digest !== now[index]);
  return at < 0
    ? null
    : `position ${seed}: goes otherwise within the decisions ${at * STRIDE + 1} to ${(at + 1) * STRIDE}`;
};
