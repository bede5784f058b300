import { areAllies, type ScreenBoard, type ScreenOption, type ScreenPiece } from '#contracts';

export type Board = ScreenBoard;

/**
 * Whether the choice at this index can be made. `wanted`: the only index allowed; null: all are
 * allowed.
 */
export const mayChoose = (at: number, wanted: number | null): boolean =>
  wanted === null || wanted === at;

/** A card or a die without the pieces attached to it. */
export type Face = ScreenPiece['attached'][number];

export interface Choice extends ScreenOption {
  /** Index of the choice among the board's options, as sent to the server. */
  readonly at: number;
}

const numberOptions = (options: readonly ScreenOption[]): readonly Choice[] =>
  options.map((option, at) => ({ ...option, at }));

/** The choices that are about one piece; null: all choices, in order. */
export const choicesWith = (
  options: readonly ScreenOption[],
  piece: string | null,
): readonly Choice[] =>
  numberOptions(options).filter(({ pieces }) => piece === null || pieces.includes(piece));

/** The choices that are not about any piece or place on the board. */
export const choicesApart = (
  options: readonly ScreenOption[],
  onBoard: ReadonlySet<string>,
): readonly Choice[] =>
  numberOptions(options).filter(({ pieces }) => !pieces.some((piece) => onBoard.has(piece)));

const differenceOf = (one: Choice | undefined, next: Choice): number =>
  (next.amount ?? Number.NaN) - (one?.amount ?? Number.NaN);

/**
 * Whether a choice continues the group: it is about the same pieces, and its amount differs by one,
 * in the direction in which the group began.
 */
const goesOn = (group: readonly Choice[], next: Choice): boolean => {
  const [before, last] = [group.at(-2), group.at(-1)];
  const step = differenceOf(last, next);
  return (
    last !== undefined &&
    Math.abs(step) === 1 &&
    last.pieces.join('\n') === next.pieces.join('\n') &&
    (before === undefined || step === differenceOf(before, last))
  );
};

/**
 * The choices grouped for buttons: consecutive choices that differ only in their amount share a
 * group.
 */
export const choicesByAmount = (choices: readonly Choice[]): readonly (readonly Choice[])[] => {
  const groups: Choice[][] = [];
  for (const choice of choices) {
    const group = groups.at(-1) ?? [];
    if (goesOn(group, choice)) group.push(choice);
    else groups.push([choice]);
  }
  return groups;
};

interface Lying {
  /** By key. Face-down pieces have no name, cannot be pressed and are not included. */
  readonly all: ReadonlyMap<string, Face>;
  /** Keys of the pieces that can be pressed without opening a pile. */
  readonly visible: ReadonlySet<string>;
}

/** The seats of both sides as seen from the seat `near`, which comes first among its own side. */
export const sidesFrom = (
  { seats: { length }, sides }: Pick<Board, 'seats' | 'sides'>,
  near: number,
) => {
  const all = Array.from({ length }, (_seat, at) => at);
  const isOwn = (seat: number): boolean => areAllies({ seats: length, sides }, near, seat);
  return {
    own: [near, ...all.filter((seat) => seat !== near && isOwn(seat))],
    others: all.filter((seat) => !isOwn(seat)),
  };
};

/** Keys of the places on the map where something may be put; they are pressed like pieces. */
const spotsOn = ({ map }: Board): readonly string[] =>
  (map?.shapes ?? []).flatMap(({ key, sort }) => (key !== null && sort === 'spot' ? [key] : []));

/**
 * Every face-up card and die on the board, and which of them can be pressed. The opponents' hands
 * are not drawn: choices about them are buttons. If the game has a map, all choices are buttons
 * except its places, of which there are many.
 */
export const piecesOn = (board: Board, near: number): Lying => {
  const { seats, map } = board;
  const zones = seats.flatMap((seat) => seat.zones);
  const faces = (which: typeof zones): ReadonlyMap<string, Face> =>
    new Map(
      which
        .flatMap(({ pieces }) => pieces)
        .flatMap((piece): readonly Face[] => [piece, ...piece.attached])
        .filter(({ name }) => name !== null)
        .map((piece) => [piece.key, piece]),
    );
  const drawn = seats.flatMap((seat, at) =>
    seat.zones.filter(({ place }) => place !== 'pile' && (place !== 'hand' || at === near)),
  );
  const visible = map ? spotsOn(board) : faces(drawn).keys();
  return { all: faces(zones), visible: new Set(visible) };
};

/**
 * What happens when a piece is pressed: nothing, its choices are shown, or its only choice is made.
 * The first press selects, the second commits. `chosen`: the piece that was pressed before.
 */
export const pressPiece = (
  options: readonly ScreenOption[],
  piece: string,
  chosen: string | null,
): { readonly play: number } | { readonly show: string } | null => {
  const choices = choicesWith(options, piece);
  const [only] = choices;
  if (!only) return null;
  return chosen === piece && choices.length === 1 ? { play: only.at } : { show: piece };
};
