import type { TableText } from '#contracts';
import { useText } from '../../i18n/index.js';

/** Texts that the server rendered, in the language of the page. */
export const useServerText = (): ((text: TableText) => string) => {
  const { translated } = useText();
  return translated;
};
