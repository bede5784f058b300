import {
  keepPreviousData,
  queryOptions,
  useQuery,
  type QueryClient,
  type UseQueryResult,
} from '@tanstack/react-query';
import type { QueryName, QueryParams, QueryResult } from '#contracts';
import { isFollowed } from './followed-keys.js';
import { ApiFailure, requestPositioned } from './http.js';
import { recall, remember } from './memory.js';
import { afterPosition } from './position.js';

const eventOf = (params: object): string | null =>
  'eventId' in params && typeof params.eventId === 'string' ? params.eventId : null;

const searchOf = (params: object): string => {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(params))
    if (value !== undefined && value !== null) search.set(name, String(value));
  const text = search.toString();
  return text === '' ? '' : `?${text}`;
};

const askWithPosition = <N extends QueryName>(name: N, params: QueryParams<N>) =>
  requestPositioned<QueryResult<N>>(`/api/queries/${name}${searchOf(params)}`, {
    headers: afterPosition(),
  });

export const ask = async <N extends QueryName>(
  name: N,
  params: QueryParams<N>,
): Promise<QueryResult<N>> => (await askWithPosition(name, params)).body;

/** By key as text: the position up to which the answer that is shown contains everything. */
const reached = new Map<string, number>();

/** Key: name of the query, the event, all parameters. Live messages name queries, so the name comes first. */
const queryKeyOf = <N extends QueryName>(name: N, params: QueryParams<N>) =>
  [name, eventOf(params), params] as const;

/**
 * For so long an answer is not asked for again when another part of
 * the page shows it too; the live line tells what changed meanwhile.
 */
export const freshMs = 5_000;

/** Answers small enough and useful enough to survive a reload without signal. */
const remembered: ReadonlySet<QueryName> = new Set<QueryName>([
  'event',
  'mySeat',
  'pairings',
  'standings',
  'deck',
  'pods',
  'trilogyMatch',
]);

/**
 * Of Trilogy matches only the player's own is kept: the decks of
 * a match under way are shown to its players and to staff alone.
 */
const isKept = (name: QueryName, answer: unknown): boolean =>
  remembered.has(name) &&
  (name !== 'trilogyMatch' || (answer as QueryResult<'trilogyMatch'>).mine !== null);

export const answerOptions = <N extends QueryName>(name: N, params: QueryParams<N>) => {
  const queryKey = queryKeyOf(name, params);
  const storageKey = JSON.stringify(queryKey);
  const old = remembered.has(name) ? recall<QueryResult<N>>(storageKey) : null;
  return queryOptions<QueryResult<N>>({
    queryKey,
    queryFn: async () => {
      const { body: answer, position } = await askWithPosition(name, params);
      if (position === null) reached.delete(storageKey);
      else reached.set(storageKey, position);
      if (isKept(name, answer)) remember(storageKey, answer);
      return answer;
    },
    // The types of react-query cannot see that an absent initial answer is allowed for a generic one.
    ...(old === null ? {} : ({ initialData: old.answer, initialDataUpdatedAt: old.at } as object)),
    // An answer from before a reload, however young, may be
    // older than what the line told before the question was put.
    staleTime: ({ state }) => (state.dataUpdateCount === 0 ? 0 : freshMs),
  });
};

export const useAnswer = <N extends QueryName>(
  name: N,
  params: QueryParams<N>,
  options: { enabled?: boolean } = {},
): UseQueryResult<QueryResult<N>> =>
  useQuery({
    ...answerOptions(name, params),
    placeholderData: keepPreviousData,
    ...options,
  } as ReturnType<typeof answerOptions<N>>);

interface Changed {
  /** Names of questions; left out: all of them. */
  readonly changed?: readonly string[] | undefined;
  /**
   * Position that was told of. An answer that reaches exactly so far contains
   * it; one that claims more may be of a server that has been set back since.
   */
  readonly told?: number | undefined;
}

/**
 * Asks again what changed for one event, but for what a live line brings.
 * `match` and `deck` answers carry no event in their key and go by name.
 */
export const invalidateAnswers = (
  client: QueryClient,
  eventId: string,
  { changed, told }: Changed = {},
): Promise<void> => {
  const touched = changed === undefined ? null : new Set<unknown>(changed);
  return client.invalidateQueries({
    predicate: ({ queryKey, state }) => {
      const [name, event] = queryKey;
      const contained =
        told !== undefined &&
        event === eventId &&
        state.status === 'success' &&
        !state.isInvalidated &&
        reached.get(JSON.stringify(queryKey)) === told;
      return (
        (touched === null || touched.has(name)) &&
        (event === eventId || event === null) &&
        !contained &&
        !isFollowed(queryKey)
      );
    },
  });
};

/**
 * Whether the page on screen is about one of these matches:
 * the asker's own of this round, or one that has been opened.
 */
export const showsMatch = (
  client: QueryClient,
  eventId: string,
  matches: readonly string[],
): boolean =>
  matches.length > 0 &&
  client
    .getQueryCache()
    .findAll({ type: 'active' })
    .some(({ queryKey: [name, event, params], state }) => {
      const own =
        name === 'mySeat' && event === eventId
          ? (state.data as QueryResult<'mySeat'> | undefined)?.seat?.current?.matchId
          : undefined;
      const opened = (params as { readonly matchId?: string } | undefined)?.matchId;
      return matches.includes(own ?? opened ?? '');
    });

export const isDenied = (error: unknown): boolean =>
  error instanceof ApiFailure && (error.status === 401 || error.status === 403);
