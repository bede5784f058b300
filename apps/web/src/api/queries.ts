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

/** The position up to which a shown answer is complete, by its key as text. */
const reached = new Map<string, number>();

/**
 * Key: name of the query, the event, all parameters. The name comes first, because live messages
 * name queries.
 */
const queryKeyOf = <N extends QueryName>(name: N, params: QueryParams<N>) =>
  [name, eventOf(params), params] as const;

/**
 * For this many milliseconds an answer is not refetched when another part of the page shows it,
 * too; the live connection reports changes meanwhile.
 */
export const freshMs = 5_000;

/** Answers small and useful enough to be stored for a reload without a network. */
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
 * Only the player's own Trilogy matches are stored: the decks of a running match are visible to its
 * players and staff only.
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
    // The types of react-query do not allow an absent initial answer for a generic type.
    ...(old === null ? {} : ({ initialData: old.answer, initialDataUpdatedAt: old.at } as object)),
    // An answer from before a reload, however recent, may be older than what the live connection
    // reported before this query.
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
  /** Names of the changed queries; omitted: all. */
  readonly changed?: readonly string[] | undefined;
  /**
   * The reported position. An answer that reaches exactly this position contains the change; one
   * with a later position may come from a server that has been reset since.
   */
  readonly told?: number | undefined;
}

/**
 * Refetches the changed queries of one event, except those that a live connection keeps up to date.
 * `match` and `deck` queries have no event in their key and are selected by name.
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
 * Whether the page shows one of these matches: the viewer's own of this round, or an opened one.
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
