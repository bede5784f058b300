/** Several walls share a long list of names: this one shows the `part`-th of `of` equal parts, from 1. */
export interface WallPart {
  readonly part: number;
  readonly of: number;
}

export const wholeWall: WallPart = { part: 1, of: 1 };
const mostWalls = 4;

/** All ways to share the list between one and four walls. */
export const wallParts: readonly WallPart[] = Array.from({ length: mostWalls }, (_, index) =>
  Array.from({ length: index + 1 }, (_part, at) => ({ part: at + 1, of: index + 1 })),
).flat();

/** As it stands in an address, "2-3"; the whole wall for anything else. */
export const readWallPart = (text: unknown): WallPart =>
  wallParts.find(({ part, of }) => `${part}-${of}` === text) ?? wholeWall;

export const linesOnWall = <T>(items: readonly T[], { part, of }: WallPart): readonly T[] =>
  items.slice(Math.ceil((items.length * (part - 1)) / of), Math.ceil((items.length * part) / of));
