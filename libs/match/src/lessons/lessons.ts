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

const isHint = (what: string): what is keyof LessonTexts['hints'] =>
  Object.hasOwn(languages.en.hints, what);

/**
 * What the coach says beside a move; `what` is the kind of
 * the option for an action, else the kind of the question.
 */
export const hintFor = (what: string): Texts =>
  inLanguages(({ hints }) => hints[isHint(what) ? what : 'other']);
