import { html, Markup } from '#platform';
import { createHash } from 'node:crypto';

interface OwnPage {
  readonly lang: string;
  readonly title: string;
  readonly style: string;
  readonly body: Markup;
  /** A module script from this repository; it contains nobody's data. */
  readonly script?: string;
  /** A class for the style sheet. */
  readonly kind?: string;
}

/** A self-contained page for one purpose, not part of the web application. */
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
  /** The page's own script, which may contact only this server. */
  readonly script?: string;
  /** Origins of the frames in the page. */
  readonly frames?: readonly string[];
  /** Who may embed the page. */
  readonly framedBy?: "'none'" | '*';
}

/** The content security policy of such a page: allows only what the page names. */
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
