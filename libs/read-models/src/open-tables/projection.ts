import type { OpenTable } from '#contracts';
import type { DocumentKey } from '#event-store';
import { defineReadModel } from '../define.js';

export interface OpenTableDoc extends OpenTable {
  /** Who opened it. */
  readonly actor: string;
}

export const ALL_TABLES = 'all';

const keys = ({ matchId }: { readonly matchId: string }): readonly DocumentKey[] => [
  { scope: ALL_TABLES, key: matchId },
];
const taken = { keys, fold: () => undefined };

/** Tables of the public list at which somebody waits; those whose time is over are left out by whoever asks. */
export const openTablesModel = defineReadModel<OpenTableDoc>('open-tables', 1, {
  FreeMatchOpened: {
    keys,
    fold: (_doc, { matchId, host, format, bestOf, listed, openedAt, openUntil }, { meta }) =>
      listed
        ? { matchId, name: host.name, format, bestOf, openedAt, openUntil, actor: meta.actor }
        : undefined,
  },
  FreeMatchJoined: taken,
  FreeMatchCancelled: taken,
});
