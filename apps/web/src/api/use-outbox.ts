import { useSyncExternalStore } from 'react';
import type { QueryClient } from '@tanstack/react-query';
import type { CommandAccepted, CommandName, CommandPayload } from '#contracts';
import { sendCommand } from './commands.js';
import { ApiFailure, isFailed, isTransient } from './http.js';
import { freshKey } from './keys.js';
import type { Outbox, OutboxEntry } from './outbox.js';
import { rememberChoice } from './own-choice.js';
import { OutboxSender, type OutboxWorld } from './outbox-sender.js';
import { invalidateAnswers } from './queries.js';

const keptUnder = (storageKey: string): Pick<OutboxWorld, 'load' | 'save'> => ({
  load: (): Outbox => {
    try {
      return JSON.parse(localStorage.getItem(storageKey) ?? '[]') as Outbox;
    } catch {
      return [];
    }
  },
  save: (outbox: Outbox): void => {
    try {
      localStorage.setItem(storageKey, JSON.stringify(outbox));
    } catch {
      // Without storage, the outbox lasts as long as the page.
    }
  },
});

let client: QueryClient | null = null;

const send = (entry: OutboxEntry): Promise<CommandAccepted> =>
  sendCommand(entry.name, entry.payload as CommandPayload<CommandName>, entry.key);

const world: Omit<OutboxWorld, 'load' | 'save' | 'send'> = {
  now: () => Date.now(),
  freshKey,
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
    rememberChoice(entry);
    return client === null ? Promise.resolve() : invalidateAnswers(client, entry.eventId);
  },
};

/** The commands of the player's own page. */
export const outbox = new OutboxSender({ ...world, ...keptUnder('conclave.outbox'), send });

/**
 * Results typed at the desk, in an outbox of their own, so that they and the player's own commands
 * do not wait for each other.
 */
export const deskOutbox = new OutboxSender({
  ...world,
  ...keptUnder('conclave.desk-outbox'),
  send: async (entry) => {
    try {
      return await send(entry);
    } catch (error) {
      // The result is already recorded as typed.
      if (error instanceof ApiFailure && error.code === 'match/score-unchanged')
        return { kind: 'accepted', position: 0, ids: {} };
      throw error;
    }
  },
});

const outboxes = [outbox, deskOutbox];

/**
 * Starts to send the commands of an earlier visit, and sends immediately when the network returns.
 */
export const startOutbox = (queryClient: QueryClient): void => {
  client = queryClient;
  window.addEventListener('online', () => outboxes.forEach((each) => each.hurry()));
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') outboxes.forEach((each) => each.hurry());
  });
  outboxes.forEach((each) => each.proceed());
};

/** The unsettled commands of an event, and a function to add one. */
export const useOutbox = (eventId: string) => {
  const all = useSyncExternalStore(outbox.subscribe, outbox.entries, outbox.entries);
  const entries: readonly OutboxEntry[] = all.filter((entry) => entry.eventId === eventId);
  return {
    entries,
    give: <N extends CommandName>(name: N, payload: CommandPayload<N>, subject: string): void => {
      outbox.give(name, payload, { eventId, subject });
    },
    dismiss: (key: string) => outbox.dismiss(key),
    /** Sends everything that waits at once, regardless of its retry delay. */
    hurry: () => outbox.hurry(),
    /** The last unsettled command of these names about this subject. */
    unsettled: (subject: string, ...names: CommandName[]) =>
      entries.findLast((entry) => entry.subject === subject && names.includes(entry.name)) ?? null,
  };
};
