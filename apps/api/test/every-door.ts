import type { FastifyInstance } from 'fastify';
import { queries, queryNames } from '#contracts';
import { eventFiles } from '#exchange';
import { declaredRoutes } from '../src/http/declared-routes.js';
import type { RunningApi } from './running-api.js';

type Ids = Readonly<Record<string, string>>;

/** The names of placeholders in a path that are no ids. */
const namesIn = (url: string): readonly string[] => {
  if (url.startsWith('/api/queries/')) return queryNames;
  return url.endsWith('/files/:name') ? Object.keys(eventFiles) : [];
};

const questionWith = (name: string, ids: Ids): string => {
  const wanted = Object.keys(queries[name as keyof typeof queries].params.shape);
  const params = Object.entries(ids).filter(([param]) => wanted.includes(param));
  return `/api/queries/${name}?${new URLSearchParams(params).toString()}`;
};

const boards = ['bracket', 'clock', 'decks', 'metagame', 'pairings', 'standings', 'table'];

const withNames = (url: string, ids: Ids): readonly string[] => {
  if (url.startsWith('/api/') && url.includes(':board'))
    return boards.map((board) => url.replace(':board', board));
  if (!url.includes(':name')) return [url];
  return namesIn(url).map((name) =>
    url.startsWith('/api/queries/') ? questionWith(name, ids) : url.replace(':name', name),
  );
};

/** Puzzles belong to no tournament: positions with starter decks, the same for everybody. */
const isOfNone = (url: string): boolean => url.startsWith('/api/puzzles/');

/**
 * Every address that answers a query about these ids, from the declared routes, except streams that
 * stay open.
 */
export const everyDoor = (api: RunningApi, ids: Ids): readonly string[] => {
  const known: Ids = { game: '1', number: '1', ...ids };
  const routes = declaredRoutes(
    api.app.getHttpAdapter().getInstance() as unknown as FastifyInstance,
  );
  return routes
    .filter(({ method, url }) => method === 'GET' && url.includes(':') && !isOfNone(url))
    .filter(({ url }) => !/\/lives?$/.test(url))
    .flatMap(({ url }) => withNames(url, known))
    .map((url) => url.replace(/:([a-zA-Z]+)\b/g, (all, name: string) => known[name] ?? all))
    .filter((url) => !/\/:[a-zA-Z]/.test(url));
};
