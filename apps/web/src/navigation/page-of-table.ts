import type { WatchedGame } from '#contracts';

/** A table at which people find each other for a game of no event. */
export type FoundTable = Pick<WatchedGame, 'kind' | 'id'>;

const beginnings = {
  'free-match': '/play/',
  'twin-suns': '/twin-suns/',
  duel: '/other-games/duels/',
} as const satisfies Record<FoundTable['kind'], string>;

/** The page of a table, before its game and while it runs. */
export const pageOfTable = ({ kind, id }: FoundTable): string =>
  `${beginnings[kind]}${encodeURIComponent(id)}`;

/** The table of that page; null where it is that of none. */
export const tableOfPage = (page: string): FoundTable | null => {
  for (const [kind, beginning] of Object.entries(beginnings)) {
    const id = page.slice(beginning.length);
    if (page.startsWith(beginning) && /^[\w-]{1,64}$/.test(id))
      return { kind: kind as FoundTable['kind'], id };
  }
  return null;
};
