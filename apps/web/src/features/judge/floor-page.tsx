import { Group, Stack, Text, Title } from '@mantine/core';
import type { EventView, PairingsView, RosterRow } from '#contracts';
import { useLive } from '../../api/live.js';
import { useAnswer } from '../../api/queries.js';
import { useServerNow } from '../../api/server-time.js';
import { useMe } from '../../api/session.js';
import { useText } from '../../i18n/index.js';
import { Link } from '../../navigation/link.js';
import { isStaffRole, judges } from '../../shared/event/roles.js';
import { floorOffers, nextOfCall } from '../../shared/event/table-offers.js';
import { currentRound, useRoundName } from '../../shared/event/round-name.js';
import { Answer } from '../../shared/feedback/answer.js';
import { infractionText } from '../../shared/match/infractions.js';
import { extraSeconds, type SeatedTable, seatedTables } from '../../shared/match/seated-tables.js';
import { JudgeAt, useJudgesAtTables } from '../../shared/judges/judges-at-tables.js';
import { LinkButton } from '../../shared/page/link-button.js';
import { RoundClock } from '../../shared/time/round-clock.js';
import { RoundForecast } from '../../shared/time/round-forecast.js';
import { CallCard } from './call-card.js';
import { DisputeCard } from './dispute-card.js';
import { PutJudge } from './put-judge.js';

/** Up to this many tables are listed, because they are few enough to walk to. */
const aHandful = 12;

/** Tables still playing, each with its own clock. */
const Playing = ({
  event,
  tables,
}: {
  readonly event: EventView;
  readonly tables: readonly SeatedTable[];
}) => {
  const { t } = useText();
  const round = currentRound(event);
  const judges = useJudgesAtTables(event.eventId);
  if (round === null || tables.length === 0) return null;
  const judgesAt = ({ table }: SeatedTable) => judges.filter((each) => each.table === table);
  const shown =
    tables.length > aHandful
      ? tables.filter((each) => extraSeconds(each) > 0 || judgesAt(each).length > 0)
      : tables;
  return (
    <>
      <Text size="sm">{t('judge.playing', { count: tables.length })}</Text>
      <ul className="cv-quiet-list">
        {shown.map((seated) => (
          <li key={seated.id}>
            <Group justify="space-between" gap="xs">
              <Text size="sm">
                {t('common.table')} {seated.table} ·{' '}
                {seated.seats.map(({ name }) => name).join(' – ')}
              </Text>
              <RoundClock round={round} extensionSeconds={extraSeconds(seated)} size="sm" />
            </Group>
            {judgesAt(seated).map((of) => (
              <JudgeAt key={of.purpose} of={of} />
            ))}
          </li>
        ))}
      </ul>
    </>
  );
};

/** All penalties that stand. */
const Penalties = ({ players }: { readonly players: readonly RosterRow[] }) => {
  const { t } = useText();
  const given = players.flatMap(({ name, penalties = [] }) =>
    penalties.map((penalty) => ({ name, ...penalty })),
  );
  if (given.length === 0) return null;
  return (
    <details>
      <summary>{t('common.labelled', { label: t('penalty.title'), value: given.length })}</summary>
      <ul className="cv-quiet-list">
        {given.map(({ penaltyId, name, level, infraction, round }) => (
          <li key={penaltyId}>
            <Text size="sm">
              {`${name}: ${t(`common.penalty.${level}`)}, ${infractionText(t, infraction)} · ${t('common.swissRound', { round })}`}
            </Text>
          </li>
        ))}
      </ul>
    </details>
  );
};

const openIn = (pairings: PairingsView | undefined): readonly SeatedTable[] =>
  pairings === undefined
    ? []
    : seatedTables(pairings).filter(({ status }) => status !== 'completed');

/** What waits for a judge at one event. */
const Floor = ({ event }: { readonly event: EventView }) => {
  const { t } = useText();
  const roundName = useRoundName(event);
  const now = useServerNow();
  const { eventId, name } = event;
  const calls = useAnswer('judgeCalls', { eventId }).data?.calls ?? [];
  const pairings = useAnswer('pairings', { eventId }, { enabled: event.rounds.length > 0 });
  const roster = useAnswer('roster', { eventId });
  const round = currentRound(event);
  const tables = openIn(pairings.data);
  const waiting = calls.filter((call) => nextOfCall(event, call) !== null);
  const disputed = tables.filter(({ status }) => status === 'disputed');
  return (
    <section className="cv-panel" aria-label={name}>
      <Stack gap="sm">
        <Group justify="space-between">
          <Title order={2} fz="lg">
            <Link to="/e/:eventId/judge" params={{ eventId }}>
              {name}
            </Link>
          </Title>
          {round === null ? null : (
            <Text>
              {roundName(round)} · <RoundClock round={round} />
            </Text>
          )}
        </Group>
        <RoundForecast event={event} />
        {waiting.length + disputed.length === 0 ? (
          <Text c="dimmed">{t('desk.calls.none')}</Text>
        ) : null}
        {disputed.map(({ id, table, of }) =>
          of.kind === 'match' ? (
            <DisputeCard key={id} event={event} row={of.row} />
          ) : (
            <LinkButton key={id} to="/e/:eventId/judge" params={{ eventId }} variant="default">
              {t('judge.disputedTable', { table })}
            </LinkButton>
          ),
        )}
        {waiting.map((call) => (
          <CallCard key={call.callId} event={event} call={call} now={now} />
        ))}
        <Playing event={event} tables={tables} />
        {floorOffers(event).tables ? <PutJudge event={event} tables={tables} /> : null}
        <Penalties players={roster.data?.players ?? []} />
      </Stack>
    </section>
  );
};

/** Follows one event; shows nothing of it to a viewer who is not a judge there. */
const FollowedFloor = ({ eventId }: { readonly eventId: string }) => {
  useLive(eventId, { patient: false });
  const query = useAnswer('event', { eventId });
  return (
    <Answer of={query} rows={3}>
      {(event) => (judges(event) ? <Floor event={event} /> : null)}
    </Answer>
  );
};

/** All running events at which the viewer is a judge, on one page. */
export const FloorPage = () => {
  const { t } = useText();
  const signedIn = (useMe().data?.account ?? null) !== null;
  const query = useAnswer('myEvents', {}, { enabled: signedIn });
  return (
    <Stack maw={900} w="100%" mx="auto">
      <Title order={1}>{t('judge.floorTitle')}</Title>
      {signedIn ? (
        <Answer of={query} rows={4}>
          {({ events }) => {
            const running = events.filter(
              ({ status, role }) => status === 'running' && isStaffRole(role),
            );
            return running.length === 0 ? (
              <Text>{t('judge.floorNone')}</Text>
            ) : (
              running.map(({ eventId }) => <FollowedFloor key={eventId} eventId={eventId} />)
            );
          }}
        </Answer>
      ) : (
        <Text>{t('events.signedOut')}</Text>
      )}
    </Stack>
  );
};
