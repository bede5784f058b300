import { Stack, Text, Title } from '@mantine/core';
import { useText } from '../i18n/index.js';
import { LinkButton } from '../shared/page/link-button.js';

export const NotFound = () => {
  const { t } = useText();
  return (
    <Stack align="flex-start" py="xl">
      <Title order={1}>{t('common.notFound.title')}</Title>
      <Text>{t('common.notFound.text')}</Text>
      <LinkButton to="/">{t('common.notFound.home')}</LinkButton>
    </Stack>
  );
};
