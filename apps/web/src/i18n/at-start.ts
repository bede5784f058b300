import type { Language } from './language.js';

/**
 * Capitalizes a text at the beginning of a line or on its own that also occurs within lines:
 * "empate" in a result, "Empate" on a button.
 */
export const atStart = (text: string, language: Language): string =>
  text.replace(/^\p{Ll}/u, (letter) => letter.toLocaleUpperCase(language));
