import type { Language } from './language.js';

/**
 * A text that begins a line or stands alone, where the same words stand
 * within a line elsewhere: "empate" in a result, "Empate" on a button.
 */
export const atStart = (text: string, language: Language): string =>
  text.replace(/^\p{Ll}/u, (letter) => letter.toLocaleUpperCase(language));
