import { joinTexts, sameText, type Texts } from '#game';
import { textOf } from '../../texts.js';

const inEach = (say: (language: keyof Texts) => string): Texts => ({
  en: say('en'),
  es: say('es'),
  fr: say('fr'),
});

/** `a or b`. */
export const listAlternatives = (parts: readonly Texts[]): Texts =>
  joinTexts(parts, textOf('destiny.words.or'));

export const count = (n: number | Texts): Texts =>
  typeof n === 'number' ? sameText(String(n)) : n;

/** The text of what is there; nothing of what is not. */
export const when = <T>(value: T | undefined, say: (value: T) => Texts): readonly Texts[] =>
  value === undefined ? [] : [say(value)];

/** Articles that melt into the word before them, and a capital at the start. */
const tidied: { readonly [L in keyof Texts]: (text: string) => string } = {
  en: (text) => text,
  es: (text) => text.replaceAll(/\b(d)e el\b/gi, '$1el').replaceAll(/\b(a) el\b/gi, '$1l'),
  fr: (text) =>
    text
      .replaceAll(/\b1 dégâts\b/g, '1 dégât')
      .replaceAll(/\bde les\b/g, 'des')
      .replaceAll(/\bde le\b/g, 'du')
      .replaceAll(/à les\b/g, 'aux')
      .replaceAll(/à le\b/g, 'au')
      .replaceAll(/\bde (un|une|améliorations|événements|autres)\b/g, 'd’$1'),
};

/** Ends a text that was put together: as it is read, with a capital. */
export const finishSentence = (text: Texts): Texts =>
  inEach((language) => {
    const tidy = tidied[language](text[language]).trim();
    return tidy.charAt(0).toUpperCase() + tidy.slice(1);
  });
