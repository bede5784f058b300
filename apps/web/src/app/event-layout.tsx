import { Fragment, Suspense, type PropsWithChildren } from 'react';
import { Group, Stack, Text, Title } from '@mantine/core';
import { IconPointFilled } from '@tabler/icons-react';
import { decksArePublic, type EventView } from '#contracts';
import { useLive, type LiveState } from '../api/live.js';
import { ApiFailure } from '../api/http.js';
import { useAnswer } from '../api/queries.js';
import { useShownAge } from '../api/shown-age.js';
import { InWordsOf, useText } from '../i18n/index.js';
import { Link } from '../navigation/link.js';
import { BroughtHere } from './brought-here.js';
import { Answer } from '../shared/feedback/answer.js';
import { lazily } from '../shared/page/lazily.js';
import { isLimited } from '../shared/limited/limited.js';
import { ownDeckPage } from '../shared/event/own-deck-page.js';
import { isTeamEvent } from '../shared/event/team-seats.js';
import { casts, isSeated, judges, keepsScore, organizes } from '../shared/event/roles.js';
import { EventBadge } from '../shared/feedback/status-badge.js';
import { atStart } from '../i18n/at-start.js';
import { eventStart } from '../shared/event/event-start.js';
import { useEventId } from '../shared/event/use-event.js';
import { useCurrentInView } from './use-current-in-view.js';

/** The state of the live connection; never "live" while the page shows old data. */
const LiveMark = ({ state: ofLine }: { state: LiveState }) => {
  const { t } = useText();
  const state = useShownAge() === null ? ofLine : 'stale';
  return (
    <Group gap={2} wrap="nowrap" role="status">
      <IconPointFilled
        size={16}
        aria-hidden
        color={state === 'live' ? 'var(--mantine-color-green-6)' : 'var(--mantine-color-lamp-5)'}
      />
      <Text size="sm" c="dimmed">
        {t(`common.live.${state}`)}
      </Text>
    </Group>
  );
};

const WaitingForJudge = lazily(
  async () => (await import('../features/judge/waiting-for-judge.js')).WaitingForJudge,
);

const EventTabs = ({ event }: { event: EventView }) => {
  const { t } = useText();
  const row = useCurrentInView();
  const deckPage = ownDeckPage(event);
  const tabs = [
    { to: '/e/:eventId', text: t('common.nav.event'), shown: true },
    {
      to: deckPage,
      text: t(deckPage === '/e/:eventId/pool' ? 'common.nav.pool' : 'common.nav.deck'),
      shown: isSeated(event) && (deckPage !== '/e/:eventId/deck' || !isTeamEvent(event)),
    },
    {
      to: '/e/:eventId/pods',
      text: t('common.nav.pods'),
      shown:
        event.format === 'draft' && (event.status === 'running' || event.status === 'finished'),
    },
    { to: '/e/:eventId/pairings', text: t('common.nav.pairings'), shown: event.rounds.length > 0 },
    {
      to: '/e/:eventId/standings',
      text: t('common.nav.standings'),
      shown: event.rounds.length > 0,
    },
    {
      to: '/e/:eventId/bracket',
      text: t('common.nav.bracket'),
      shown: event.phases.some((phase) => phase.kind === 'elimination') && event.rounds.length > 0,
    },
    {
      to: '/e/:eventId/decks',
      text: t('common.nav.decks'),
      shown: (decksArePublic(event) || casts(event)) && event.rounds.length > 0,
    },
    {
      to: '/e/:eventId/statistics',
      text: t('common.nav.statistics'),
      shown: event.format === 'trilogy' && event.rounds.length > 0,
    },
    { to: '/e/:eventId/judge', text: t('common.nav.judge'), shown: judges(event) },
    { to: '/e/:eventId/desk', text: t('common.nav.desk'), shown: keepsScore(event) },
  ] as const;
  return (
    <nav ref={row} className="cv-tabs" aria-label={t('common.nav.label')}>
      {tabs
        .filter((tab) => tab.shown)
        .map((tab) => (
          <Fragment key={tab.to}>
            <Link
              to={tab.to}
              params={{ eventId: event.eventId }}
              within={tab.to === '/e/:eventId/desk' || tab.to === '/e/:eventId/pods'}
            >
              {tab.text}
            </Link>
            {tab.to === '/e/:eventId/judge' ? (
              <Suspense>
                <WaitingForJudge event={event} />
              </Suspense>
            ) : null}
          </Fragment>
        ))}
      <Link to="/e/:eventId/screen" params={{ eventId: event.eventId }} target="_blank">
        {t('common.nav.screen')}
      </Link>
    </nav>
  );
};

const Announcements = lazily(async () => (await import('./announcements.js')).Announcements);
const TableNewsElsewhere = lazily(
  async () => (await import('../shared/match/table-news.js')).TableNewsElsewhere,
);
const OldDataWarning = lazily(async () => (await import('./old-data-warning.js')).OldDataWarning);
const PrivateEvent = lazily(
  async () => (await import('../features/seat/private-event.js')).PrivateEvent,
);

const isPrivate = (error: unknown): boolean =>
  error instanceof ApiFailure && error.code === 'tournament/private-event';

/**
 * The frame of all pages of an event: its name and state, the live connection, and the links to its
 * other pages.
 */
export const EventLayout = ({ children }: PropsWithChildren) => {
  const { t, language } = useText();
  const eventId = useEventId();
  const query = useAnswer('event', { eventId });
  const live = useLive(eventId, { patient: query.data === undefined || !keepsScore(query.data) });
  if (isPrivate(query.error))
    return (
      <Suspense>
        <PrivateEvent eventId={eventId} />
      </Suspense>
    );
  return (
    <Answer of={query} rows={6}>
      {(event) => (
        <InWordsOf game={event.game.id}>
          <Stack gap="md">
            <Stack gap={4} className="cv-event-head">
              <Group justify="space-between" gap="xs">
                <Title order={1} fz={{ base: 22, sm: 28 }} style={{ overflowWrap: 'anywhere' }}>
                  {event.name}
                </Title>
                <Group gap="xs">
                  <LiveMark state={live} />
                  <EventBadge status={event.status} />
                </Group>
              </Group>
              <Text size="sm" c="dimmed">
                {[atStart(eventStart(event, language), language), event.venue]
                  .filter((part) => part !== '')
                  .join(' · ')}
              </Text>
            </Stack>
            <BroughtHere event={event} />
            {event.handedOver ? (
              <Text role="note" className="cv-panel cv-now">
                {t('common.handedOver')}{' '}
                {event.handedOverTo === null ? null : (
                  <a href={event.handedOverTo} rel="noreferrer">
                    {event.handedOverTo}
                  </a>
                )}
              </Text>
            ) : null}
            {event.reopened ? (
              <Text role="note" className="cv-panel cv-now">
                {t('common.reopened')}
              </Text>
            ) : null}
            {event.drawnAnew && event.status !== 'finished' ? (
              <Text role="note" className="cv-panel">
                {t('common.drawnAnew')}
              </Text>
            ) : null}
            {organizes(event) && event.status !== 'finished' && !isLimited(event.format) ? (
              <Suspense>
                <OldDataWarning event={event} />
              </Suspense>
            ) : null}
            {event.announcements.length === 0 ? null : (
              <Suspense>
                <Announcements event={event} />
              </Suspense>
            )}
            <EventTabs event={event} />
            {isSeated(event) && event.status === 'running' ? (
              <Suspense>
                <TableNewsElsewhere event={event} />
              </Suspense>
            ) : null}
            {children}
          </Stack>
        </InWordsOf>
      )}
    </Answer>
  );
};
