import { Fragment } from 'react';
import { Box, Group, Table, Text, UnstyledButton } from '@mantine/core';
import type { JudgeAtTable } from '#contracts';
import { useText } from '../../i18n/index.js';
import { useInPart } from '../../shared/event/in-part.js';
import { JudgeAt } from '../../shared/judges/judges-at-tables.js';
import { scoreText } from '../../shared/match/score.js';
import { extraSeconds, opponentsOf, type SeatedTable } from '../../shared/match/seated-tables.js';
import { placesText, saidAlike } from '../../shared/match/shared-table.js';
import { MatchBadge } from '../../shared/feedback/status-badge.js';

interface TableListProps {
  /** Whether the round's clock has not started. */
  readonly waiting: boolean;
  readonly tables: readonly SeatedTable[];
  readonly onOpen: (table: SeatedTable) => void;
  /** Judges at tables of this round. */
  readonly judges: readonly JudgeAtTable[];
}

const Reported = ({ score, by }: { readonly score: string; readonly by: string }) => {
  const { t } = useText();
  return (
    <Text size="sm">
      {score}{' '}
      <Text span c="dimmed" size="xs">
        {t('rounds.by', { name: by })}
      </Text>
    </Text>
  );
};

const ResultCell = ({ seated: { result, seats, of } }: { seated: SeatedTable }) => {
  if (result !== null) return <Text fw={750}>{result}</Text>;
  if (of.kind === 'shared')
    return of.row.claims.length === 0 ? (
      <Text c="dimmed">–</Text>
    ) : (
      saidAlike(of.row).map(({ places, by }) => (
        <Reported
          key={by.join()}
          score={placesText(of.row, places)}
          by={seats
            .filter(({ playerId }) => by.includes(playerId))
            .map(({ name }) => name)
            .join(', ')}
        />
      ))
    );
  const { report, ...row } = of.row;
  return report === null ? (
    <Text c="dimmed">–</Text>
  ) : (
    <Reported score={scoreText(report.score)} by={row[report.by].name} />
  );
};

/**
 * `byPoints`: at tables of three and four, where a place is neither a win nor a loss, show points.
 */
const Side = ({ side, byPoints }: { side: SeatedTable['seats'][number]; byPoints: boolean }) => {
  const { t } = useText();
  return (
    <span>
      <bdi>{side.name}</bdi>{' '}
      <Text span c="dimmed" size="sm" style={{ whiteSpace: 'nowrap' }}>
        ({byPoints ? side.points : side.record})
      </Text>
      {side.dropped ? (
        <Text span size="sm" fw={650}>
          {' '}
          {t('common.playerStatus.dropped')}
        </Text>
      ) : null}
    </span>
  );
};

/** A table's extra time; for a match of two also whether its result was corrected. */
const OfTable = ({ seated }: { seated: SeatedTable }) => {
  const { t } = useText();
  const extra = extraSeconds(seated);
  return (
    <>
      {extra > 0 ? (
        <Text size="xs">{t('common.clock.extra', { minutes: Math.ceil(extra / 60) })}</Text>
      ) : null}
      {seated.of.kind === 'match' && seated.of.row.corrected ? (
        <Text size="xs">{t('rounds.corrected')}</Text>
      ) : null}
    </>
  );
};

const State = ({
  seated,
  waiting,
  judges,
}: Pick<TableListProps, 'waiting'> & {
  seated: SeatedTable;
  judges: readonly JudgeAtTable[];
}) => (
  <Group gap={4}>
    <MatchBadge status={seated.status} waiting={waiting} />
    <OfTable seated={seated} />
    {judges
      .filter(({ table }) => table === seated.table && seated.status !== 'completed')
      .map((each) => (
        <JudgeAt key={each.purpose} of={each} />
      ))}
  </Group>
);

/**
 * The players of a table, with dashes between them; more than two stand below each other on a
 * phone.
 */
const Seats = ({ seats, of }: Pick<SeatedTable, 'seats' | 'of'>) => (
  <div className="cv-versus">
    {seats.map((side, index) => (
      <Fragment key={side.playerId}>
        {index === 0 ? null : <span aria-hidden>–</span>}
        <Side side={side} byPoints={of.kind === 'shared'} />
      </Fragment>
    ))}
  </div>
);

export const TableList = ({ tables, waiting, onOpen, judges }: TableListProps) => {
  const { t } = useText();
  const { shown, rest } = useInPart(tables);
  if (tables.length === 0) return null;
  return (
    <div className="cv-scroll" tabIndex={0} role="region" aria-label={t('desk.rounds')}>
      <Table className="cv-dense" highlightOnHover stickyHeader>
        <Table.Thead>
          <Table.Tr>
            <Table.Th w={64}>{t('common.table')}</Table.Th>
            <Table.Th>{t('rounds.players')}</Table.Th>
            <Table.Th>{t('common.result')}</Table.Th>
            <Table.Th visibleFrom="sm">{t('people.status')}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {shown.map((seated) => (
            <Table.Tr key={seated.id} onClick={() => onOpen(seated)} style={{ cursor: 'pointer' }}>
              <Table.Td>
                <UnstyledButton
                  fw={800}
                  fz="lg"
                  td="underline"
                  aria-label={t('rounds.openTable', {
                    table: seated.table,
                    a: seated.seats[0]?.name ?? '',
                    b: opponentsOf(seated, seated.seats[0]?.playerId ?? ''),
                  })}
                  onClick={() => onOpen(seated)}
                >
                  {seated.table}
                </UnstyledButton>
              </Table.Td>
              <Table.Td style={{ overflowWrap: 'anywhere' }}>
                <Seats {...seated} />
              </Table.Td>
              <Table.Td>
                <ResultCell seated={seated} />
                <Box hiddenFrom="sm">
                  <State seated={seated} waiting={waiting} judges={judges} />
                </Box>
              </Table.Td>
              <Table.Td visibleFrom="sm">
                <State seated={seated} waiting={waiting} judges={judges} />
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
      {rest}
    </div>
  );
};
