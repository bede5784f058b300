import { inEach, type Texts } from '#game';
import type { Lesson, LessonId, Moment } from './lesson.js';
import { languages } from './languages/all.gen.js';

type LessonTexts = typeof languages.en;

const byTag: Readonly<Record<string, LessonTexts>> = languages;

const inLanguages = (read: (texts: LessonTexts) => string): Texts =>
  inEach(Object.keys(byTag), (tag) => read(byTag[tag] ?? languages.en));

const shown: readonly (readonly [LessonId, readonly Moment[]])[] = [
  ['winning', ['first-player']],
  ['set-up', ['mulligan', 'opening-resources']],
  ['play-a-unit', ['play-unit']],
  ['pass', ['pass']],
  ['regroup', ['resource']],
  ['attack', ['attack-base', 'attack-unit']],
  ['initiative', ['take-initiative']],
  ['event-and-upgrade', ['play-upgrade', 'play-event']],
  ['leader-action', ['play-unit', 'leader-action']],
  ['keywords', ['keyword']],
  ['deploy', ['deploy']],
  ['uniques-and-tokens', ['token']],
  ['finish', ['finish']],
];

/** The text for a moment of a lesson in one language. */
const saidOf = (texts: LessonTexts, id: LessonId, moment: Moment): string => {
  const says: Readonly<Partial<Record<Moment, string>>> = texts.lessons[id].says;
  const said = says[moment];
  if (said === undefined) throw new Error(`lesson ${id} says nothing of ${moment}`);
  return said;
};

/**
 * The lessons of the first game, in order; they state facts of the quick start rules in our own
 * words.
 */
export const LESSONS: readonly Lesson[] = shown.map(([id, shows]) => ({
  id,
  title: inLanguages(({ lessons }) => lessons[id].title),
  shows,
  says: Object.fromEntries(
    shows.map((moment) => [moment, inLanguages((texts) => saidOf(texts, id, moment))]),
  ),
}));

const INITIATIVE = 6;
/** As it was in the first three scripts: the initiative two lessons later. */
export const FORMER_LESSONS: readonly Lesson[] = LESSONS.toSpliced(INITIATIVE, 1).toSpliced(
  INITIATIVE + 2,
  0,
  ...LESSONS.slice(INITIATIVE, INITIATIVE + 1),
);

const isHint = (what: string): what is keyof LessonTexts['hints'] =>
  Object.hasOwn(languages.en.hints, what);

/**
 * What the coach says about a move. `what`: for an action the kind of the option, else the kind of
 * the question.
 */
export const hintFor = (what: string): Texts =>
  inLanguages(({ hints }) => hints[isHint(what) ? what : 'other']);
