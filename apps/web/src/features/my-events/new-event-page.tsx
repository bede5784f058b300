import { useState } from 'react';
import { Button, Checkbox, Group, Paper, Stack, Text, Title } from '@mantine/core';
import { commands, eventFormat, type EventInformation, type EventView } from '#contracts';
import { useCommand } from '../../api/commands.js';
import { useAnswer } from '../../api/queries.js';
import { useMe } from '../../api/session.js';
import { useText } from '../../i18n/index.js';
import { useNavigate, useSearch } from '../../navigation/here.js';
import { Navigate } from '../../navigation/link.js';
import { DetailsFields } from '../../shared/event-form/details-fields.js';
import {
  detailsOf,
  emptyDraft,
  mainGame,
  EventFormProvider,
  useEventForm,
  type EventDraft,
} from '../../shared/event-form/form.js';
import { FormatFields } from '../../shared/event-form/format-fields.js';
import { SettingsFields } from '../../shared/event-form/settings-fields.js';
import { showFirstFault } from '../../shared/event-form/show-fault.js';
import { organizes } from '../../shared/event/roles.js';
import { Answer } from '../../shared/feedback/answer.js';
import { blankInformation, InformationFields } from '../../shared/event-form/information-fields.js';
import { FailureNote } from '../../shared/feedback/failure-note.js';
import { useUnsaved } from '../../shared/forms/use-unsaved.js';
import { fieldCheck } from '../../shared/forms/field-check.js';
import { useFailureNotice } from '../../shared/feedback/notices.js';
import { StaffLanguageNote } from '../../shared/feedback/staff-language-note.js';

const payloadOf = (draft: EventDraft) => ({
  ...detailsOf(draft),
  format: draft.format,
  ...(draft.game === mainGame ? {} : { game: draft.game }),
  settings: draft.format === 'trilogy' ? { ...draft.settings, bestOf: 3 as const } : draft.settings,
});

/** The draft of a copy of an event, without its date and its people. */
const draftLike = ({ name, format, venue, cap, settings }: EventView): EventDraft => ({
  ...emptyDraft(),
  name,
  format: eventFormat.catch('premier').parse(format),
  venue,
  cap: cap ?? '',
  settings,
});

const informationLike = ({ information }: EventView): EventInformation => ({
  ...(information ?? blankInformation()),
  startsAt: null,
  registrationOpensAt: null,
});

const isFilled = ({ timeZone: _zone, visibility, ...told }: EventInformation): boolean =>
  visibility !== 'public' || Object.values(told).some((each) => each !== null && each !== '');

export const NewEventPage = () => {
  const [{ from, people }] = useSearch('/events/new');
  const old = useAnswer('event', { eventId: from ?? '' }, { enabled: from !== undefined });
  if (from === undefined) return <NewEvent like={null} withPeople={false} />;
  return (
    <Answer of={old}>
      {(event) => <NewEvent like={event} withPeople={people !== undefined} />}
    </Answer>
  );
};

interface NewEventProps {
  /** The event to copy; null if there is none. */
  readonly like: EventView | null;
  /** Whether the form preselects copying the players. */
  readonly withPeople: boolean;
}

/**
 * The number of players who can be copied, with their decks and guest codes; 0 if the reader does
 * not organize the event.
 */
const peopleOf = (like: EventView | null): number =>
  like === null || !organizes(like)
    ? 0
    : like.status === 'running'
      ? like.counts.playing
      : like.counts.registered;

const NewEvent = ({ like, withPeople }: NewEventProps) => {
  const { t } = useText();
  const navigate = useNavigate();
  const me = useMe();
  const [information, setInformation] = useState(() =>
    like === null ? blankInformation() : informationLike(like),
  );
  const form = useEventForm({
    initialValues: like === null ? emptyDraft() : draftLike(like),
    validate: (draft) => fieldCheck(commands.CreateEvent, t)(payloadOf(draft)),
  });
  const notice = useFailureNotice();
  const [sent, setSent] = useState(false);
  const people = peopleOf(like);
  const [copies, setCopies] = useState(withPeople);
  const toDesk = (eventId: string) => navigate({ to: '/e/:eventId/desk', params: { eventId } });
  const copy = useCommand('CopyPlayers', {
    onAccepted: (_accepted, { eventId }) => toDesk(eventId),
    onFailed: (failed) => {
      notice(failed);
      navigate({ to: '/e/:eventId/desk/players', params: { eventId: made } });
    },
  });
  const bringPeople = (eventId: string) =>
    copies && people > 0 && like !== null
      ? copy.send({ eventId, from: like.eventId })
      : toDesk(eventId);
  useUnsaved(form.isDirty() && !sent);
  const create = useCommand('CreateEvent', {
    onAccepted: ({ ids }) => {
      setSent(true);
      const eventId = ids['eventId'] ?? '';
      if (isFilled(information)) describe.send({ eventId, information });
      else bringPeople(eventId);
    },
  });
  const made = create.accepted?.ids['eventId'] ?? '';
  /**
   * Sends the information before the next page opens, so that it is not lost if that page is left
   * at once.
   */
  const describe = useCommand('SetEventInformation', {
    onAccepted: (_accepted, { eventId }) => bringPeople(eventId),
    onFailed: (failed) => {
      notice(failed);
      navigate({ to: '/e/:eventId/desk/settings', params: { eventId: made } });
    },
  });
  if (me.data !== undefined && me.data.account === null)
    return <Navigate to="/sign-in" search={{ back: '/events/new' }} />;
  return (
    <EventFormProvider form={form}>
      <form
        onSubmit={form.onSubmit((draft) => create.send(payloadOf(draft)), showFirstFault(form))}
        noValidate
      >
        <Stack maw={980} mx="auto">
          <StaffLanguageNote />
          <Title order={1}>{t('form.newTitle')}</Title>
          <Paper className="cv-panel">
            <Stack>
              <DetailsFields />
              <FormatFields />
              {people === 0 ? null : (
                <Checkbox
                  label={t('form.copyPeople', { count: people })}
                  description={t('form.copyPeopleHint')}
                  checked={copies}
                  onChange={(change) => setCopies(change.currentTarget.checked)}
                />
              )}
            </Stack>
          </Paper>
          <details className="cv-panel" open={like !== null}>
            <Text component="summary" fw={650} fz="lg">
              {t('page.title')}
            </Text>
            <Stack mt="sm">
              <InformationFields value={information} onChange={setInformation} />
            </Stack>
          </details>
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
            <Button
              type="submit"
              size="lg"
              loading={create.pending || describe.pending || copy.pending}
            >
              {t('form.create')}
            </Button>
          </Group>
        </Stack>
      </form>
    </EventFormProvider>
  );
};
