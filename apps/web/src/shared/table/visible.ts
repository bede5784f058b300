import {
  type TableBoard,
  type TableCard,
  type TableDecision,
  type TableHalf,
  type TableSeat,
  tableSeats,
  type TableUnit,
} from '#contracts';

export type Side = TableSeat;
/** The sides of a game of two. */
export type DuelSide = 'a' | 'b';
export type Handle = TableCard['card'];

export const other = (side: DuelSide): DuelSide => (side === 'a' ? 'b' : 'a');

/** The sides of this game in turn order. */
export const seatsOf = (board: TableBoard): readonly Side[] =>
  tableSeats.filter((side) => board[side] !== undefined);

/**
 * Whether a player of Twin Suns is eliminated, so that the game ends with this phase (12.7.1).
 * Set-up is not a phase.
 */
export const isLastPhase = ({ twinSuns, phase }: TableBoard): boolean =>
  twinSuns?.ending === true && (phase === 'action' || phase === 'regroup');

/** The half of this side on the board. */
export const halfAt = (board: TableBoard, side: Side): TableHalf => board[side] ?? board.a;

/** The number of Shield tokens on a unit; each prevents all damage of one source. */
export const shieldsOn = (
  { faces }: Pick<TableBoard, 'faces'>,
  { upgrades }: Pick<TableUnit, 'upgrades'>,
): number =>
  upgrades.filter(({ id }) => (faces[id]?.names?.en ?? faces[id]?.name) === 'Shield').length;

/** The other players in turn order, starting after this one. */
export const foesOf = (board: TableBoard, near: Side): readonly Side[] => {
  const seats = seatsOf(board);
  const at = seats.indexOf(near);
  return [...seats.slice(at + 1), ...seats.slice(0, at)];
};

/** The location of a card that can be pressed on the board. */
export interface Place {
  readonly side: Side;
  readonly id: string;
  readonly where: 'hand' | 'unit' | 'upgrade' | 'base' | 'leader';
  readonly unit?: TableUnit;
  /** The printed id of the card that an upgrade is attached to, or that guards a captive. */
  readonly host?: string;
}

/** All cards on the board or in the viewer's hand, by handle. */
export const placesOn = (board: TableBoard): ReadonlyMap<Handle, Place> => {
  const places = new Map<Handle, Place>();
  for (const side of seatsOf(board)) {
    const half = halfAt(board, side);
    places.set(half.base.card, { side, id: half.base.id, where: 'base' });
    for (const leader of half.leaders)
      places.set(leader.card, { side, id: leader.id, where: 'leader' });
    for (const card of half.hand ?? []) places.set(card.card, { side, id: card.id, where: 'hand' });
    for (const unit of half.units) {
      places.set(unit.card, { side, id: unit.id, where: 'unit', unit });
      for (const card of [...unit.upgrades, ...unit.captives])
        places.set(card.card, { side, id: card.id, where: 'upgrade', host: unit.id });
    }
  }
  return places;
};

/**
 * The row of cards that contains this one, in order: a hand, one player's units in an arena, or a
 * base with its leaders.
 */
export const rowOf = (board: TableBoard, card: Handle): readonly TableCard[] => {
  const rows = seatsOf(board).flatMap((side) => {
    const { hand, units, base, leaders } = halfAt(board, side);
    const within = (arena: TableUnit['arena']) => units.filter((unit) => unit.arena === arena);
    return [hand ?? [], within('space'), within('ground'), [base, ...leaders]];
  });
  return rows.find((row) => row.some((each) => each.card === card)) ?? [];
};

const elsewhere = new Set(['pass', 'take-initiative', 'take-counter']);

/**
 * The options that no card on the board represents and that need a list. Passing and the counters
 * have buttons of their own.
 */
export const looseOptions = (
  decision: TableDecision | null,
  places: ReadonlyMap<Handle, Place>,
): readonly number[] =>
  (decision?.options ?? []).flatMap((option, index) =>
    elsewhere.has(option.o) || (option.card !== undefined && places.has(option.card))
      ? []
      : [index],
  );

/** The option of this kind, or null. */
export const optionOf = (decision: TableDecision | null, kind: string): number | null => {
  const index = decision?.options.findIndex(({ o }) => o === kind) ?? -1;
  return index < 0 ? null : index;
};

/** The option that takes this counter of Twin Suns, or null. */
export const counterOption = (
  decision: TableDecision | null,
  counter: 'blast' | 'plan',
): number | null => {
  const index =
    decision?.options.findIndex(
      (each) => each.o === 'take-counter' && each['counter'] === counter,
    ) ?? -1;
  return index < 0 ? null : index;
};

const keys = '123456789abdefghjkmnoqstvwxyz';

/**
 * The key for each card of a choice, in the order of the options; none while the player chooses an
 * action or resources.
 */
export const keysFor = (
  decision: TableDecision | null,
  places: ReadonlyMap<Handle, Place>,
): ReadonlyMap<Handle, string> => {
  if (decision === null || decision.kind === 'action' || decision.kind === 'resource')
    return new Map();
  const cards = new Set(
    decision.options.flatMap(({ card }) => (card !== undefined && places.has(card) ? [card] : [])),
  );
  return new Map([...cards].flatMap((card, index) => (keys[index] ? [[card, keys[index]]] : [])));
};
