import type { ScreenOption } from '#contracts';

export interface Choice extends ScreenOption {
  /** Its number on the board, which the server is told. */
  readonly at: number;
}

/** All choices in order, or those that are about one piece. */
export const choicesWith = (
  options: readonly ScreenOption[],
  piece: string | null,
): readonly Choice[] =>
  options.flatMap((option, at) =>
    piece === null || option.pieces.includes(piece) ? [{ ...option, at }] : [],
  );

/** What happens when a piece is pressed: nothing, the only choice that it begins, or a list of them. */
export const pressed = (
  options: readonly ScreenOption[],
  piece: string,
): { readonly play: number } | { readonly show: string } | null => {
  const choices = choicesWith(options, piece);
  const [only] = choices;
  if (!only) return null;
  return choices.length === 1 ? { play: only.at } : { show: piece };
};
