/** HTML that is already escaped, as opposed to a text. */
export class Markup {
  constructor(readonly html: string) {}
}

type Part = Markup | string | number | null | readonly Part[];

const escaped: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

export const escapeText = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (sign) => escaped[sign] ?? sign);

const htmlOf = (part: Part): string => {
  if (part === null) return '';
  if (part instanceof Markup) return part.html;
  return Array.isArray(part) ? part.map(htmlOf).join('') : escapeText(String(part));
};

/**
 * Builds HTML; inserted values are escaped as text unless they were built by this function too.
 * Attributes are in double quotes.
 */
export const html = (texts: TemplateStringsArray, ...parts: readonly Part[]): Markup =>
  new Markup(texts.map((text, index) => `${text}${htmlOf(parts[index] ?? null)}`).join(''));
