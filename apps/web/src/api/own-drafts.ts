import { keptList } from './kept-list.js';

/** A draft outside events, as stored in this browser. */
export interface OwnDraft {
  readonly podId: string;
  /** When it was last viewed, in milliseconds since 1970. */
  readonly at: number;
  readonly set: string;
  readonly over: boolean;
}

export const ownDrafts = keptList<OwnDraft>({
  storageKey: 'conclave.drafts',
  most: 4,
  isSame: (one, other) => one.podId === other.podId,
});
