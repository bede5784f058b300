import { useSyncExternalStore } from 'react';
import type { QueryClient } from '@tanstack/react-query';
import type { CommandName, CommandPayload } from '#contracts';
import { sendCommand } from './commands.js';
import { isFailed, isTransient } from './http.js';
import { freshKey } from './keys.js';
import type { Outbox, OutboxEntry } from './outbox.js';
import { OutboxSender } from './outbox-sender.js';
import { invalidateAnswers } from './queries.js';

const storageKey = 'conclave.outbox';

const load = (): Outbox => {
  try {
    return JSON.parse(localStorage.getItem(storageKey) ?? '[]') as Outbox;
  } catch {
    return [];
  }
};

const save = (outbox: Outbox): void => {
  try {
    localStorage.setItem(storageKey, JSON.stringify(outbox));
  } catch {
    // Without storage the outbox lives as long as the page.
  }
};

let client: QueryClient | null = null;

export const outbox = new OutboxSender({
  now: () => Date.now(),
  freshKey,
  load,
  save,
  send: (entry) => sendCommand(entry.name, entry.payload as CommandPayload<CommandName>, entry.key),
  isTransient,
  refusalOf: (error) =>
    isFailed(error)
      ? { code: error.code, data: 'data' in error ? error.data : {} }
      : { code: 'web/unexpected', data: {} },
  later: (task, ms) => {
    const timer = setTimeout(task, ms);
    return () => clearTimeout(timer);
  },
  onDelivered: (entry) => {
    if (client !== null) invalidateAnswers(client, entry.eventId);
  },
});

/** Starts sending what an earlier visit left behind, and hurries when the network returns. */
export const startOutbox = (queryClient: QueryClient): void => {
  client = queryClient;
  window.addEventListener('online', () => outbox.hurry());
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') outbox.hurry();
  });
  outbox.proceed();
};

/** This event's commands that are not settled, and how to give a new one. */
export const useOutbox = (eventId: string) => {
  const all = useSyncExternalStore(outbox.subscribe, outbox.entries);
  const entries: readonly OutboxEntry[] = all.filter((entry) => entry.eventId === eventId);
  return {
    entries,
    give: <N extends CommandName>(name: N, payload: CommandPayload<N>, subject: string) =>
      outbox.give(name, payload, { eventId, subject }),
    dismiss: (key: string) => outbox.dismiss(key),
    /** The last unsettled command of these names about this subject. */
    unsettled: (subject: string, ...names: CommandName[]) =>
      entries.findLast((entry) => entry.subject === subject && names.includes(entry.name)) ?? null,
  };
};
