import type { GameScore } from '#contracts';
import type { MissedRound, RoundKey } from '#tournament';

/** What a bot does from its own seat, through the public API. */
export type BotMove =
  | { readonly by: 'bot'; readonly bot: number; readonly kind: 'enter' }
  | { readonly by: 'bot'; readonly bot: number; readonly kind: 'submit-deck' }
  | { readonly by: 'bot'; readonly bot: number; readonly kind: 'check-in' }
  | { readonly by: 'bot'; readonly bot: number; readonly kind: 'drop' }
  | { readonly by: 'bot'; readonly bot: number; readonly kind: 'report'; readonly matchId: string; readonly score: GameScore }
  | { readonly by: 'bot'; readonly bot: number; readonly kind: 'confirm'; readonly matchId: string }
  | { readonly by: 'bot'; readonly bot: number; readonly kind: 'dispute'; readonly matchId: string; readonly claim: GameScore };

/** What the staff of a room does when nobody is there to do it. */
export type StaffMove =
  | { readonly by: 'staff'; readonly kind: 'open-registration' }
  | { readonly by: 'staff'; readonly kind: 'start' }
  | { readonly by: 'staff'; readonly kind: 'let-in-late'; readonly playerId: string; readonly missed: readonly MissedRound[] }
  | { readonly by: 'staff'; readonly kind: 'request-pairing'; readonly key: RoundKey }
  | { readonly by: 'staff'; readonly kind: 'start-clock'; readonly key: RoundKey }
  | { readonly by: 'staff'; readonly kind: 'rule'; readonly matchId: string; readonly score: GameScore }
  | { readonly by: 'staff'; readonly kind: 'finish' };

export type Move = BotMove | StaffMove;
