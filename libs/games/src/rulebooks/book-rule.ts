import type { RuleStatus } from '#rules';

/** Why a rule needs no test of its own here. */
export type Exempt = { readonly [Status in Exclude<RuleStatus, 'implemented' | 'open'>]?: string };

/**
 * What a rule says, in our own words, and the tests that prove it: ids of worked examples (`S-34`),
 * or a spec with the title of its test (`swtcg/engine/in-play.spec.ts: is paid in the way ...`).
 * Without a proof the rule is open.
 */
export type BookRule = readonly [says: string, proof?: readonly string[] | Exempt];
export type Rulebook = Readonly<Record<string, BookRule>>;
