import { useEffect, useMemo } from 'react';
import { useQuery } from '@tanstack/react-query';
import {
  podFromLine,
  type CubeCheck,
  type FreePool,
  type PodLog,
  type PodView,
  type PodWatch,
  type PoolView,
  type ThinkingView,
} from '#contracts';
import { requestJson } from './http.js';
import { useLine } from './line.js';
import { recall, remember } from './memory.js';
import { useAnswer } from './queries.js';
import { serverNow } from './server-time.js';

/** The cards of a pasted cube list, or what is wrong with it by line. */
export const checkCube = (text: string): Promise<CubeCheck> =>
  requestJson<CubeCheck>('/api/cubes/check', { method: 'POST', body: { text } });

/** One answer, kept on this device so that a reload without signal shows what was known last. */
const useKept = <T>(
  path: string,
  queryKey: readonly string[],
  options: { refetchInterval?: number | false } = {},
) => {
  const name = JSON.stringify(queryKey);
  const old = useMemo(() => recall<T>(name), [name]);
  const query = useQuery<T>({
    queryKey,
    queryFn: () => requestJson<T>(path),
    ...options,
    // The types of react-query cannot see that an absent initial answer is allowed for a generic one.
    ...(old === null ? {} : ({ initialData: old.answer, initialDataUpdatedAt: old.at } as object)),
  });
  const { data, isFetchedAfterMount, dataUpdatedAt } = query;
  const known = old?.at ?? 0;
  // What the line tells is kept as well as what was asked
  // for: a reload without signal shows the last of both.
  useEffect(() => {
    if (data !== undefined && (isFetchedAfterMount || dataUpdatedAt > known)) remember(name, data);
  }, [name, data, isFetchedAfterMount, dataUpdatedAt, known]);
  return query;
};

/** Asks again a moment after an instant that no message marks: the end of a review, of deck building. */
const useAskAfter = (instant: string | null, ask: () => unknown): void => {
  useEffect(() => {
    if (instant === null || Date.parse(instant) <= serverNow()) return;
    const timer = setTimeout(ask, Date.parse(instant) - serverNow() + 300);
    return () => clearTimeout(timer);
  }, [instant, ask]);
};

/** The event's id stands second in the keys, so that a delivered command asks again (`invalidateAnswers`). */
const podKey = (eventId: string, podId: string) => ['pod', eventId, podId] as const;

/** A draft pod as this browser's person may see it, kept up to date. */
export const usePod = (eventId: string, podId: string) => {
  const key = podKey(eventId, podId);
  const live = `/api/pods/${encodeURIComponent(podId)}/live?view=changes`;
  const alive = useLine(live, key, podFromLine);
  // Without the line a pick must not be lost.
  const query = useKept<PodView>(`/api/pods/${podId}`, key, {
    refetchInterval: alive ? false : 5_000,
  });
  useAskAfter(query.data?.roundOpensAt ?? null, query.refetch);
  return query;
};

/** Who has a pack before them in the running draft; asked again every few seconds while somebody looks. */
export const useThinking = (eventId: string, enabled: boolean) =>
  useQuery({
    queryKey: ['thinking', eventId],
    queryFn: () => requestJson<ThinkingView>(`/api/events/${eventId}/thinking`),
    enabled,
    refetchInterval: 4_000,
  });

export const usePodLog = (eventId: string, podId: string) =>
  useQuery({
    queryKey: ['podLog', eventId, podId],
    queryFn: () => requestJson<PodLog>(`/api/pods/${podId}/log`),
    retry: false,
  });

/** A pod a while ago, by its link; asked again as its picks come of age. */
export const usePodWatch = (podId: string, key: string) =>
  useQuery({
    queryKey: ['podWatch', podId, key],
    queryFn: () => requestJson<PodWatch>(`/api/pods/${podId}/watch?key=${encodeURIComponent(key)}`),
    retry: false,
    refetchInterval: ({ state: { data } }) => (data?.status === 'completed' ? false : 5_000),
  });

interface SuggestedBuild {
  readonly leader: string | null;
  readonly base: string | null;
  readonly main: Readonly<Record<string, number>>;
}

/** What was drafted in a free pod; it never changes. */
export const useFreePool = (podId: string) =>
  useQuery({
    queryKey: ['freePool', podId],
    queryFn: () => requestJson<FreePool>(`/api/pods/${podId}/deck`),
    staleTime: Infinity,
  });

/** A build to start from, made of the cards of a free pod. */
export const askSuggestion = async (podId: string): Promise<SuggestedBuild | null> =>
  (await requestJson<{ readonly build: SuggestedBuild | null }>(`/api/pods/${podId}/suggestion`))
    .build;

/** A build to start from, made of the cards of a player of an event. */
export const askPoolSuggestion = async (
  eventId: string,
  playerId: string,
): Promise<SuggestedBuild | null> =>
  (
    await requestJson<{ readonly build: SuggestedBuild | null }>(
      `/api/pools/${eventId}/${playerId}/suggestion`,
    )
  ).build;

/**
 * What a player builds from; asked again when pools, pods or
 * clocks of the event have changed, or a round closes the decks.
 */
export const usePool = (eventId: string, playerId: string) => {
  const position = useAnswer('pods', { eventId }).data?.position ?? 0;
  const rounds = useAnswer('event', { eventId }).data?.rounds.length ?? 0;
  const query = useKept<PoolView>(`/api/pools/${eventId}/${playerId}`, ['pool', eventId, playerId]);
  const { refetch } = query;
  useEffect(() => {
    if (position > 0 || rounds > 0) void refetch();
  }, [position, rounds, refetch]);
  useAskAfter(query.data?.open === true ? query.data.buildEndsAt : null, refetch);
  return query;
};
