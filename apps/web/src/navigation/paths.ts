import type { PagePath } from '#contracts';
import {
  backSearch,
  keySearch,
  likeSearch,
  momentSearch,
  newAccountSearch,
  noSearch,
  practiceSearch,
  warmUpSearch,
  puzzleSearch,
  printSearch,
  wallSearch,
} from './searches.js';

/**
 * Every address of the site (`pagePaths` of the contracts), with the parser of its query. The pages
 * themselves are listed in src/app/pages.ts.
 */
export const paths = {
  '/': noSearch,
  '/sign-in': backSearch,
  '/sign-up': newAccountSearch,
  '/forgotten-password': noSearch,
  '/new-password': noSearch,
  '/confirm-email': noSearch,
  '/account': noSearch,
  '/staff/:eventId': noSearch,

  '/events': noSearch,
  '/events/new': likeSearch,
  '/events/import': noSearch,
  '/floor': noSearch,
  '/archive': noSearch,
  '/calendar': noSearch,
  '/conventions': noSearch,
  '/c/:conventionId': noSearch,
  '/seasons': noSearch,
  '/s/:seasonId': noSearch,

  '/e/:eventId': noSearch,
  '/e/:eventId/deck': noSearch,
  '/e/:eventId/pool': noSearch,
  '/e/:eventId/pool/:playerId': noSearch,
  '/e/:eventId/pods': noSearch,
  '/e/:eventId/pods/:podId': noSearch,
  '/e/:eventId/pods/:podId/log': noSearch,
  '/e/:eventId/pods/:podId/watch': keySearch,
  '/e/:eventId/trio': noSearch,
  '/e/:eventId/trilogy/:matchId': noSearch,
  '/e/:eventId/statistics': noSearch,
  '/e/:eventId/pairings': noSearch,
  '/e/:eventId/standings': noSearch,
  '/e/:eventId/moments': momentSearch,
  '/e/:eventId/bracket': noSearch,
  '/e/:eventId/decks': noSearch,
  '/e/:eventId/players/:playerId': noSearch,
  '/e/:eventId/judge': noSearch,
  '/e/:eventId/desk': noSearch,
  '/e/:eventId/desk/players': noSearch,
  '/e/:eventId/desk/decks': noSearch,
  '/e/:eventId/desk/rounds': noSearch,
  '/e/:eventId/desk/pods': noSearch,
  '/e/:eventId/desk/print': noSearch,
  '/e/:eventId/desk/staff': noSearch,
  '/e/:eventId/desk/settings': noSearch,
  '/e/:eventId/desk/story': noSearch,
  '/e/:eventId/screen': wallSearch,
  '/e/:eventId/print/:sheet': printSearch,
  '/e/:eventId/table/:matchId': noSearch,
  '/e/:eventId/replay/:matchId/:game': momentSearch,
  '/e/:eventId/fault/:matchId/:number': momentSearch,

  '/play': noSearch,
  '/play/:matchId': noSearch,
  '/practice': noSearch,
  '/practice/:practiceId': practiceSearch,
  '/practice/:practiceId/replay': momentSearch,
  '/puzzles': puzzleSearch,
  '/puzzles/:number/replay': momentSearch,
  '/twin-suns': noSearch,
  '/twin-suns/:gameId': noSearch,
  '/twin-suns/:gameId/replay': momentSearch,
  '/other-games': noSearch,
  '/other-games/:practiceId': warmUpSearch,
  '/other-games/:practiceId/replay': momentSearch,
  '/other-games/duels/:duelId': noSearch,
  '/other-games/duels/:duelId/replay': momentSearch,
  '/mat': noSearch,
  '/replay': momentSearch,
  '/draft': noSearch,
  '/draft/:podId': noSearch,
  '/draft/:podId/deck': noSearch,
  '/draft/:podId/log': noSearch,
} as const satisfies Readonly<Record<PagePath, unknown>>;

export type Path = keyof typeof paths;

/** The parameters of a path, by name. */
export type Params<P extends string> = P extends `${string}:${infer Name}/${infer Rest}`
  ? Readonly<Record<Name, string>> & Params<Rest>
  : P extends `${string}:${infer Name}`
    ? Readonly<Record<Name, string>>
    : unknown;

export type Search<P extends Path> = ReturnType<(typeof paths)[P]>;

/** A place of the site: a path with its parameters. */
export type Place<P extends Path> = {
  readonly to: P;
  readonly search?: Partial<Search<P>>;
  /** The `id` of an element of the page, without `#`. */
  readonly hash?: string;
} & (P extends `${string}:${string}`
  ? { readonly params: Params<P> }
  : { readonly params?: undefined });

const searchText = (search: object): string => {
  const given = Object.entries(search).filter(([, value]) => value !== undefined);
  const text = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
  return text === '' ? '' : `?${text}`;
};

export { searchText };

/** The address of a place, as the browser shows it. */
export const addressOf = <P extends Path>({ to, params, search, hash }: Place<P>): string => {
  const filled = to.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent((params as Readonly<Record<string, string>>)[name] ?? ''),
  );
  return `${filled}${searchText(search ?? {})}${hash === undefined ? '' : `#${hash}`}`;
};
