import { Stack, Text, Title } from '@mantine/core';
import { useText } from '../i18n/index.js';
import { useHere } from '../navigation/here.js';
import { LinkButton } from '../shared/page/link-button.js';

/** Shown to visitors without access to a page, with an offer to sign in as somebody else. */
export const Closed = () => {
  const { t } = useText();
  const location = useHere();
  return (
    <Stack align="flex-start">
      <Title order={2}>{t('desk.closed')}</Title>
      <Text>{t('desk.closedText')}</Text>
      <LinkButton to="/sign-in" search={{ back: location.pathname }}>
        {t('common.signIn')}
      </LinkButton>
    </Stack>
  );
};
