import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Say } from '../../apps/cli/src/command-line/verb.js';
import { publishedRulings, rulingAnswers } from '../../libs/cards/src/rulings/answers.js';
import { rulingsIn } from '../../libs/cards/src/rulings/citations.js';
import { ERRATA, ERRATA_SEEN } from '../../libs/cards/src/rulings/errata.js';

const FOLDER = 'libs/cards/src/rulings';

const quoteTitle = (text: string): string =>
  text.includes("'") ? JSON.stringify(text) : `'${text}'`;

/** Reads from the specs which rulings they test, and writes their list. */
export function writeTestedRulings(): void {
  const specs = readdirSync(FOLDER).filter((f) => f.endsWith('.spec.ts'));
  const blocks = specs.sort().flatMap((spec) => {
    const cited = rulingsIn(readFileSync(join(FOLDER, spec), 'utf8'));
    const rows = cited.map(({ ruling, title }) => `    ['${ruling}', ${quoteTitle(title)}],\n`);
    return rows.length === 0 ? [] : [`  '${spec}': [\n${rows.join('')}  ],\n`];
  });
  writeFileSync(
    join(FOLDER, 'tested.gen.ts'),
    '// Made by `npx conclave cards --rulings --write` from the specs of this folder; do not edit by hand.\n' +
      `export const TESTED: Readonly<Record<string, readonly (readonly [ruling: string, title: string])[]>> = {\n${blocks.join('')}};\n`,
  );
}

/** Prints how many of the official rulings are tested, and by what. */
export function printRulings(say: Say): void {
  const answers = rulingAnswers();
  const by = (kind: string): number => answers.filter((a) => a.by === kind).length;
  say(
    `${answers.length} of ${publishedRulings().length} official rulings are answered: ${by('test')} by a test, ` +
      `${by('definition')} by the definition of the card, ${by('not-engine')} are no matter of a game`,
  );
  const changed = (kind: string): number => ERRATA.filter((e) => e.changes === kind).length;
  say(
    `${ERRATA.length} errata until ${ERRATA_SEEN}: ${changed('behaviour')} change what a card does, ${changed('facts')} its facts, ${changed('wording')} its words`,
  );
}
