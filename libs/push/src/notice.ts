/**
 * News worth waking a phone for. It only names what happened; the details are looked up when it is
 * sent.
 */
export type Notice =
  | {
      readonly kind: 'paired';
      readonly eventId: string;
      readonly phase: number;
      readonly round: number;
      readonly attempt: number;
    }
  | {
      readonly kind: 'round-started';
      readonly eventId: string;
      readonly phase: number;
      readonly round: number;
      readonly attempt: number;
    }
  | {
      readonly kind: 'time-low';
      readonly eventId: string;
      readonly phase: number;
      readonly round: number;
      readonly attempt: number;
      readonly endsAt: string;
    }
  | {
      readonly kind: 'disputed';
      readonly eventId: string;
      readonly matchId: string;
      readonly version: number;
      readonly by: 'a' | 'b';
    }
  | {
      readonly kind: 'ruled';
      readonly eventId: string;
      readonly matchId: string;
      readonly version: number;
    }
  /** A player's claim of the places at a table of three or four. */
  | {
      readonly kind: 'table-claimed';
      readonly eventId: string;
      readonly phase: number;
      readonly round: number;
      readonly table: number;
      readonly playerId: string;
      readonly version: number;
    }
  /** A player has left the event. */
  | {
      readonly kind: 'dropped';
      readonly eventId: string;
      readonly playerId: string;
      readonly version: number;
    }
  | { readonly kind: 'announced'; readonly eventId: string; readonly announcementId: string }
  | { readonly kind: 'pod-called'; readonly eventId: string; readonly podId: string }
  /** Packs are open, for the first time or after a pause. */
  | {
      readonly kind: 'pod-begun' | 'pod-resumed';
      readonly eventId: string;
      readonly podId: string;
      readonly version: number;
    }
  /** The player's clock ran out so often that a bot now picks for them. */
  | {
      readonly kind: 'seat-held';
      readonly eventId: string;
      readonly podId: string;
      readonly playerId: string;
      readonly version: number;
    }
  | {
      readonly kind: 'judge-called';
      readonly eventId: string;
      readonly callId: string;
      readonly table: number | null;
    };

/** A notice with the times (ISO 8601) between which it may be sent. */
export interface TimedNotice {
  readonly notice: Notice;
  readonly dueAt: string;
  readonly expiresAt: string;
}

/**
 * The key of a notice: the same facts, read again, give the same key. Suitable as a job id and as a
 * notification's tag.
 */
export const noticeKey = (notice: Notice): string => {
  switch (notice.kind) {
    case 'paired':
    case 'round-started':
      return [notice.kind, notice.eventId, notice.phase, notice.round, notice.attempt].join('.');
    case 'time-low':
      return [
        notice.kind,
        notice.eventId,
        notice.phase,
        notice.round,
        notice.attempt,
        Date.parse(notice.endsAt),
      ].join('.');
    case 'disputed':
    case 'ruled':
      return [notice.kind, notice.matchId, notice.version].join('.');
    case 'table-claimed':
    case 'dropped':
      return [notice.kind, notice.eventId, notice.playerId, notice.version].join('.');
    case 'pod-begun':
    case 'pod-resumed':
    case 'seat-held':
      return [notice.kind, notice.podId, notice.version].join('.');
    case 'pod-called':
      return [notice.kind, notice.podId].join('.');
    case 'announced':
      return [notice.kind, notice.eventId, notice.announcementId].join('.');
    case 'judge-called':
      return [notice.kind, notice.eventId, notice.callId].join('.');
  }
};
