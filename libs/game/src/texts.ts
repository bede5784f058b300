/**
 * One text in several languages, by language tag. For a missing language the English text is shown.
 */
export interface Texts {
  readonly en: string;
  readonly [tag: string]: string;
}

/** The text in the language of this tag. */
export const textIn = (texts: Texts, tag: string): string => texts[tag] ?? texts.en;

/** A name that is the same in all languages. */
export const sameText = (same: string): Texts => ({ en: same });

/** The text in each of these languages and in English. */
export const inEach = (tags: readonly string[], say: (tag: string) => string): Texts => {
  const texts: Record<string, string> & { en: string } = { en: say('en') };
  for (const tag of tags) if (tag !== 'en') texts[tag] = say(tag);
  return texts;
};

/** Concatenates texts, with a separator between them if one is given. */
export const joinTexts = (all: readonly Texts[], between: Texts = sameText('')): Texts =>
  inEach([...new Set([...all, between].flatMap((each) => Object.keys(each)))], (tag) =>
    all.map((each) => textIn(each, tag)).join(textIn(between, tag)),
  );
