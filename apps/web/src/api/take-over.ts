import { useMutation } from '@tanstack/react-query';
import type { ForeignFiles, TakeOverPreview } from '#contracts';
import { type Failed, requestJson } from './http.js';

/** A preview of what files of another program would import into the event; nothing is stored. */
export const useTakeOverPreview = (eventId: string) =>
  useMutation<TakeOverPreview, Failed, ForeignFiles>({
    mutationFn: (body) =>
      requestJson<TakeOverPreview>(`/api/events/${eventId}/take-over`, { method: 'POST', body }),
  });
