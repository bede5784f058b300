import { defineVerb } from '../../apps/cli/src/command-line/verb.js';
import { choice, flag, otherArguments } from '../../apps/cli/src/command-line/words.js';

const STATUSES = ['implemented', 'definition', 'elsewhere', 'not-applicable', 'open'] as const;

export const rules = defineVerb({
  name: 'rules',
  summary: 'the manifest of the rulebook: where a rule lives, its tests, what they notice',
  details:
    'Without a number a row for each rule, and for each clause of a rule that says several things. With a number its home, its tests, and the changes of the code that they notice.',
  arguments: { numbers: otherArguments('such as 7.5.11, 7.5.11A, 7.5 or 7') },
  options: {
    status: choice(STATUSES, 'rows of one status alone'),
    write: flag("read the specs' citations again"),
    game: choice(
      ['destiny', 'swtcg', 'xwing'],
      "another game's rulebook, each titled rule with its tests",
    ),
  },
  failure: 'there is no such rule',
  examples: ['rules 7.5.11A', 'rules --status open', 'rules --write', 'rules --game swtcg'],
  run: async ({ arguments: { numbers }, options, say }) => {
    const { printRules } = await import('./run.js');
    return printRules({ ...options, numbers }, say);
  },
});
