/** Both languages side by side: a text without its translation does not compile. */
export type Language = 'en' | 'es';
export type Pair = readonly [en: string, es: string];

export const say = (
  l: Language,
  [en, es]: Pair,
  parts: Record<string, string | number> = {},
): string => (l === 'en' ? en : es).replace(/\{(\w+)\}/g, (_, k: string) => String(parts[k] ?? ''));

export const capital = (text: string): string => {
  const at = text.search(/\p{L}|\d/u);
  return at < 0 ? text : text.slice(0, at) + text.charAt(at).toUpperCase() + text.slice(at + 1);
};

export const sentence = (text: string): string => {
  const s = text.trim();
  return s === '' ? s : `${capital(s)}${/[.:!?]$|[.!?][”»]$/.test(s) ? '' : '.'}`;
};

/** Spanish runs some words together: "del mazo", "al número", "paga e inflige". */
export const contract = (l: Language, text: string): string =>
  l === 'en'
    ? text
    : text
        .replace(/\b([Dd])e el\b/g, '$1el')
        .replace(/\b([Aa]) el\b/g, '$1l')
        .replace(/\by (?=h?i(?!a|e|o))/g, 'e ');

export const list = (l: Language, items: readonly string[]): string =>
  items.length < 2
    ? (items[0] ?? '')
    : `${items.slice(0, -1).join(', ')} ${say(l, ['and', 'y'])} ${items.at(-1)}`;
