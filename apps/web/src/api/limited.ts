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

/** The cards of a pasted cube list, or its problems by line. */
export const checkCube = (text: string): Promise<CubeCheck> =>
  requestJson<CubeCheck>('/api/cubes/check', { method: 'POST', body: { text } });

/**
 * A query whose answer is stored on this device, so that a reload without a network shows the last
 * known state.
 */
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
    // The types of react-query do not allow an absent initial answer for a generic type.
    ...(old === null ? {} : ({ initialData: old.answer, initialDataUpdatedAt: old.at } as object)),
  });
  const { data, isFetchedAfterMount, dataUpdatedAt } = query;
  const known = old?.at ?? 0;
  // Stores answers from the live connection as well as fetched ones: a reload without a network
  // shows the latest of both.
  useEffect(() => {
    if (data !== undefined && (isFetchedAfterMount || dataUpdatedAt > known)) remember(name, data);
  }, [name, data, isFetchedAfterMount, dataUpdatedAt, known]);
  return query;
};

/**
 * Refetches shortly after an instant that no message announces: the end of a review or of deck
 * building.
 */
const useAskAfter = (instant: string | null, ask: () => unknown): void => {
  useEffect(() => {
    if (instant === null || Date.parse(instant) <= serverNow()) return;
    const timer = setTimeout(ask, Date.parse(instant) - serverNow() + 300);
    return () => clearTimeout(timer);
  }, [instant, ask]);
};

/**
 * The event's id is the second part of the keys, so that an accepted command refetches them
 * (`invalidateAnswers`).
 */
const podKey = (eventId: string, podId: string) => ['pod', eventId, podId] as const;

/** A draft pod as the viewer may see it, kept up to date. */
export const usePod = (eventId: string, podId: string) => {
  const key = podKey(eventId, podId);
  const live = `/api/pods/${encodeURIComponent(podId)}/live?view=changes`;
  const alive = useLine(live, key, podFromLine);
  // Polls while the live connection is down, so that no pick is missed.
  const query = useKept<PodView>(`/api/pods/${podId}`, key, {
    refetchInterval: alive ? false : 5_000,
  });
  useAskAfter(query.data?.roundOpensAt ?? null, query.refetch);
  return query;
};

/** The players with a pack in the running draft; refetched every few seconds while shown. */
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

/**
 * A pod as it was a while ago, by its spectators' link; refetched as further picks become visible.
 */
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

/** The cards drafted in a free pod, which never change. */
export const useFreePool = (podId: string) =>
  useQuery({
    queryKey: ['freePool', podId],
    queryFn: () => requestJson<FreePool>(`/api/pods/${podId}/deck`),
    staleTime: Infinity,
  });

/** A suggested build from the cards of a free pod. */
export const askSuggestion = async (podId: string): Promise<SuggestedBuild | null> =>
  (await requestJson<{ readonly build: SuggestedBuild | null }>(`/api/pods/${podId}/suggestion`))
    .build;

/** A suggested build from the cards of a player of an event. */
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
 * The pool from which a player builds; refetched when pools, pods or clocks of the event change, or
 * when a round closes the decks.
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
