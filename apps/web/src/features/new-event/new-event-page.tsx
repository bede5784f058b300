import { Button, Group, Paper, Stack, Text, Title } from '@mantine/core';
import { schemaResolver } from '@mantine/form';
import { Navigate, useNavigate } from '@tanstack/react-router';
import { commands } from '#contracts';
import { useCommand } from '../../api/commands.js';
import { useMe } from '../../api/session.js';
import { useText } from '../../i18n/index.js';
import { useSchemaLanguage } from '../../i18n/schema-language.js';
import { DetailsFields } from '../../shared/event-form/details-fields.js';
import {
  detailsOf,
  emptyDraft,
  firstGame,
  EventFormProvider,
  useEventForm,
  type EventDraft,
} from '../../shared/event-form/form.js';
import { FormatFields } from '../../shared/event-form/format-fields.js';
import { SettingsFields } from '../../shared/event-form/settings-fields.js';
import { FailureNote } from '../../shared/failure-note.js';

const payloadOf = (draft: EventDraft) => ({
  ...detailsOf(draft),
  format: draft.format,
  ...(draft.game === firstGame ? {} : { game: draft.game }),
  settings: draft.format === 'trilogy' ? { ...draft.settings, bestOf: 3 as const } : draft.settings,
});
const check = schemaResolver(commands.CreateEvent, { sync: true });

export const NewEventPage = () => {
  useSchemaLanguage();
  const { t } = useText();
  const navigate = useNavigate();
  const me = useMe();
  const form = useEventForm({
    initialValues: emptyDraft(),
    validate: (draft) => check(payloadOf(draft)),
  });
  const create = useCommand('CreateEvent', {
    onAccepted: ({ ids }) =>
      void navigate({ to: '/e/$eventId/desk', params: { eventId: ids['eventId'] ?? '' } }),
  });
  if (me.data !== undefined && me.data.account === null)
    return <Navigate to="/sign-in" search={{ back: '/events/new' }} />;
  return (
    <EventFormProvider form={form}>
      <form onSubmit={form.onSubmit((draft) => create.send(payloadOf(draft)))} noValidate>
        <Stack maw={980} mx="auto">
          <Title order={1}>{t('form.newTitle')}</Title>
          <Paper className="cv-panel">
            <Stack>
              <DetailsFields />
              <FormatFields />
            </Stack>
          </Paper>
          <details className="cv-panel">
            <Text component="summary" fw={650} fz="lg">
              {t('form.settings')}
            </Text>
            <Stack mt="sm">
              <Text size="sm">{t('form.settingsHint')}</Text>
              <SettingsFields />
            </Stack>
          </details>
          <FailureNote error={create.failure} onRetry={create.again} />
          <Group justify="flex-end">
            <Button type="submit" size="lg" loading={create.pending}>
              {t('form.create')}
            </Button>
          </Group>
        </Stack>
      </form>
    </EventFormProvider>
  );
};
