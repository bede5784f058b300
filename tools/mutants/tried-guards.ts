import { BOOK_GUARDS, type BookGuard, rulebooks, testedBy } from '#games';
import { GUARDS } from '../../libs/rules/src/manifest/guards.js';

/** A change of one file, and the tests of which at least one must then fail. */
export interface TriedGuard {
  readonly rules: readonly string[];
  /** Relative to the root of the project, like the specs. */
  readonly file: string;
  readonly from: string;
  readonly to: string;
  readonly specs: readonly string[];
  /** A pattern that matches the titles of the tests. */
  readonly titles: string;
}

/** Matches `7.5.11A#2`, but not `17.5.11A#2` or `7.5.11A#21`. */
const cites = (rule: string): string => `(?<![\\d.])${rule.replaceAll('.', '\\.')}(?![\\w#])`;

const ofBook = ({ game, rules, file, from, to }: BookGuard): TriedGuard => {
  const proofs = rulebooks[game].filter(({ id }) => rules.includes(id)).map(testedBy);
  const titles = proofs.flatMap((proof) => proof.titles);
  const examples = proofs.flatMap((proof) => proof.examples);
  return {
    rules,
    file: `libs/games/src/${file}`,
    from,
    to,
    specs: [
      ...titles.map(({ spec }) => spec),
      ...(examples.length > 0 ? ['test/examples/rulebooks.spec.ts'] : []),
    ],
    titles: [
      ...titles.map(({ title }) => title.replaceAll(/[$()*+.?[\\\]^{|}]/g, '\\$&')),
      ...examples.map(cites),
    ].join('|'),
  };
};

const inRules = (file: string): string => `libs/rules/src/${file}`;

/** The guards of the comprehensive rules, then those of other games. */
export const triedGuards: readonly TriedGuard[] = [
  ...GUARDS.map(({ rules, file, from, to, spec }) => ({
    rules,
    file: inRules(file),
    from,
    to,
    specs: [inRules(spec)],
    titles: rules.map(cites).join('|'),
  })),
  ...BOOK_GUARDS.map(ofBook),
];
