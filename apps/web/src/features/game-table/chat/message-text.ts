import type { TableChat } from '#contracts';
import { useText } from '../../../i18n/index.js';

type Message = TableChat['messages'][number];

/** Returns the text of a message in the reader's language. */
export const useMessageText = () => {
  const { t } = useText();
  return ({ text, phrase }: Message): string => {
    if (phrase !== null) return t(`chat.phrases.${phrase}`);
    return text === null || text === '' ? t('chat.erased') : text;
  };
};
