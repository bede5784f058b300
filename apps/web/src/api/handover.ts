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

export interface BroughtFile {
  readonly content: unknown;
  /** Of the event, for a saved file; blank for one that was made for this server. */
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
