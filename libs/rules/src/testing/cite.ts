import { type RuleId } from '../manifest/rule-id.js';

/** A test's title: the rules it proves, typed from the manifest, then what happens. The suite reads these citations. */
export const cr = (rules: readonly [RuleId, ...RuleId[]], title: string): string =>
  `${rules.join(', ')} | ${title}`;
