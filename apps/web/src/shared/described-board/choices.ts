import { areAllies, type ScreenBoard, type ScreenOption, type ScreenPiece } from '#contracts';

export type Board = ScreenBoard;

/** Whether the choice of this number can be made; `wanted`: the only one that can, null where all can. */
export const mayChoose = (at: number, wanted: number | null): boolean =>
  wanted === null || wanted === at;

/** A card or a die by itself, without what is attached to it. */
export type Face = ScreenPiece['attached'][number];

export interface Choice extends ScreenOption {
  /** Its number on the board, which the server is told. */
  readonly at: number;
}

const numberOptions = (options: readonly ScreenOption[]): readonly Choice[] =>
  options.map((option, at) => ({ ...option, at }));

/** All choices in order, or those that are about one piece. */
export const choicesWith = (
  options: readonly ScreenOption[],
  piece: string | null,
): readonly Choice[] =>
  numberOptions(options).filter(({ pieces }) => piece === null || pieces.includes(piece));

/** Choices that no piece or place on the board stands for. */
export const choicesApart = (
  options: readonly ScreenOption[],
  onBoard: ReadonlySet<string>,
): readonly Choice[] =>
  numberOptions(options).filter(({ pieces }) => !pieces.some((piece) => onBoard.has(piece)));

const differenceOf = (one: Choice | undefined, next: Choice): number =>
  (next.amount ?? Number.NaN) - (one?.amount ?? Number.NaN);

/** Whether it is about the same pieces with one more, or one less, as the group began. */
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

/** Choices as they stand on buttons: those that differ by their amount alone are together. */
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
  /** By key; what lies face down has no name and cannot be pressed. */
  readonly all: ReadonlyMap<string, Face>;
  /** Keys of what can be pressed without opening a pile. */
  readonly visible: ReadonlySet<string>;
}

/** The seats of both sides of a board as seen from one of them, which comes first in its own. */
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

/** Places on the map where something may be put; they are pressed like pieces. */
const spotsOn = ({ map }: Board): readonly string[] =>
  (map?.shapes ?? []).flatMap(({ key, sort }) => (key !== null && sort === 'spot' ? [key] : []));

/**
 * Every card and die on the board. The hand of the other player
 * is not drawn: what may be chosen of it stands on buttons. Beside
 * a map everything does, but for the places on it, which are many.
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
 * What happens when a piece is pressed, of which `chosen` was pressed last: nothing, what can be done
 * with it is shown, or its only choice is made. The first press selects, the second commits.
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
