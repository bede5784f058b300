import { useMutation, useQuery } from '@tanstack/react-query';
import { requestJson, type Failed } from './http.js';

/** A whole event takes its time over a slow line. */
const timeoutMs = 300_000;

/** What an event must be sealed for to come to this server, and whether the one who looks may bring it. */
export const useTransferKey = () =>
  useQuery({
    queryKey: ['transfer-key'],
    queryFn: () =>
      requestJson<{ readonly recipient: string; readonly mayImport: boolean }>('/api/transfer-key'),
  });

export const useImportEvent = (options: { readonly onDone: (eventId: string) => void }) =>
  useMutation<{ readonly eventId: string }, Failed, unknown>({
    mutationFn: (content) =>
      requestJson('/api/events/import', { method: 'POST', body: content, timeoutMs }),
    onSuccess: ({ eventId }) => options.onDone(eventId),
  });
