import { useText } from '../../i18n/index.js';

/** Returns a text that the server rendered, in the language of the page. */
export const useServerText = (): ((text: { readonly en: string }) => string) => {
  const { translated } = useText();
  return translated;
};
