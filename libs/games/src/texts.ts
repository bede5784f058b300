/** The same text in the languages that it was written in. */
export interface Texts {
  readonly en: string;
  readonly es: string;
  readonly fr?: string;
}

/** A name that is the same in both languages. */
export const sameText = (text: string): Texts => ({ en: text, es: text });
