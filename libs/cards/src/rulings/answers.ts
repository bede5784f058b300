/**
 * What answers each official ruling (state of 6 August 2026): a test, a line of the card's
 * definition, or the reason why it does not concern a game.
 */
import { BY_DEFINITION } from './by-definition.js';
import { NO_GAME } from './no-game.js';
import { PUBLISHED } from './published.gen.js';
import { TESTED } from './tested.gen.js';

export type RulingAnswer =
  | { readonly ruling: string; readonly by: 'test'; readonly spec: string; readonly title: string }
  | {
      readonly ruling: string;
      readonly by: 'definition';
      readonly why: string;
      readonly says: string;
    }
  | { readonly ruling: string; readonly by: 'not-engine'; readonly why: string };

/** `SOR_002#1`, `SOR_002#2` ...: every ruling, in the order of the publisher's list. */
export const publishedRulings = (): string[] =>
  Object.entries(PUBLISHED).flatMap(([card, n]) =>
    Array.from({ length: n }, (_, i) => `${card}#${i + 1}`),
  );

/** All answers; there is exactly one for each ruling unless something is wrong with the lists. */
export function rulingAnswers(): RulingAnswer[] {
  const tested = Object.entries(TESTED).flatMap(([spec, titles]) =>
    titles.map(([ruling, title]): RulingAnswer => ({ ruling, by: 'test', spec, title })),
  );
  const defined = BY_DEFINITION.flatMap(({ why, says, of }) =>
    of.map((ruling): RulingAnswer => ({ ruling, by: 'definition', why, says })),
  );
  const none = NO_GAME.flatMap(({ why, of }) =>
    of.map((ruling): RulingAnswer => ({ ruling, by: 'not-engine', why })),
  );
  return [...tested, ...defined, ...none];
}
