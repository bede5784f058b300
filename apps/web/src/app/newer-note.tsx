import { Button, Group, Text } from '@mantine/core';
import { useText } from '../i18n/index.js';
import { useNewerPage } from '../shared/page/use-newer-page.js';

/**
 * Says that there is a newer version and lets the person choose when to load it, because there may
 * be unsaved input.
 */
export const NewerNote = () => {
  const { t } = useText();
  const newer = useNewerPage();
  return (
    <div role="status">
      {newer ? (
        <Group className="cv-panel cv-now cv-noprint" justify="space-between" mb="md">
          <Text>{t('common.newer.text')}</Text>
          <Button onClick={() => location.reload()}>{t('common.newer.reload')}</Button>
        </Group>
      ) : null}
    </div>
  );
};
