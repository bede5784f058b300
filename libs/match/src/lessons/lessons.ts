import type { Lesson, LessonId, LessonText, Moment } from './lesson.js';
import en from './languages/en.json' with { type: 'json' };
import es from './languages/es.json' with { type: 'json' };
import fr from './languages/fr.json' with { type: 'json' };

/** One file per language; a further one is entered here, in `LessonText` and in `inLanguages`. */
const languages = { en, es, fr } satisfies Readonly<Record<keyof LessonText, typeof en>>;

const inLanguages = (read: (texts: typeof en) => string): LessonText => ({
  en: read(languages.en),
  es: read(languages.es),
  fr: read(languages.fr),
});

const shown: readonly (readonly [LessonId, readonly Moment[]])[] = [
  ['winning', ['first-player']],
  ['set-up', ['mulligan', 'opening-resources']],
  ['play-a-unit', ['play-unit']],
  ['pass', ['pass']],
  ['regroup', ['resource']],
  ['attack', ['attack-base', 'attack-unit']],
  ['event-and-upgrade', ['play-event', 'play-upgrade']],
  ['leader-action', ['play-unit', 'leader-action']],
  ['initiative', ['take-initiative']],
  ['keywords', ['keyword']],
  ['deploy', ['deploy']],
  ['uniques-and-tokens', ['token']],
  ['finish', ['finish']],
];

/** The lessons of the first game, in order; facts of the quick start rules in our words. */
export const LESSONS: readonly Lesson[] = shown.map(([id, shows]) => ({
  id,
  title: inLanguages(({ lessons }) => lessons[id].title),
  text: inLanguages(({ lessons }) => lessons[id].text),
  shows,
}));

const isHint = (what: string): what is keyof typeof en.hints => Object.hasOwn(en.hints, what);

/**
 * What the coach says beside a move; `what` is the kind of
 * the option for an action, else the kind of the question.
 */
export const hintFor = (what: string): LessonText =>
  inLanguages(({ hints }) => hints[isHint(what) ? what : 'other']);
