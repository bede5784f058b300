import { parsePgn, type PgnFault, type PgnGame, replayFile, type ReplayFile } from '#contracts';

/** Far more than the largest game. */
const MOST_CHARACTERS = 30_000_000;

/** The kind of a text: a replay of this site, a record as SWU-PGN, or neither. */
export type GameText =
  | { readonly kind: 'replay'; readonly file: ReplayFile }
  | { readonly kind: 'record'; readonly game: PgnGame }
  | { readonly kind: 'none'; readonly pgn: PgnFault | null };

/**
 * Parses a replay from a file's text; null if it is none. Nothing in the text is executed, and
 * every part of it is validated.
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

/**
 * Whether the text looks like a record, which begins with tags or has sections; a replay of this
 * site is one JSON object.
 */
const looksLikeRecord = (text: string): boolean =>
  /^\uFEFF?\s*(?:\[[A-Za-z0-9]+\s+"|%%%)/.test(text);

/** Parses a game from a file or a pasted text in either format. */
export const readGame = (text: string): GameText => {
  if (looksLikeRecord(text)) {
    const read = parsePgn(text);
    return 'game' in read ? { kind: 'record', game: read.game } : { kind: 'none', pgn: read };
  }
  const file = readReplay(text);
  return file === null ? { kind: 'none', pgn: null } : { kind: 'replay', file };
};

/** Whether the first frame is complete, so that the others can be given as differences. */
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
