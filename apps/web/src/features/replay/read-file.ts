import { parsePgn, type PgnFault, type PgnGame, replayFile, type ReplayFile } from '#contracts';

/** Larger than any game is. */
const MOST_CHARACTERS = 30_000_000;

/** What a text turned out to be: a replay of this site, a record as SWU-PGN, or neither. */
export type GameText =
  | { readonly kind: 'replay'; readonly file: ReplayFile }
  | { readonly kind: 'record'; readonly game: PgnGame }
  | { readonly kind: 'none'; readonly pgn: PgnFault | null };

/**
 * A replay out of a file's text; null where it is none.
 * Nothing of the text is run, and every part of it is checked.
 */
export const readReplay = (text: string): ReplayFile | null => {
  if (text.length > MOST_CHARACTERS) return null;
  try {
    const read = replayFile.safeParse(JSON.parse(text));
    return read.success && isWhole(read.data) ? read.data : null;
  } catch {
    return null;
  }
};

/** A record begins with tags, or has sections; a replay of this site is one JSON object. */
const looksLikeRecord = (text: string): boolean =>
  /^\uFEFF?\s*(?:\[[A-Za-z0-9]+\s+"|%%%)/.test(text);

/** A game out of a file or a pasted text, whichever of the two forms it has. */
export const readGame = (text: string): GameText => {
  if (looksLikeRecord(text)) {
    const read = parsePgn(text);
    return 'game' in read ? { kind: 'record', game: read.game } : { kind: 'none', pgn: read };
  }
  const file = readReplay(text);
  return file === null ? { kind: 'none', pgn: null } : { kind: 'replay', file };
};

/** The first position tells everything, so that the others can be told by what changed. */
const isWhole = ({ frames: [first] }: ReplayFile): boolean =>
  first !== undefined &&
  [first.at, first.round, first.phase, first.initiative, first.happened].every(
    (each) => each !== undefined,
  ) &&
  [first.a, first.b].every(
    (half) =>
      half?.base !== undefined &&
      half.leaders !== undefined &&
      half.units !== undefined &&
      half.discard !== undefined &&
      half.resources !== undefined,
  );
