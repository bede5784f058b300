import { Stack, Text, Title } from '@mantine/core';
import { useAnswer } from '../../api/queries.js';
import { useText } from '../../i18n/index.js';
import { Answer } from '../../shared/answer.js';
import { EventList } from '../../shared/event-list.js';

export const OpenEvents = () => {
  const { t } = useText();
  const events = useAnswer('publicEvents', {});
  return (
    <Stack component="section" gap="xs" aria-labelledby="open-events">
      <Title order={2} id="open-events" fz="xl">
        {t('home.open')}
      </Title>
      <Answer of={events}>{(answer) => (answer.events.length === 0 ? <Text c="dimmed">{t('home.noEvents')}</Text> : <EventList events={answer.events} to="/e/$eventId" />)}</Answer>
    </Stack>
  );
};
