import type { Plugin } from 'vite';

/**
 * Writes at `public/early.js`'s tag where the texts of the first view lie, one attribute for a language: the texts come while the scripts do, and the
 * service worker keeps them with the page.
 */
export const preloadTexts = (): Plugin => ({
  name: 'preload-texts',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (html, { bundle = {} }) => {
      const attributes = Object.values(bundle).flatMap((part) => {
        const source = part.type === 'chunk' ? part.facadeModuleId : null;
        const language = /\/i18n\/languages\/([\w-]+)\/first\.json$/.exec(source ?? '')?.[1];
        return language === undefined ? [] : [`data-texts-${language}="/${part.fileName}"`];
      });
      return html.replace('src="/early.js"', ['src="/early.js"', ...attributes].join(' '));
    },
  },
});
