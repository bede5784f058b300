import type { DeckIndex, GameScore, GameWinner } from '#contracts';
import type { MissedRound, RoundKey } from '#tournament';

/** The actions of a bot from its own seat, through the public API. */
export type BotAct =
  | { readonly kind: 'enter' }
  | { readonly kind: 'submit-deck' }
  | { readonly kind: 'check-in' }
  | { readonly kind: 'drop' }
  | { readonly kind: 'confirm-ready'; readonly podId: string; readonly seat: number }
  | { readonly kind: 'pick-card'; readonly podId: string }
  | { readonly kind: 'build-deck' }
  | { readonly kind: 'report'; readonly matchId: string; readonly score: GameScore }
  | { readonly kind: 'confirm'; readonly matchId: string }
  | { readonly kind: 'dispute'; readonly matchId: string; readonly claim: GameScore }
  | { readonly kind: 'ban'; readonly matchId: string; readonly deck: DeckIndex }
  | {
      readonly kind: 'choose-deck';
      readonly matchId: string;
      readonly game: number;
      readonly deck: DeckIndex;
    }
  | {
      readonly kind: 'report-game';
      readonly matchId: string;
      readonly game: number;
      readonly winner: GameWinner;
    }
  | { readonly kind: 'confirm-game'; readonly matchId: string; readonly game: number }
  | { readonly kind: 'dispute-game'; readonly matchId: string; readonly game: number };
export type BotMove = BotAct & { readonly by: 'bot'; readonly bot: number };

/** The actions of the staff of a room, done automatically if nobody else does them. */
type StaffAct =
  | { readonly kind: 'open-registration' }
  | { readonly kind: 'start' }
  | {
      readonly kind: 'let-in-late';
      readonly playerId: string;
      readonly missed: readonly MissedRound[];
    }
  | { readonly kind: 'open-pools' }
  | { readonly kind: 'form-pods' }
  | { readonly kind: 'request-pairing'; readonly key: RoundKey }
  | { readonly kind: 'start-clock'; readonly key: RoundKey }
  | { readonly kind: 'rule'; readonly matchId: string; readonly score: GameScore }
  | {
      readonly kind: 'rule-game';
      readonly matchId: string;
      readonly game: number;
      readonly winner: GameWinner;
    }
  | { readonly kind: 'finish' };
export type StaffMove = StaffAct & { readonly by: 'staff' };

export type Move = BotMove | StaffMove;
