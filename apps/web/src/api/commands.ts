import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { CommandAccepted, CommandName, CommandPayload } from '#contracts';
import { isTransient, requestJson, type Failed } from './http.js';
import { freshKey } from './keys.js';
import { notePosition } from './position.js';
import { invalidateAnswers } from './queries.js';
import { keepReceipt } from './receipts.js';

/** Sends one command; the same key may be sent again and takes effect once. */
export const sendCommand = async <N extends CommandName>(
  name: N,
  payload: CommandPayload<N>,
  key: string,
): Promise<CommandAccepted> => {
  const accepted = await requestJson<CommandAccepted>(`/api/commands/${name}`, {
    method: 'POST',
    body: payload,
    headers: { 'idempotency-key': key },
  });
  notePosition(accepted.position);
  keepReceipt(accepted.receipt);
  return accepted;
};

interface Sending<N extends CommandName> {
  readonly payload: CommandPayload<N>;
  readonly key: string;
}

/**
 * A command of staff and organizers: sent at once, sent again with
 * the same key while the network stutters, then reported as failed.
 * `eventId` names whose answers are asked again; commands that speak of a match need it told.
 */
export const useCommand = <N extends CommandName>(
  name: N,
  options: {
    eventId?: string;
    onAccepted?: (accepted: CommandAccepted, payload: CommandPayload<N>) => void;
    onFailed?: (failed: Failed) => void;
  } = {},
) => {
  const client = useQueryClient();
  const mutation = useMutation<CommandAccepted, Failed, Sending<N>>({
    mutationFn: ({ payload, key }) => sendCommand(name, payload, key),
    networkMode: 'always',
    retry: (count, error) => count < 3 && isTransient(error),
    retryDelay: (count) => 500 * 2 ** count,
    onSuccess: (accepted, { payload }) => {
      const eventId =
        options.eventId ??
        accepted.ids['eventId'] ??
        ('eventId' in payload ? payload.eventId : null);
      if (typeof eventId === 'string') invalidateAnswers(client, eventId);
      options.onAccepted?.(accepted, payload);
    },
    onError: (error) => options.onFailed?.(error),
  });
  return {
    send: (payload: CommandPayload<N>) => mutation.mutate({ payload, key: freshKey() }),
    /** The last attempt again, with its key: it cannot take effect twice. */
    again: () => {
      if (mutation.variables !== undefined) mutation.mutate(mutation.variables);
    },
    pending: mutation.isPending,
    failure: mutation.error,
    accepted: mutation.data ?? null,
    /** On its way, or accepted by a page that is about to lead elsewhere: for buttons that open a game. */
    isLeaving: mutation.isPending || mutation.isSuccess,
    /**
     * Forgets how the last attempt ended. One that is under
     * way goes on, and keeps the form from sending another.
     */
    clear: () => {
      if (!mutation.isPending) mutation.reset();
    },
  };
};
