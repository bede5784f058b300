import { useState } from 'react';
import { Button, Group, Stack, Text, Title } from '@mantine/core';
import { z } from 'zod';
import { commands, eventSettings, type EventSettings, type EventView } from '#contracts';
import { useCommand } from '../../api/commands.js';
import { useText } from '../../i18n/index.js';
import { DetailsFields } from '../../shared/event-form/details-fields.js';
import {
  detailsOf,
  EventFormProvider,
  useEventForm,
  type EventDraft,
} from '../../shared/event-form/form.js';
import { TrilogyFields } from '../../shared/event-form/format-fields.js';
import { LimitedFields } from '../../shared/event-form/limited-fields.js';
import { LockedSettings } from '../../shared/event-form/locked-settings.js';
import { SettingsFields } from '../../shared/event-form/settings-fields.js';
import { showFirstFault } from '../../shared/event-form/show-fault.js';
import { ConfirmDialog } from '../../shared/feedback/confirm-dialog.js';
import { FailureNote } from '../../shared/feedback/failure-note.js';
import { useUnsaved } from '../../shared/forms/use-unsaved.js';
import { fieldCheck } from '../../shared/forms/field-check.js';
import { LinkButton } from '../../shared/page/link-button.js';
import { isLimited } from '../../shared/limited/limited.js';
import { eventOffers } from '../../shared/event/event-offers.js';
import { recounts } from './recounts.js';
import { useEvent } from '../../shared/event/use-event.js';
import { InformationForm } from './information-form.js';
import { ChangeFormat } from './change-format.js';
import { HandOver } from './hand-over.js';
import { CancelEvent } from './cancel-event.js';
import { WebhooksSection } from './webhooks-section.js';

const draftOf = ({ name, format, game, date, venue, cap, settings }: EventView): EventDraft => ({
  name,
  format,
  game: game.id,
  date,
  venue,
  cap: cap ?? '',
  settings,
});

const DetailsForm = ({ event }: { event: EventView }) => {
  const { t } = useText();
  const [saved, setSaved] = useState(false);
  const check = fieldCheck(commands.ChangeEventDetails, t);
  const form = useEventForm({
    initialValues: draftOf(event),
    validate: (draft) => check({ eventId: event.eventId, ...detailsOf(draft) }),
    onValuesChange: () => setSaved(false),
  });
  useUnsaved(form.isDirty());
  const change = useCommand('ChangeEventDetails', {
    onAccepted: () => {
      form.resetDirty();
      setSaved(true);
    },
  });
  return (
    <EventFormProvider form={form}>
      <form
        className="cv-panel"
        noValidate
        onSubmit={form.onSubmit(
          (draft) => change.send({ eventId: event.eventId, ...detailsOf(draft) }),
          showFirstFault(form),
        )}
      >
        <Stack>
          <Title order={2} fz="lg">
            {t('form.details')}
          </Title>
          <DetailsFields />
          <FailureNote error={change.failure} />
          <SaveBar busy={change.pending} saved={saved} />
        </Stack>
      </form>
    </EventFormProvider>
  );
};

const SettingsForm = ({ event }: { event: EventView }) => {
  const { t } = useText();
  const [saved, setSaved] = useState(false);
  const check = fieldCheck(z.object({ settings: eventSettings }), t);
  const form = useEventForm({
    initialValues: draftOf(event),
    validate: (draft) => check({ settings: draft.settings }),
    onValuesChange: () => setSaved(false),
  });
  useUnsaved(form.isDirty());
  /** Settings that would change the value of existing results, until they are confirmed. */
  const [asked, setAsked] = useState<EventSettings | null>(null);
  const change = useCommand('ChangeSettings', {
    onAccepted: () => {
      setAsked(null);
      form.resetDirty();
      setSaved(true);
    },
  });
  return (
    <EventFormProvider form={form}>
      <form
        className="cv-panel"
        noValidate
        onSubmit={form.onSubmit(({ settings }) => {
          if (event.rounds.length > 0 && recounts(event.settings, settings)) setAsked(settings);
          else change.send({ eventId: event.eventId, settings });
        }, showFirstFault(form))}
      >
        <Stack>
          <Title order={2} fz="lg">
            {t('form.settings')}
          </Title>
          {event.lockedSettings.length === 0 ? null : <Text size="sm">{t('form.locked')}</Text>}
          <LockedSettings value={event.lockedSettings}>
            <SettingsFields />
            {event.format === 'trilogy' ? <TrilogyFields /> : null}
            {isLimited(event.format) ? <LimitedFields /> : null}
          </LockedSettings>
          <ConfirmDialog
            opened={asked !== null}
            title={t('form.recountTitle')}
            text={t('form.recount')}
            busy={change.pending}
            failure={change.failure}
            onClose={() => setAsked(null)}
            onDone={() =>
              asked !== null && change.send({ eventId: event.eventId, settings: asked })
            }
          />
          <FailureNote error={change.failure} />
          <SaveBar busy={change.pending} saved={saved} />
        </Stack>
      </form>
    </EventFormProvider>
  );
};

const SaveBar = ({ busy, saved }: { busy: boolean; saved: boolean }) => {
  const { t } = useText();
  return (
    <Group justify="flex-end">
      <Text size="sm" role="status">
        {saved ? t('common.saved') : ''}
      </Text>
      <Button type="submit" loading={busy}>
        {t('common.save')}
      </Button>
    </Group>
  );
};

export const DeskSettingsPage = () => {
  const { t } = useText();
  const event = useEvent();
  const offers = eventOffers(event);
  return (
    <Stack>
      {!offers.change ? (
        <Text className="cv-panel">{t('form.over')}</Text>
      ) : (
        <>
          <DetailsForm event={event} />
          <InformationForm event={event} />
          <SettingsForm key={event.format} event={event} />
          {offers.changeFormat ? (
            <ChangeFormat key={`to-${event.format}`} event={event} draft={draftOf(event)} />
          ) : null}
        </>
      )}
      <Group>
        <LinkButton to="/events/new" search={{ from: event.eventId }} variant="default">
          {t('page.again')}
        </LinkButton>
        {event.status === 'running' && !event.convention ? (
          <LinkButton
            to="/events/new"
            search={{ from: event.eventId, people: 'all' }}
            variant="default"
          >
            {t('form.copyEvent')}
          </LinkButton>
        ) : null}
      </Group>
      {event.status === 'running' && !event.convention ? (
        <Text size="sm">{t('form.copyEventHint')}</Text>
      ) : null}
      <HandOver event={event} />
      <WebhooksSection eventId={event.eventId} />
      {offers.cancel ? <CancelEvent eventId={event.eventId} /> : null}
    </Stack>
  );
};
