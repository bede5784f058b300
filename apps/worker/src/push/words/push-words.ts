import type { RoundWords } from '#contracts';

/**
 * The texts of one language for notifications to players and staff. `round` is a round's name in
 * that language.
 */
export interface PushWords extends RoundWords {
  readonly pairedTitle: (round: string, table: number) => string;
  readonly paired: (opponent: string) => string;
  readonly byeTitle: (round: string) => string;
  readonly bye: string;
  readonly startedTitle: (round: string) => string;
  readonly started: (table: number, opponent: string) => string;
  readonly lowTitle: string;
  readonly low: (round: string, table: number) => string;
  readonly disputedTitle: string;
  readonly disputed: (table: number) => string;
  readonly ruledTitle: string;
  readonly ruled: (table: number) => string;
  readonly disputeTitle: (table: number) => string;
  readonly dispute: string;
  readonly claimedTitle: (table: number) => string;
  readonly claimed: (player: string) => string;
  readonly droppedTitle: (table: number, player: string) => string;
  readonly dropped: string;
  readonly announcementTitle: string;
  readonly podTitle: (pod: number) => string;
  readonly pod: (seat: number) => string;
  readonly podBegunTitle: (pod: number) => string;
  readonly podBegun: (seat: number) => string;
  readonly podResumedTitle: (pod: number) => string;
  readonly podResumed: (seat: number) => string;
  readonly heldTitle: string;
  readonly held: string;
  readonly callTitle: (table: number) => string;
  readonly callSomewhereTitle: string;
  readonly call: (player: string) => string;
}
