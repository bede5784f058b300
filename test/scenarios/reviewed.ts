import { type RuleId } from '#rules';

/** Cases that the comprehensive rules decide otherwise, or that begin on a board that there cannot be. */
export const REVIEWED: readonly { scenario: string; rule: RuleId; reason: string }[] = [];
