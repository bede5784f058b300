import { type RuleId } from '#rules';

/** Recorded games that differ because the comprehensive rules 7.0 say otherwise. */
export const REVIEWED: readonly { trace: string; rule: RuleId; reason: string }[] = [];
