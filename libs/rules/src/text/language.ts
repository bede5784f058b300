/** Both languages side by side: a text without its translation does not compile. */
export type Language = 'en' | 'es';
export type Pair = readonly [en: string, es: string];

export const say = (l: Language, [en, es]: Pair, parts: Record<string, string | number> = {}): string =>
  (l === 'en' ? en : es).replace(/\{(\w+)\}/g, (_, k: string) => String(parts[k] ?? ''));

export const sentence = (text: string): string => {
  const s = text.trim();
  return s === '' ? s : `${s.charAt(0).toUpperCase()}${s.slice(1)}${/[.:!?]$/.test(s) ? '' : '.'}`;
};

export const list = (l: Language, items: readonly string[]): string =>
  items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} ${say(l, ['and', 'y'])} ${items.at(-1)}`;
