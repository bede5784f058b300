import type { CardId } from '#cards';

/**
 * Events of the stream `pool-<eventId>-<playerId>`: cards opened or drafted from real boosters,
 * each revision complete.
 */
export interface PoolEvents {
  PoolRecorded: {
    readonly eventId: string;
    readonly playerId: string;
    /** The draft from which it comes; 0 in Sealed. */
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
