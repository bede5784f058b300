import { Fragment, type ReactNode } from 'react';
import { Text } from '@mantine/core';
import type { LedgerColumn, StandingRow } from '#contracts';
import { useText } from '../../i18n/index.js';
import { decimalSign, type Language } from '../../i18n/language.js';
import { Link } from '../../navigation/link.js';
import { placeName, type Places } from './places.js';
import { useInPart } from '../event/in-part.js';

interface StandingsTableProps<Row extends StandingRow> {
  readonly rows: readonly Row[];
  readonly mine: string | null;
  /** The game's tiebreak columns after the points, in order. */
  readonly columns: readonly LedgerColumn[];
  /** The number of places that reach the top cut; a line is drawn below the last. */
  readonly cut?: number;
  /**
   * Set if the rows are sorted by final place, so that the cut counts; the Swiss rank is shown
   * beside it.
   */
  readonly places?: Places | null;
  /** Set if names link to the players' pages. */
  readonly eventId?: string;
  /** Content below a player's row, over its whole width. */
  readonly below?: (row: Row) => ReactNode;
}

/**
 * A column's value with the decimal sign of the language: 0.66666667 as 66.67 or 66,67. The exact
 * order comes from the server.
 */
export const columnText = (
  { tiebreaks }: Pick<StandingRow, 'tiebreaks'>,
  { id, unit, digits }: LedgerColumn,
  language: Language,
): string =>
  ((tiebreaks[id] ?? 0) * (unit === 'percent' ? 100 : 1))
    .toFixed(digits)
    .replace('.', decimalSign(language));

/** Hidden on phones, which have no room for these columns. */
const columnClass = 'cv-number mantine-visible-from-xs';

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
  const { t, translated, language } = useText();
  const { shown, rest } = useInPart(rows);
  return (
    <div className="cv-scroll" tabIndex={0} role="region" aria-label={t('common.nav.standings')}>
      <table className="cv-rows cv-standings">
        <thead>
          <tr>
            <th className="cv-number">#</th>
            <th>{t('common.player')}</th>
            {places === null ? null : <th className="cv-number">{t('standings.swissRank')}</th>}
            <th className="cv-number">{t('common.points')}</th>
            <th className="cv-number">{t('common.record')}</th>
            {columns.map((column) => (
              <th key={column.id} className={columnClass}>
                <abbr title={translated(column.name)}>{translated(column.short)}</abbr>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map((row) => {
            const more = below?.(row) ?? null;
            const atCut = row.rank === cut ? 'cv-after-cut' : undefined;
            return (
              <Fragment key={row.playerId}>
                <tr
                  className={more === null ? atCut : undefined}
                  aria-current={row.playerId === mine ? 'true' : undefined}
                >
                  <td className="cv-number">{row.rank}</td>
                  <td style={{ overflowWrap: 'anywhere' }}>
                    {eventId === undefined ? (
                      <bdi>{row.name}</bdi>
                    ) : (
                      <Link
                        className="cv-link"
                        to="/e/:eventId/players/:playerId"
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
                    {/* The columns hidden on a phone, as text; it may extend below the single line of the next cells. */}
                    <Text hiddenFrom="xs" fz={11} c="dimmed" w={0} style={{ whiteSpace: 'nowrap' }}>
                      {columns
                        .map(
                          (column) =>
                            `${translated(column.short)} ${columnText(row, column, language)}`,
                        )
                        .join(' · ')}
                    </Text>
                  </td>
                  {places === null ? null : <td className="cv-number cv-quiet">{row.swissRank}</td>}
                  <td className="cv-number">
                    <strong>{row.points}</strong>
                  </td>
                  <td className="cv-number">{row.record}</td>
                  {columns.map((column) => (
                    <td key={column.id} className={columnClass}>
                      {columnText(row, column, language)}
                    </td>
                  ))}
                </tr>
                {more === null ? null : (
                  <tr className={atCut}>
                    <td colSpan={columns.length + (places === null ? 4 : 5)}>{more}</td>
                  </tr>
                )}
              </Fragment>
            );
          })}
        </tbody>
      </table>
      {rest}
    </div>
  );
};
