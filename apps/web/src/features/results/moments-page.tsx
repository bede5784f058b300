import { Anchor, Button, Group, Stack, Table, Text, Title } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { type EventView, type Moment, type MomentView, streamAt } from '#contracts';
import { useAnswer } from '../../api/queries.js';
import { useText } from '../../i18n/index.js';
import { useSearch } from '../../navigation/here.js';
import { Link } from '../../navigation/link.js';
import { Answer } from '../../shared/feedback/answer.js';
import { ByesList } from '../../shared/event/byes-list.js';
import { CopyLink } from '../../shared/sharing/copy-link.js';
import { useRoundName } from '../../shared/event/round-name.js';
import { scoreText } from '../../shared/match/score.js';
import { StandingsTable } from '../../shared/standings/standings-table.js';
import { MatchBadge } from '../../shared/feedback/status-badge.js';
import { moment as timeOf } from '../../shared/time/times.js';
import { useEvent } from '../../shared/event/use-event.js';

/** The index of the last moment up to this position; of the newest one if there is no position. */
const indexAt = (moments: readonly Moment[], position: number | undefined): number =>
  position === undefined
    ? moments.length - 1
    : Math.max(
        0,
        moments.findLastIndex((each) => each.position <= position),
      );

const Tables = ({ event, view }: { readonly event: EventView; readonly view: MomentView }) => {
  const { t } = useText();
  const { eventId } = event;
  return (
    <div className="cv-scroll" tabIndex={0} role="region" aria-label={t('common.nav.pairings')}>
      <Table className="cv-dense">
        <Table.Thead>
          <Table.Tr>
            <Table.Th className="cv-number">{t('moment.table')}</Table.Th>
            <Table.Th>{t('moment.players')}</Table.Th>
            <Table.Th>{t('common.result')}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {view.pairings.tables.map(({ matchId, table, a, b, score, status }) => (
            <Table.Tr key={matchId}>
              <Table.Td className="cv-number">{table}</Table.Td>
              <Table.Td style={{ overflowWrap: 'anywhere' }}>
                <bdi>{a.name}</bdi> – <bdi>{b.name}</bdi>
              </Table.Td>
              <Table.Td>
                {score === null ? <MatchBadge status={status} /> : scoreText(score)}{' '}
                {view.games
                  .filter((game) => game.matchId === matchId)
                  .map(({ game }) => (
                    <Link
                      key={game}
                      to="/e/:eventId/replay/:matchId/:game"
                      params={{ eventId, matchId, game: String(game) }}
                      search={{}}
                    >
                      {t('moment.replay', { game })}
                    </Link>
                  ))}
              </Table.Td>
            </Table.Tr>
          ))}
          {(view.pairings.multiplayer ?? []).map(({ table, seats }) => (
            <Table.Tr key={`of-many-${table}`}>
              <Table.Td className="cv-number">{table}</Table.Td>
              <Table.Td>{seats.map(({ name }) => name).join(', ')}</Table.Td>
              <Table.Td>
                {seats.some(({ place }) => place !== null)
                  ? seats.map(({ place }) => place ?? '–').join(', ')
                  : ''}
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </div>
  );
};

const AtMoment = ({
  event,
  position,
}: {
  readonly event: EventView;
  readonly position: number;
}) => {
  const { t } = useText();
  const roundName = useRoundName(event);
  const view = useAnswer('moment', { eventId: event.eventId, position });
  return (
    <Answer of={view} rows={8}>
      {(answer) => (
        <Stack>
          <Title order={3} fz="lg">
            {answer.key === null ? t('common.nav.pairings') : roundName(answer.key)}
          </Title>
          <Tables event={event} view={answer} />
          <ByesList byes={answer.pairings.byes} why={false} />
          <Title order={3} fz="lg">
            {t('common.nav.standings')}
          </Title>
          <StandingsTable
            rows={answer.standings.rows}
            mine={event.myPlayerId}
            columns={answer.standings.columns}
            eventId={event.eventId}
          />
        </Stack>
      )}
    </Answer>
  );
};

const Slider = ({
  event,
  moments,
}: {
  readonly event: EventView;
  readonly moments: readonly Moment[];
}) => {
  const { t, language } = useText();
  const roundName = useRoundName(event);
  const [{ at }, setSearch] = useSearch('/e/:eventId/moments');
  const index = indexAt(moments, at);
  const chosen = moments[index];
  const go = (to: number): void => {
    const next = moments[to];
    if (next) setSearch({ at: next.position });
  };
  if (!chosen) return <Text c="dimmed">{t('standings.none')}</Text>;
  const words = [
    timeOf(chosen.at, language),
    t(`moment.kind.${chosen.kind}`),
    chosen.round === null ? '' : roundName(chosen.round),
  ]
    .filter((part) => part !== '')
    .join(' · ');
  const { stream } = event.information ?? {};
  const inStream = stream === undefined ? null : streamAt(stream, chosen.at);
  return (
    <Stack>
      <label>
        <Text span size="sm">
          {t('moment.slider')}
        </Text>
        <input
          type="range"
          min={0}
          max={moments.length - 1}
          value={index}
          aria-valuetext={words}
          onChange={(change) => go(Number(change.currentTarget.value))}
          style={{ width: '100%', minHeight: 44 }}
        />
      </label>
      <Group justify="space-between">
        <Button
          variant="default"
          leftSection={<IconChevronLeft size={18} />}
          disabled={index === 0}
          onClick={() => go(index - 1)}
        >
          {t('moment.before')}
        </Button>
        <Text fw={650} aria-live="polite">
          {words}
        </Text>
        <Button
          variant="default"
          rightSection={<IconChevronRight size={18} />}
          disabled={index === moments.length - 1}
          onClick={() => go(index + 1)}
        >
          {t('moment.after')}
        </Button>
      </Group>
      <CopyLink
        path={`/e/${event.eventId}/moments?at=${chosen.position}`}
        label={t('moment.link')}
      />
      {inStream === null ? null : (
        <Anchor className="cv-link" href={inStream} target="_blank" rel="noreferrer">
          {t('moment.stream')}
        </Anchor>
      )}
      <AtMoment event={event} position={chosen.position} />
    </Stack>
  );
};

/** Pairings and standings at any moment of the event. */
export const MomentsPage = () => {
  const { t } = useText();
  const event = useEvent();
  return (
    <Stack>
      <Title order={2}>{t('moment.title')}</Title>
      <Answer of={useAnswer('moments', { eventId: event.eventId })} rows={8}>
        {({ moments }) => <Slider event={event} moments={moments} />}
      </Answer>
    </Stack>
  );
};
