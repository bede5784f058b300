import { Box, Group, Table, Text, UnstyledButton } from '@mantine/core';
import type { TableRow } from '#contracts';
import { useText } from '../../i18n/index.js';
import { useInPart } from '../../shared/event/in-part.js';
import { scoreText } from '../../shared/match/score.js';
import { MatchBadge } from '../../shared/feedback/status-badge.js';

interface TableListProps {
  readonly tables: readonly TableRow[];
  readonly onOpen: (row: TableRow) => void;
}

const ResultCell = ({ row }: { row: TableRow }) => {
  const { t } = useText();
  if (row.score !== null) return <Text fw={750}>{scoreText(row.score)}</Text>;
  if (row.report !== null) {
    return (
      <Text size="sm">
        {scoreText(row.report.score)}{' '}
        <Text span c="dimmed" size="xs">
          {t('rounds.by', { name: row[row.report.by].name })}
        </Text>
      </Text>
    );
  }
  return <Text c="dimmed">–</Text>;
};

const Side = ({ side }: { side: TableRow['a'] }) => (
  <span>
    <bdi>{side.name}</bdi>{' '}
    <Text span c="dimmed" size="sm" style={{ whiteSpace: 'nowrap' }}>
      ({side.record})
    </Text>
  </span>
);

const State = ({ row }: { row: TableRow }) => {
  const { t } = useText();
  return (
    <Group gap={4}>
      <MatchBadge status={row.status} />
      {row.extensionSeconds > 0 ? (
        <Text size="xs">
          {t('common.clock.extra', { minutes: Math.ceil(row.extensionSeconds / 60) })}
        </Text>
      ) : null}
      {row.corrected ? <Text size="xs">{t('rounds.corrected')}</Text> : null}
    </Group>
  );
};

export const TableList = ({ tables, onOpen }: TableListProps) => {
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
          {shown.map((row) => (
            <Table.Tr key={row.matchId} onClick={() => onOpen(row)} style={{ cursor: 'pointer' }}>
              <Table.Td>
                <UnstyledButton
                  fw={800}
                  fz="lg"
                  td="underline"
                  aria-label={t('rounds.openTable', {
                    table: row.table,
                    a: row.a.name,
                    b: row.b.name,
                  })}
                  onClick={() => onOpen(row)}
                >
                  {row.table}
                </UnstyledButton>
              </Table.Td>
              <Table.Td style={{ overflowWrap: 'anywhere' }}>
                <div className="cv-versus">
                  <Side side={row.a} />
                  <span aria-hidden>–</span>
                  <Side side={row.b} />
                </div>
              </Table.Td>
              <Table.Td>
                <ResultCell row={row} />
                <Box hiddenFrom="sm">
                  <State row={row} />
                </Box>
              </Table.Td>
              <Table.Td visibleFrom="sm">
                <State row={row} />
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
      {rest}
    </div>
  );
};
