import { Button, Stack } from '@mantine/core';
import { useText } from '../i18n/index.js';
import { FailureNote } from '../shared/failure-note.js';

/** A page that threw; a newer build may have replaced a part of it, so a reload is offered. */
export const PageFault = ({ error }: { error: unknown }) => {
  const { t } = useText();
  return (
    <Stack py="xl" align="flex-start">
      <FailureNote error={error} />
      <Button onClick={() => window.location.reload()}>{t('common.retry')}</Button>
    </Stack>
  );
};
