import { html, Markup } from '#platform';
import { createHash } from 'node:crypto';

interface OwnPage {
  readonly lang: string;
  readonly title: string;
  /** CSS. */
  readonly style: string;
  readonly body: Markup;
  /** A module, written here: nothing of anybody stands in it. */
  readonly script?: string;
  /** Told to the style. */
  readonly kind?: string;
}

/** A page that is no part of the web application: whole by itself, for one purpose. */
export const ownPage = ({ lang, title, style, body, script, kind = '' }: OwnPage): string =>
  html`${new Markup('<!doctype html>')}
    <html lang="${lang}" class="${kind}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title}</title>
        ${new Markup(`<style>${style}</style>`)}
      </head>
      <body>
        ${body}
        ${script === undefined ? null : new Markup(`<script type="module">${script}</script>`)}
      </body>
    </html> `.html;

interface Reach {
  /** The page's own script, which may ask this server and nobody else. */
  readonly script?: string;
  /** Origins that the page frames. */
  readonly frames?: readonly string[];
  /** Who may frame the page. */
  readonly framedBy?: "'none'" | '*';
}

/** The content security policy of such a page: nothing but what it names. */
export const ownPolicy = ({ script, frames, framedBy = "'none'" }: Reach): string =>
  [
    "default-src 'none'",
    ...(script === undefined
      ? []
      : [`script-src 'sha256-${createHash('sha256').update(script).digest('base64')}'`]),
    "style-src 'unsafe-inline'",
    ...(script === undefined ? [] : ["connect-src 'self'"]),
    ...(frames === undefined ? [] : [`frame-src ${frames.join(' ')}`]),
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${framedBy}`,
  ].join('; ');
