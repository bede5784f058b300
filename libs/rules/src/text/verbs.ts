/**
 * Verbs wait in a text as `@deal@` until it is clear who acts: "deal 2 damage", "you may deal", "an
 * opponent deals"; "inflige", "puedes infligir", "un adversario inflige".
 */
import type { Mood, Verb } from './grammar/grammar.js';
import { grammarOf, type Language } from './language.js';

/** The text with every waiting verb in that form. */
export const voice = (l: Language, mood: Mood, text: string): string =>
  text.replace(/@(\w+)@/g, (_, verb: Verb) => grammarOf(l).verbs[verb][mood]);

export const waits = (text: string): boolean => /@\w+@/.test(text);
