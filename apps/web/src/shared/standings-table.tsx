import { Fragment, type ReactNode } from 'react';
import { Table, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { LedgerColumn, StandingRow } from '#contracts';
import { useText } from '../i18n/index.js';
import { placeName, type Places } from './places.js';
import { useInPart } from './in-part.js';

interface StandingsTableProps<Row extends StandingRow> {
  readonly rows: readonly Row[];
  readonly mine: string | null;
  /** The game's columns behind the points, in their order. */
  readonly columns: readonly LedgerColumn[];
  /** Places that reach the top cut; a line is drawn below the last. */
  readonly cut?: number;
  /** Set where the rows stand by place: the cut counts, and the Swiss rank is shown beside it. */
  readonly places?: Places | null;
  /** Set where names lead to the players' pages. */
  readonly eventId?: string;
  /** What stands below a player's row, over its whole width. */
  readonly below?: (row: Row) => ReactNode;
}

/** A column's value as people read it: 0.66666667 as 66.67; the exact order is the server's. */
export const columnText = (
  { tiebreaks }: Pick<StandingRow, 'tiebreaks'>,
  { id, unit, digits }: LedgerColumn,
): string => ((tiebreaks[id] ?? 0) * (unit === 'percent' ? 100 : 1)).toFixed(digits);

const PlaceLabel = ({
  rank,
  places,
}: {
  readonly rank: number;
  readonly places: Places | null;
}) => {
  const { t } = useText();
  const place = places && placeName(rank, places);
  return place ? (
    <Text span size="xs" c="dimmed">
      {' '}
      {t(`standings.place.${place.name}`, { top: place.top })}
    </Text>
  ) : null;
};

export const StandingsTable = <Row extends StandingRow>({
  rows,
  mine,
  columns,
  cut = 0,
  places = null,
  eventId,
  below,
}: StandingsTableProps<Row>) => {
  const { t, translated } = useText();
  const { shown, rest } = useInPart(rows);
  return (
    <div className="cv-scroll" tabIndex={0} role="region" aria-label={t('common.nav.standings')}>
      <Table stickyHeader highlightOnHover className="cv-dense cv-standings">
        <Table.Thead>
          <Table.Tr>
            <Table.Th className="cv-number">#</Table.Th>
            <Table.Th>{t('common.player')}</Table.Th>
            {places === null ? null : (
              <Table.Th className="cv-number">{t('standings.swissRank')}</Table.Th>
            )}
            <Table.Th className="cv-number">{t('common.points')}</Table.Th>
            <Table.Th className="cv-number">{t('common.record')}</Table.Th>
            {columns.map((column) => (
              <Table.Th key={column.id} className="cv-number" visibleFrom="xs">
                <abbr title={translated(column.name)}>{translated(column.short)}</abbr>
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {shown.map((row) => {
            const more = below?.(row) ?? null;
            const atCut = row.rank === cut ? 'cv-after-cut' : undefined;
            return (
              <Fragment key={row.playerId}>
                <Table.Tr
                  className={more === null ? atCut : undefined}
                  bg={row.playerId === mine ? 'var(--cv-soft)' : undefined}
                  fw={row.playerId === mine ? 700 : undefined}
                  aria-current={row.playerId === mine ? 'true' : undefined}
                >
                  <Table.Td className="cv-number">{row.rank}</Table.Td>
                  <Table.Td style={{ overflowWrap: 'anywhere' }}>
                    {eventId === undefined ? (
                      <bdi>{row.name}</bdi>
                    ) : (
                      <Link
                        to="/e/$eventId/players/$playerId"
                        params={{ eventId, playerId: row.playerId }}
                      >
                        <bdi>{row.name}</bdi>
                      </Link>
                    )}
                    {row.dropped ? (
                      <Text span size="xs" c="dimmed">
                        {' '}
                        {t('common.playerStatus.dropped')}
                      </Text>
                    ) : null}
                    <PlaceLabel rank={row.rank} places={places} />
                    {/* Columns that a phone has no room for; they may reach below the next cells' one line. */}
                    <Text hiddenFrom="xs" fz={11} c="dimmed" w={0} style={{ whiteSpace: 'nowrap' }}>
                      {columns
                        .map((column) => `${translated(column.short)} ${columnText(row, column)}`)
                        .join(' · ')}
                    </Text>
                  </Table.Td>
                  {places === null ? null : (
                    <Table.Td className="cv-number" c="dimmed">
                      {row.swissRank}
                    </Table.Td>
                  )}
                  <Table.Td className="cv-number" fw={700}>
                    {row.points}
                  </Table.Td>
                  <Table.Td className="cv-number">{row.record}</Table.Td>
                  {columns.map((column) => (
                    <Table.Td key={column.id} className="cv-number" visibleFrom="xs">
                      {columnText(row, column)}
                    </Table.Td>
                  ))}
                </Table.Tr>
                {more === null ? null : (
                  <Table.Tr className={atCut}>
                    <Table.Td colSpan={columns.length + (places === null ? 4 : 5)}>{more}</Table.Td>
                  </Table.Tr>
                )}
              </Fragment>
            );
          })}
        </Table.Tbody>
      </Table>
      {rest}
    </div>
  );
};
