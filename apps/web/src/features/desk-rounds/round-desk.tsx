import { useState } from 'react';
import { Alert, Group, SegmentedControl, Stack, Text, Title } from '@mantine/core';
import { type EventView, type PairingsView, type RoundSummary, standsIn } from '#contracts';
import { useText } from '../../i18n/index.js';
import { useFailureText } from '../../shared/feedback/failure-note.js';
import { ByesList } from '../../shared/event/byes-list.js';
import { useJudgesOfRound } from '../../shared/judges/judges-at-tables.js';
import { useRoundName } from '../../shared/event/round-name.js';
import { seatedTables, type SeatedTable } from '../../shared/match/seated-tables.js';
import { RoundForecast } from '../../shared/time/round-forecast.js';
import { ClockControls } from './clock-controls.js';
import { HandPanel } from './hand-panel.js';
import { QuickEntry } from './quick-entry.js';
import { RoundControls } from './round-controls.js';
import { SharedTableDialog, TableDialog } from './table-dialog.js';
import { TableList } from './table-list.js';
import { mayNow } from '../../shared/event/event-offers.js';
import { isPublished } from '../../shared/event/published-rounds.js';

interface RoundDeskProps {
  readonly event: EventView;
  readonly round: RoundSummary;
  readonly pairings: PairingsView;
  readonly current: boolean;
}

/** The dialog of the pressed table, with its current data. */
const OpenedTable = ({
  event,
  pairings: { key },
  seated,
  onClose,
}: {
  readonly event: EventView;
  readonly pairings: PairingsView;
  readonly seated: SeatedTable | null;
  readonly onClose: () => void;
}) => {
  if (seated === null || key === null) return null;
  return seated.of.kind === 'match' ? (
    <TableDialog event={event} row={seated.of.row} round={key} onClose={onClose} />
  ) : (
    <SharedTableDialog event={event} at={key} row={seated.of.row} onClose={onClose} />
  );
};

type Filter = 'open' | 'all';

/** A round as the scorekeeper works on it: clock, quick entry, tables, and rarely used tools. */
export const RoundDesk = ({ event, round, pairings, current }: RoundDeskProps) => {
  const { t } = useText();
  const failureText = useFailureText();
  const roundName = useRoundName(event);
  const [filter, setFilter] = useState<Filter>(
    current && round.state !== 'completed' ? 'open' : 'all',
  );
  const judges = useJudgesOfRound(event, round);
  const [opened, setOpened] = useState<string | null>(null);
  const [byHand, setByHand] = useState(false);
  const tables = seatedTables(pairings);
  const open = tables
    .filter(({ status }) => status !== 'completed')
    .toSorted(
      (one, other) => Number(other.status === 'disputed') - Number(one.status === 'disputed'),
    );
  const active = current && standsIn(event, 'playing');
  const paired = isPublished(round);
  return (
    <Stack gap="sm">
      <Group justify="space-between">
        <div>
          <Title order={2} fz="xl">
            {roundName(round)}
          </Title>
          <Text size="sm">{t(`common.roundState.${round.state}`)}</Text>
        </div>
        {active && paired && round.state !== 'completed' ? (
          <ClockControls event={event} round={round} />
        ) : null}
      </Group>
      {active && paired ? <RoundForecast event={event} /> : null}
      {round.failure === null ? null : (
        <Alert color="red" role="alert" title={t('desk.next.failed')}>
          {failureText(round.failure.code, { tables: round.failure.tables.join(', ') })}
        </Alert>
      )}
      {round.unavoidableRematches > 0 ? (
        <Alert color="lamp">{t('rounds.rematches', { count: round.unavoidableRematches })}</Alert>
      ) : null}
      <Group justify="space-between" align="flex-start" gap="sm">
        {paired && mayNow(event, 'results', 'playing') ? (
          <QuickEntry
            tables={tables}
            eventId={event.eventId}
            round={round}
            kind={pairings.multiplayer ? 'places' : event.play.shape.kind}
            completed={!current && round.state === 'completed' ? roundName(round) : null}
          />
        ) : null}
        {active ? (
          <RoundControls
            event={event}
            round={round}
            byHand={byHand}
            onByHand={() => setByHand(!byHand)}
          />
        ) : null}
      </Group>
      {byHand && active ? (
        <HandPanel
          event={event}
          round={round}
          pairings={pairings}
          onDone={() => setByHand(false)}
        />
      ) : (
        <>
          <Group justify="space-between">
            <SegmentedControl
              value={filter}
              onChange={(value) => setFilter(value as Filter)}
              aria-label={t('people.filter.label')}
              data={[
                { value: 'open', label: t('rounds.open', { count: open.length }) },
                { value: 'all', label: t('rounds.all', { count: tables.length }) },
              ]}
            />
            <Text aria-live="polite">{open.length === 0 ? t('rounds.allIn') : ''}</Text>
          </Group>
          <TableList
            tables={filter === 'open' ? open : tables}
            waiting={round.state === 'paired'}
            judges={judges}
            onOpen={({ id }) => setOpened(id)}
          />
          <ByesList byes={pairings.byes} why />
        </>
      )}
      <OpenedTable
        event={event}
        pairings={pairings}
        seated={tables.find(({ id }) => id === opened) ?? null}
        onClose={() => setOpened(null)}
      />
    </Stack>
  );
};
