import { Text } from '@mantine/core';
import { has } from '../../i18n/catalogue.js';
import { useText } from '../../i18n/index.js';

/**
 * A note above organizers' pages that have no texts in the reader's language; empty if they have
 * them.
 */
export const StaffLanguageNote = () => {
  const { t, language } = useText();
  return has(language, 'staff') ? null : (
    <Text size="sm" c="dimmed" role="note">
      {t('common.staffInEnglish')}
    </Text>
  );
};
