import { Box, Stack, Text, Title } from '@mantine/core';
import { type EventView, isOver } from '#contracts';
import { useAnswer } from '../../api/queries.js';
import { useServerNow } from '../../api/server-time.js';
import { useText } from '../../i18n/index.js';
import { Answer } from '../../shared/feedback/answer.js';
import { LinkButton } from '../../shared/page/link-button.js';
import { currentRound } from '../../shared/event/round-name.js';
import { judges } from '../../shared/event/roles.js';
import { TellMe } from '../../shared/event/tell-me.js';
import { minutesSince } from '../../shared/time/times.js';

export const OpenCalls = ({ event }: { event: EventView }) => {
  const { t } = useText();
  const now = useServerNow();
  const query = useAnswer('judgeCalls', { eventId: event.eventId });
  const disputes = currentRound(event)?.disputed ?? 0;
  // After the event, no judge calls are open.
  if (isOver(event)) return null;
  return (
    <section className="cv-panel" aria-labelledby="open-calls">
      <Title order={2} id="open-calls" fz="lg" mb="xs">
        {t('desk.calls.title')}
      </Title>
      <Answer of={query} rows={2}>
        {({ calls }) => {
          const open = calls.filter((call) => call.state !== 'resolved');
          return (
            <Stack gap="xs" aria-live="polite">
              {open.length === 0 && disputes === 0 ? (
                <Text c="dimmed">{t('desk.calls.none')}</Text>
              ) : null}
              {disputes > 0 ? (
                <Text fw={650}>
                  {t('common.labelled', { label: t('desk.count.disputed'), value: disputes })}
                </Text>
              ) : null}
              {open.slice(0, 5).map((call) => (
                <Text key={call.callId}>
                  {call.table === null ? '' : `${t('common.table')} ${call.table} · `}
                  {call.name} · {minutesSince(call.at, now)} min
                </Text>
              ))}
              {open.length > 0 || disputes > 0 ? (
                <LinkButton
                  to="/e/:eventId/judge"
                  params={{ eventId: event.eventId }}
                  variant="default"
                >
                  {t('desk.calls.go')}
                </LinkButton>
              ) : null}
            </Stack>
          );
        }}
      </Answer>
      {judges(event) ? (
        <Box mt="md">
          <TellMe eventId={event.eventId} sort="floor" />
        </Box>
      ) : null}
    </section>
  );
};
