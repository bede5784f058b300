import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { MadeWebhook, NewWebhook, WebhookDeliveryList, WebhookList } from '#contracts';
import { requestJson } from './http.js';
import { useLine } from './line.js';

/**
 * The event's id is the second part of the key, so that an accepted command refetches it
 * (`invalidateAnswers`).
 */
const keyOf = (eventId: string) => ['webhooks', eventId] as const;
const pathOf = (eventId: string): string => `/api/events/${eventId}/webhooks`;

export const useWebhooks = (eventId: string, options: { readonly enabled?: boolean } = {}) =>
  useQuery({
    queryKey: keyOf(eventId),
    queryFn: () => requestJson<WebhookList>(pathOf(eventId)),
    retry: false,
    ...options,
  });

/** Keeps the list and all deliveries on the page up to date. */
export const useWebhookLine = (eventId: string): boolean =>
  useLine(`${pathOf(eventId)}/live`, keyOf(eventId));

export const useDeliveries = (eventId: string, endpointId: string) =>
  useQuery({
    queryKey: [...keyOf(eventId), endpointId],
    queryFn: () => requestJson<WebhookDeliveryList>(`${pathOf(eventId)}/${endpointId}/deliveries`),
    retry: false,
  });

export const useAddWebhook = (
  eventId: string,
  options: { readonly onMade: (made: MadeWebhook) => void },
) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (asked: NewWebhook) =>
      requestJson<MadeWebhook>(pathOf(eventId), { method: 'POST', body: asked }),
    onSuccess: async (made) => {
      options.onMade(made);
      await client.invalidateQueries({ queryKey: keyOf(eventId) });
    },
  });
};

export type WebhookAction =
  | { readonly name: 'test' | 'pause' | 'resume' | 'remove' }
  | { readonly name: 'redeliver'; readonly messageId: string };

export const useWebhookAction = (
  eventId: string,
  endpointId: string,
  options: { readonly onFailed: (error: unknown) => void },
) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ name, ...body }: WebhookAction) =>
      requestJson<unknown>(`${pathOf(eventId)}/${endpointId}/${name}`, { method: 'POST', body }),
    onError: options.onFailed,
    onSettled: () => client.invalidateQueries({ queryKey: keyOf(eventId) }),
  });
};
