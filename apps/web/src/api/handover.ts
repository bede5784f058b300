import { useMutation, useQuery } from '@tanstack/react-query';
import { requestJson, type Failed } from './http.js';

/** In milliseconds: a whole event takes long over a slow connection. */
const timeoutMs = 300_000;

/**
 * The key for which an event must be sealed in order to move to this server, and whether the viewer
 * may import it.
 */
export const useTransferKey = () =>
  useQuery({
    queryKey: ['transfer-key'],
    queryFn: () =>
      requestJson<{ readonly recipient: string; readonly mayImport: boolean }>('/api/transfer-key'),
  });

export interface BroughtFile {
  readonly content: unknown;
  /** The event's rescue key, for a saved file; empty for a file that was made for this server. */
  readonly rescueKey: string;
}

export const useImportEvent = (options: { readonly onDone: (eventId: string) => void }) =>
  useMutation<{ readonly eventId: string }, Failed, BroughtFile>({
    mutationFn: ({ content, rescueKey }) =>
      requestJson('/api/events/import', {
        method: 'POST',
        body: content,
        headers: rescueKey === '' ? {} : { 'x-rescue-key': rescueKey },
        timeoutMs,
      }),
    onSuccess: ({ eventId }) => options.onDone(eventId),
  });
