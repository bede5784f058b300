import { languages } from './problem-texts/languages/all.gen.js';
import type { ProblemTexts } from './problem-texts/problem-texts.js';
import type { DeckPlace, DeckProblem } from './problem.js';

const texts: Readonly<Record<string, ProblemTexts>> = languages;
const textsIn = (locale: Locale): ProblemTexts => texts[locale] ?? languages.en;

/** The tag of a language; languages without translation get English. */
export type Locale = string;

/** The result of `say` for every language. */
export const inEveryLocale = <Said>(
  say: (locale: Locale) => Said,
): { readonly en: Said; readonly [locale: Locale]: Said } => ({
  ...Object.fromEntries(Object.keys(texts).map((locale) => [locale, say(locale)])),
  en: say('en'),
});

const placeText = ({ deck, line }: DeckPlace, locale: Locale): string => {
  const words = textsIn(locale).place;
  return [
    ...(deck === undefined ? [] : [`${words.deck} ${deck}`]),
    ...(line === undefined ? [] : [`${words.line} ${line}`]),
  ].join(', ');
};

const isDay = (value: unknown): value is string =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value);

/** A day (ISO 8601) as a reader of the language writes it. */
const dayText = (day: string, locale: Locale): string =>
  new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : locale, {
    dateStyle: 'medium',
    timeZone: 'UTC',
  }).format(new Date(day));

const withDays = (data: DeckProblem['data'], locale: Locale): DeckProblem['data'] =>
  Object.fromEntries(
    Object.entries(data).map(([name, value]: [string, unknown]) => [
      name,
      isDay(value) ? dayText(value, locale) : value,
    ]),
  ) as unknown as DeckProblem['data'];

/** One sentence for people, preceded by deck and line if they are known. */
export const deckProblemText = (problem: DeckProblem, locale: Locale): string => {
  // The union ties code and data together; a lookup by code loses that connection.
  const text = textsIn(locale).of[problem.code] as (data: DeckProblem['data']) => string;
  const where = placeText(problem.place, locale);
  const said = text(withDays(problem.data, locale));
  return where === '' ? said : `${where}: ${said}`;
};

const lineOf = ({ place }: DeckProblem): number => place.line ?? 0;

/**
 * One sentence for each problem. The legal sets are listed only once, at the first card that is in
 * none of them, because a whole deck of an old set would repeat them 60 times.
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
