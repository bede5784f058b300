import { keptList } from './kept-list.js';

/** A draft that belongs to no event, as this browser remembers it. */
export interface OwnDraft {
  readonly podId: string;
  /** When it was looked at last, milliseconds since 1970. */
  readonly at: number;
  readonly set: string;
  readonly over: boolean;
}

export const ownDrafts = keptList<OwnDraft>({
  storageKey: 'conclave.drafts',
  most: 4,
  isSame: (one, other) => one.podId === other.podId,
});
