import { Stack, Text, Title } from '@mantine/core';
import { useText } from '../../i18n/index.js';
import { LinkButton } from '../../shared/page/link-button.js';
import { CodeEntry } from '../../shared/event/code-entry.js';

/**
 * The page of a private event for visitors: it is visible to its players only, who enter by guest
 * code or sign-in.
 */
export const PrivateEvent = ({ eventId }: { eventId: string }) => {
  const { t } = useText();
  return (
    <Stack maw={640}>
      <Title order={1}>{t('page.privateTitle')}</Title>
      <Text>{t('page.privateText')}</Text>
      <CodeEntry eventId={eventId} />
      <LinkButton to="/sign-in" search={{ back: `/e/${eventId}` }} variant="default">
        {t('common.signIn')}
      </LinkButton>
    </Stack>
  );
};
