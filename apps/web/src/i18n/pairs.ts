/** A text in both languages, English first. Written side by side, so that one without the other does not compile. */
export type Pair = readonly [en: string, es: string];
export interface Texts {
  readonly [key: string]: Pair | Texts;
}

type Leaf<K extends string> = K extends `${infer Base}_one` | `${infer Base}_other` ? Base : K;

/** Dotted keys of all texts; `x_one` and `x_other` are both reached as `x` with a count. */
export type KeysOf<T, Prefix extends string = ''> = {
  [K in keyof T & string]: T[K] extends Pair
    ? `${Prefix}${Leaf<K>}`
    : KeysOf<T[K], `${Prefix}${K}.`>;
}[keyof T & string];

export interface Resource {
  [key: string]: string | Resource;
}

const isPair = (value: Pair | Texts): value is Pair => Array.isArray(value);

export const inLanguage = (texts: Texts, index: 0 | 1): Resource =>
  Object.fromEntries(
    Object.entries(texts).map(([key, value]) => [
      key,
      isPair(value) ? value[index] : inLanguage(value, index),
    ]),
  );
