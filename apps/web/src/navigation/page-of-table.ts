import type { WatchedGame } from '#contracts';

/** A table at which people meet for a game outside events. */
export type FoundTable = Pick<WatchedGame, 'kind' | 'id'>;

const beginnings = {
  'free-match': '/play/',
  'twin-suns': '/twin-suns/',
  duel: '/other-games/duels/',
} as const satisfies Record<FoundTable['kind'], string>;

/** The address of a table's page, before and during its game. */
export const pageOfTable = ({ kind, id }: FoundTable): string =>
  `${beginnings[kind]}${encodeURIComponent(id)}`;

/** The table of such a page; null if it is another page. */
export const tableOfPage = (page: string): FoundTable | null => {
  for (const [kind, beginning] of Object.entries(beginnings)) {
    const id = page.slice(beginning.length);
    if (page.startsWith(beginning) && /^[\w-]{1,64}$/.test(id))
      return { kind: kind as FoundTable['kind'], id };
  }
  return null;
};
