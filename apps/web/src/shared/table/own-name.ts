import { isPersonName } from '#contracts';
import { useText } from '../../i18n/index.js';

const storageKey = 'conclave.practice-name';

/** What this browser's person wants to be called in practice games; empty until they say. */
export const keptName = (): string => {
  try {
    return localStorage.getItem(storageKey) ?? '';
  } catch {
    return '';
  }
};

export const keepName = (name: string): void => {
  try {
    localStorage.setItem(storageKey, name.trim());
  } catch {
    // Without storage the next game asks again.
  }
};

/** The kept name, or a friendly word in the language of the page. */
export const useOwnName = (): string => {
  const { t } = useText();
  const kept = keptName();
  return isPersonName(kept) ? kept : t('practice.visitor');
};
