/** The same text in every language. */
export interface Texts {
  readonly en: string;
  readonly es: string;
  readonly fr: string;
}

/** A name that is the same in all languages. */
export const sameText = (same: string): Texts => ({ en: same, es: same, fr: same });

/** Texts one after the other, with another between them or nothing. */
export const joinTexts = (all: readonly Texts[], between: Texts = sameText('')): Texts => {
  const inLanguage = (language: keyof Texts): string =>
    all.map((each) => each[language]).join(between[language]);
  return { en: inLanguage('en'), es: inLanguage('es'), fr: inLanguage('fr') };
};
