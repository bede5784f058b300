import type { ScreenBoard, ScreenOption } from '#contracts';
import type { Face } from './piece.js';

export type Board = ScreenBoard;

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

/** Choices that no piece on the board stands for. */
export const choicesApart = (
  options: readonly ScreenOption[],
  onBoard: ReadonlyMap<string, Face>,
): readonly Choice[] =>
  numberOptions(options).filter(({ pieces }) => !pieces.some((piece) => onBoard.has(piece)));

interface Lying {
  /** By key; what lies face down has no name and cannot be pressed. */
  readonly all: ReadonlyMap<string, Face>;
  /** Those that can be pressed without opening a pile. */
  readonly visible: ReadonlyMap<string, Face>;
}

/**
 * Every card and die on the board. The hand of the other player
 * is not drawn: what may be chosen of it stands on buttons.
 */
export const piecesOn = ({ seats }: Board, near: number): Lying => {
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
  return { all: faces(zones), visible: faces(drawn) };
};

/** What happens when a piece is pressed: nothing, the only choice that it begins, or a list of them. */
export const pressPiece = (
  options: readonly ScreenOption[],
  piece: string,
): { readonly play: number } | { readonly show: string } | null => {
  const choices = choicesWith(options, piece);
  const [only] = choices;
  if (!only) return null;
  return choices.length === 1 ? { play: only.at } : { show: piece };
};
