/**
 * Several walls can share a long list of names: this one shows part number `part`, counted from 1,
 * of `of` equal parts.
 */
export interface WallPart {
  readonly part: number;
  readonly of: number;
}

export const wholeWall: WallPart = { part: 1, of: 1 };
const mostWalls = 4;

/** All ways to share the list among one to four walls. */
export const wallParts: readonly WallPart[] = Array.from({ length: mostWalls }, (_, index) =>
  Array.from({ length: index + 1 }, (_part, at) => ({ part: at + 1, of: index + 1 })),
).flat();

/** Reads a part from an address, such as "2-3"; the whole list for anything else. */
export const readWallPart = (text: unknown): WallPart =>
  wallParts.find(({ part, of }) => `${part}-${of}` === text) ?? wholeWall;

export const linesOnWall = <T>(items: readonly T[], { part, of }: WallPart): readonly T[] =>
  items.slice(Math.ceil((items.length * (part - 1)) / of), Math.ceil((items.length * part) / of));
