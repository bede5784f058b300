import { Stack, Text, Title } from '@mantine/core';
import { useText } from '../../i18n/index.js';
import { LinkButton } from '../../shared/page/link-button.js';
import { CodeEntry } from '../../shared/event/code-entry.js';

/** A private event shows itself to its players: the way in is a seat. */
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
