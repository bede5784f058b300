import { escapeText } from '#platform';

/** The picture size that chats and networks show for a link: 1.91 to 1, in pixels. */
export const pictureSize = { width: 1200, height: 630 } as const;

/** What chats and search engines read of a page: they fetch the first HTML and run no scripts. */
export interface PageHead {
  readonly title: string;
  readonly description: string;
  /** The path on this server, with a leading slash. */
  readonly path: string;
  readonly locale: string;
  /** Whether search engines may list the page. */
  readonly listed: boolean;
  /** The picture that chats show; omitted: the server's own logo. */
  readonly picture?: { readonly path: string; readonly alt: string };
  /**
   * The address that chats cache, if it differs from `path`: each page with a picture of its own
   * has one.
   */
  readonly sharedPath?: string;
  /** schema.org data; null if there is none. */
  readonly structured: object | null;
  readonly alternates: readonly { readonly media: string; readonly path: string }[];
}

/** JSON inside a script element, escaped so that a name such as `</script>` does not end it. */
const inScript = (value: object): string => JSON.stringify(value).replaceAll('<', '\\u003c');

const meta = (kind: 'name' | 'property', key: string, value: string): string =>
  `<meta ${kind}="${key}" content="${escapeText(value)}" />`;

const unlisted = meta('name', 'robots', 'noindex');

/** Shows the page's picture large. */
const pictureTags = (picture: PageHead['picture'], origin: string): readonly string[] =>
  picture === undefined
    ? [
        meta('property', 'og:image', `${origin}/icons/icon-512.png`),
        meta('property', 'og:image:alt', 'Conclave'),
        meta('name', 'twitter:card', 'summary'),
      ]
    : [
        meta('property', 'og:image', `${origin}${picture.path}`),
        meta('property', 'og:image:type', 'image/png'),
        meta('property', 'og:image:width', String(pictureSize.width)),
        meta('property', 'og:image:height', String(pictureSize.height)),
        meta('property', 'og:image:alt', picture.alt),
        meta('name', 'twitter:card', 'summary_large_image'),
      ];

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
    meta('property', 'og:url', `${origin}${head.sharedPath ?? head.path}`),
    meta('property', 'og:locale', head.locale),
    ...pictureTags(head.picture, origin),
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
 * The page with this head instead of its own title and description. Without a head, search engines
 * may not list it.
 */
export const withHead = (html: string, head: PageHead | null, origin: string): string =>
  head === null
    ? html.replace(ownTitle, (title) => `${title}\n    ${unlisted}`)
    : html.replace(ownDescription, '').replace(ownTitle, () => tagsOf(head, origin).join('\n    '));
