import { html, Markup } from '#platform';

/**
 * The colours of the pages (`apps/web/src/app/theme.ts`), for mail programs, which know no
 * stylesheets.
 */
const ink = '#12343b';
const paper = '#eef7f6';
const button = '#146a6b';
const lamp = '#f6b94a';

const line = 'font:16px/1.5 system-ui,-apple-system,Segoe UI,Roboto,sans-serif';

const pressed = `display:inline-block;padding:12px 16px;border-radius:6px;background:${button};color:#ffffff;text-decoration:none;word-break:break-all`;

/** Our own logo is drawn as paths, which mail programs do not show: the lamp replaces it. */
const wordmark = html`<span
  style="font:700 20px/1 system-ui,sans-serif;letter-spacing:4px;color:${paper}"
  >C<span style="color:${lamp}">O</span>NCLAVE</span
>`;

const broken = new Markup('<br>');

const paragraph = (text: string, url: string): Markup =>
  text === url
    ? html`<p style="margin:24px 0;${line}">
        <a href="${url}" style="${pressed}">${url}</a>
      </p>`
    : html`<p style="margin:0 0 16px;${line};color:#16262a">
        ${text.split('\n').flatMap((one, at) => (at === 0 ? [one] : [broken, one]))}
      </p>`;

/**
 * The text of a mail as a page in our design. It loads no image or other resource, so that opening
 * it is not reported to anybody. `language` is a language tag; `url` is alone on a line of the
 * text.
 */
export const mailPage = (
  { text, url }: { readonly text: string; readonly url: string },
  language: string,
): string =>
  html`${new Markup('<!doctype html>')}
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="color-scheme" content="light" />
      </head>
      <body style="margin:0;background:${paper}">
        <table role="presentation" width="100%" cellspacing="0" cellpadding="0">
          <tr>
            <td style="padding:16px 24px;background:${ink}">${wordmark}</td>
          </tr>
          <tr>
            <td style="padding:24px;max-width:600px;background:#ffffff">
              ${text
                .trim()
                .split('\n\n')
                .map((part) => paragraph(part, url))}
            </td>
          </tr>
        </table>
      </body>
    </html>`.html;
