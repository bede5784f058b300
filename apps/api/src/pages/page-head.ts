import { escapeText } from '../http/markup.js';

/** What chats and search engines read of a page: they fetch the first HTML and run no script. */
export interface PageHead {
  readonly title: string;
  readonly description: string;
  /** Below the server's address, with a slash in front. */
  readonly path: string;
  readonly locale: string;
  /** Whether search engines may list the page. */
  readonly listed: boolean;
  /** schema.org; null where nothing is told in that form. */
  readonly structured: object | null;
  readonly alternates: readonly { readonly media: string; readonly path: string }[];
}

/** JSON inside a script element: a name such as `</script>` must not end it. */
const inScript = (value: object): string => JSON.stringify(value).replaceAll('<', '\\u003c');

const meta = (kind: 'name' | 'property', key: string, value: string): string =>
  `<meta ${kind}="${key}" content="${escapeText(value)}" />`;

const unlisted = meta('name', 'robots', 'noindex');

const tagsOf = (head: PageHead, origin: string): readonly string[] => {
  const url = `${origin}${head.path}`;
  return [
    `<title>${escapeText(head.title)} · Conclave</title>`,
    meta('name', 'description', head.description),
    `<link rel="canonical" href="${escapeText(url)}" />`,
    ...(head.listed ? [] : [unlisted]),
    meta('property', 'og:site_name', 'Conclave'),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:title', head.title),
    meta('property', 'og:description', head.description),
    meta('property', 'og:url', url),
    meta('property', 'og:locale', head.locale),
    meta('property', 'og:image', `${origin}/icons/icon-512.png`),
    meta('property', 'og:image:alt', 'Conclave'),
    meta('name', 'twitter:card', 'summary'),
    ...head.alternates.map(
      ({ media, path }) =>
        `<link rel="alternate" type="${media}" href="${escapeText(`${origin}${path}`)}" />`,
    ),
    ...(head.structured === null
      ? []
      : [`<script type="application/ld+json">${inScript(head.structured)}</script>`]),
  ];
};

const ownTitle = /<title>[^<]*<\/title>/;
const ownDescription = /<meta\s+name="description"[^>]*>\s*/;

/**
 * The page with this head in the place of its own title and
 * description. Nothing is known of it: it is not listed.
 */
export const withHead = (html: string, head: PageHead | null, origin: string): string =>
  head === null
    ? html.replace(ownTitle, (title) => `${title}\n    ${unlisted}`)
    : html.replace(ownDescription, '').replace(ownTitle, () => tagsOf(head, origin).join('\n    '));
