import { type RuleId } from '#rules';

/** Cases that the comprehensive rules decide otherwise, or that begin on a board that there cannot be. */
export const REVIEWED: readonly { scenario: string; rule: RuleId; reason: string }[] = [
  {
    scenario: 'SOR/alliance-dispatcher#02',
    rule: '6.4.0C',
    reason: 'an action may be used for its cost alone: exhausting the unit changes the game',
  },
  {
    scenario: 'SOR/frontline-shuttle#02',
    rule: '6.4.0C',
    reason: 'an action may be used for its cost alone: defeating the unit changes the game',
  },
  {
    scenario: 'SHD/dj-blatant-thief#05',
    rule: '1.7.4',
    reason: 'whoever gives a resource back arranges their resources first and keeps the ready one',
  },
];
