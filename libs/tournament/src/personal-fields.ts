import type { TournamentEvents, TournamentEventType } from './events.js';

/** The replacement of a field of an erased person: a placeholder name, or an empty text. */
type Field = 'name' | 'text';

type Rows = {
  readonly [T in TournamentEventType]?: {
    /** The field that identifies the person: a player's seat, or an account. */
    readonly subject: keyof TournamentEvents[T] & string;
    readonly fields: { readonly [F in keyof TournamentEvents[T]]?: Field };
  };
};

/**
 * All fields of an event's stream that hold personal data. They are encrypted with a key per person
 * before they are stored.
 */
export const personalFields = {
  PlayerRegistered: { subject: 'playerId', fields: { name: 'name', from: 'text' } },
  PlayerFormatChanged: { subject: 'playerId', fields: { name: 'name' } },
  PlayerRenamed: { subject: 'playerId', fields: { name: 'name' } },
  PlayerNoted: { subject: 'playerId', fields: { note: 'text' } },
  PlayerTeamSet: { subject: 'playerId', fields: { team: 'text' } },
  DeckUnlocked: { subject: 'playerId', fields: { reason: 'text' } },
  DeckChecked: { subject: 'playerId', fields: { note: 'text' } },
  PenaltyIssued: { subject: 'playerId', fields: { note: 'text' } },
  PenaltyRevoked: { subject: 'playerId', fields: { reason: 'text' } },
  JudgeCalled: { subject: 'playerId', fields: { note: 'text' } },
  RoleGranted: { subject: 'account', fields: { accountName: 'name' } },
  EventAdopted: { subject: 'owner', fields: { ownerName: 'name' } },
} as const satisfies Rows;
