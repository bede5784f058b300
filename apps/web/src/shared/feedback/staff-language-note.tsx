import { Text } from '@mantine/core';
import { has } from '../../i18n/catalogue.js';
import { useText } from '../../i18n/index.js';

/** Above pages of organizers that the reader's language has no texts for; nothing where it has them. */
export const StaffLanguageNote = () => {
  const { t, language } = useText();
  return has(language, 'staff') ? null : (
    <Text size="sm" c="dimmed" role="note">
      {t('common.staffInEnglish')}
    </Text>
  );
};
