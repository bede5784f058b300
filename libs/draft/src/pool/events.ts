import type { CardId } from '#cards';

/**
 * Facts of the stream `pool-<eventId>-<playerId>`: what was
 * opened or drafted from real boosters, each revision whole.
 */
export interface PoolEvents {
  PoolRecorded: {
    readonly eventId: string;
    readonly playerId: string;
    /** The draft it came out of; 0 in Sealed. */
    readonly draft: number;
    readonly revision: number;
    readonly cards: readonly { readonly id: CardId; readonly count: number }[];
  };
}

export type PoolEvent = {
  [T in keyof PoolEvents]: {
    readonly type: T;
    readonly schemaVersion: 1;
    readonly data: PoolEvents[T];
  };
}[keyof PoolEvents];
