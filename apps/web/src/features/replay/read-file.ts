import { replayFile, type ReplayFile } from '#contracts';

/** Larger than any game is. */
const MOST_CHARACTERS = 30_000_000;

/** A replay out of a file's text; null where it is none. Nothing of the text is run, and every part of it is checked. */
export const readReplay = (text: string): ReplayFile | null => {
  if (text.length > MOST_CHARACTERS) return null;
  try {
    const read = replayFile.safeParse(JSON.parse(text));
    return read.success && isWhole(read.data) ? read.data : null;
  } catch {
    return null;
  }
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
