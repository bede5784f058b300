import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { CommandAccepted, CommandName, CommandPayload } from '#contracts';
import { isTransient, requestJson, type Failed } from './http.js';
import { freshKey } from './keys.js';
import { notePosition } from './position.js';
import { invalidateAnswers } from './queries.js';
import { keepReceipt } from './receipts.js';

/** Sends a command; a command sent again with the same key takes effect only once. */
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
 * A command of staff and organizers: sent at once, retried with the same key after transient
 * failures, then reported as failed. `eventId`: the event whose queries are refetched; needed for
 * commands about a match, whose payload has none.
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
    /** Sends the last attempt again with its key, so that it cannot take effect twice. */
    again: () => {
      if (mutation.variables !== undefined) mutation.mutate(mutation.variables);
    },
    pending: mutation.isPending,
    failure: mutation.error,
    accepted: mutation.data ?? null,
    /**
     * Whether the command is on its way, or accepted and the page about to be left; for buttons
     * that open a game.
     */
    isLeaving: mutation.isPending || mutation.isSuccess,
    /**
     * Forgets the outcome of the last attempt. A running attempt continues and keeps the form from
     * sending another.
     */
    clear: () => {
      if (!mutation.isPending) mutation.reset();
    },
  };
};
