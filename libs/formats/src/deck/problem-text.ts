import { en } from './problem-texts/en.js';
import { es } from './problem-texts/es.js';
import { fr } from './problem-texts/fr.js';
import type { ProblemTexts } from './problem-texts/problem-texts.js';
import type { DeckPlace, DeckProblem } from './problem.js';

/** One file per language; a further one is entered here. */
const texts = { en, es, fr } satisfies Readonly<Record<string, ProblemTexts>>;

export type Locale = keyof typeof texts;

/** Something said in every language. */
export const inEveryLocale = <Said>(
  say: (locale: Locale) => Said,
): Readonly<Record<Locale, Said>> => ({
  en: say('en'),
  es: say('es'),
  fr: say('fr'),
});

const placeText = ({ deck, line }: DeckPlace, locale: Locale): string => {
  const words = texts[locale].place;
  return [
    ...(deck === undefined ? [] : [`${words.deck} ${deck}`]),
    ...(line === undefined ? [] : [`${words.line} ${line}`]),
  ].join(', ');
};

/** One sentence for a person, with deck and line in front where they are known. */
export const deckProblemText = (problem: DeckProblem, locale: Locale): string => {
  // The union ties code and data together; the lookup by code loses that tie.
  const text = texts[locale].of[problem.code] as (data: DeckProblem['data']) => string;
  const where = placeText(problem.place, locale);
  return where === '' ? text(problem.data) : `${where}: ${text(problem.data)}`;
};

const lineOf = ({ place }: DeckProblem): number => place.line ?? 0;

/**
 * One sentence for each problem. The legal sets are named once, at the topmost
 * card that is in none of them: a whole deck of an old set repeats them 60 times.
 */
export const deckProblemTexts = (
  problems: readonly DeckProblem[],
  locale: Locale,
): readonly string[] => {
  const illegal = problems.filter((problem) => problem.code === 'deck/not-in-legal-set');
  const top = illegal.reduce<DeckProblem | null>(
    (first, problem) => (first === null || lineOf(problem) < lineOf(first) ? problem : first),
    null,
  );
  return problems.map((problem) =>
    deckProblemText(
      problem.code === 'deck/not-in-legal-set' && problem !== top
        ? { ...problem, data: { ...problem.data, legal: [] } }
        : problem,
      locale,
    ),
  );
};
