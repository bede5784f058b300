import type { DescribedGame, ScreenPiece, DescribedPosition } from '#game';

/** A game between two random lists, before its first decision. */
export const begunGame = (game: DescribedGame, seed: string): DescribedPosition => {
  const sides = ['host', 'guest'].map((side) => game.bring(null, `${seed}/${side}`));
  const setups = sides.flatMap((side) => (side.kind === 'brought' ? [side.setup] : []));
  const position = game.begin(setups, seed);
  if (!position) throw new Error('random lists can be played');
  return position;
};

/** Every piece that a viewer sees, with what is attached to each. */
export const piecesOf = (
  position: DescribedPosition,
  viewer: number | null,
): readonly ScreenPiece[] =>
  position
    .board(viewer)
    .seats.flatMap(({ zones }) => zones)
    .flatMap(({ pieces }) => pieces)
    .flatMap((piece) => [piece, ...piece.attached]);

/** The pieces in one zone of a seat, as a viewer sees them. */
export const piecesIn = (
  position: DescribedPosition,
  viewer: number | null,
  { seat, zone }: { readonly seat: number; readonly zone: string },
): readonly ScreenPiece[] =>
  position.board(viewer).seats[seat]?.zones.find(({ id }) => id === zone)?.pieces ?? [];

/** The names of pieces; hidden ones have none. */
export const namesOf = (pieces: readonly ScreenPiece[]): ReadonlySet<string> =>
  new Set(pieces.flatMap(({ name }) => (name === null ? [] : [name])));

/** Viewers from whom a seat's hand is hidden: the other player and spectators. */
export const hiddenFrom: readonly { readonly viewer: number | null; readonly seat: number }[] = [
  { viewer: 0, seat: 1 },
  { viewer: 1, seat: 0 },
  { viewer: null, seat: 0 },
  { viewer: null, seat: 1 },
];
