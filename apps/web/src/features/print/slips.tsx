import type { MatchShape, PairingsView } from '#contracts';
import { useAnswer } from '../../api/queries.js';
import { useText } from '../../i18n/index.js';
import { areaOf, hasAreas } from '../../shared/event/hall.js';
import { isTeamEvent, teamSeats } from '../../shared/event/team-seats.js';
import { seatedTables, type SeatedTable } from '../../shared/match/seated-tables.js';
import { Wordmark } from '../../shared/page/emblem.js';
import { collate } from './collate.js';
import type { SheetProps } from './title.js';

const PLACES = 4;

/** The possible numbers of wins of one side; between teams, up to the number of seats. */
const winsOf = ({ bestOf, seats }: Extract<MatchShape, { kind: 'games' }>): readonly string[] =>
  Array.from({ length: (seats ?? (bestOf === 3 ? 2 : 1)) + 1 }, (_, won) => String(won));

const Boxes = ({ label, values }: { label: string; values: readonly string[] }) => (
  <span>
    {label}{' '}
    {values.map((value) => (
      <span key={value}>
        <span className="cv-box" /> {value}{' '}
      </span>
    ))}
  </span>
);

const Slip = ({
  event,
  row,
  round,
  members,
}: SheetProps & {
  readonly row: SeatedTable;
  readonly round: string;
  readonly members: ReadonlyMap<string, readonly string[]>;
}) => {
  const { t } = useText();
  const { shape } = event.play;
  const shared = row.of.kind === 'shared';
  const points = !shared && shape.kind === 'points';
  const teams = isTeamEvent(event);
  const wins = shape.kind === 'games' ? winsOf(shape) : [];
  return (
    <article
      className="cv-slip"
      aria-label={`${t('common.table')} ${row.table}`}
      data-table={row.table}
    >
      <div className="cv-slip-head">
        <Wordmark />
        <p className="cv-slip-table">
          {t('common.table')} {row.table}
        </p>
        {hasAreas(event) ? <p>{areaOf(event, row.table)}</p> : null}
        <p>
          <strong>{round}</strong> · {event.name}
        </p>
      </div>
      <div style={{ display: 'flex', gap: '2mm', alignItems: 'center' }}>
        <span style={{ maxWidth: '34mm', fontSize: '8.5pt', textAlign: 'right' }}>
          {t('print.slip.scan')}
        </span>
        <img src={`/api/events/${event.eventId}/qr.svg`} alt="" />
      </div>
      <table>
        <tbody>
          {row.seats.map(({ playerId, name }) => (
            <tr key={playerId}>
              <td>
                {name}
                {members.has(playerId) ? (
                  <div className="cv-slip-members">
                    {members
                      .get(playerId)
                      ?.map((each, seat) => `${teamSeats[seat]}: ${each}`)
                      .join(' · ')}
                  </div>
                ) : null}
              </td>
              <td>
                {shared ? (
                  <Boxes
                    label={t('print.slip.place')}
                    values={row.seats.map((_seat, index) => String(index + 1))}
                  />
                ) : points ? (
                  <>
                    {t('common.points')} <span className="cv-blank" />
                    <Boxes label="" values={[t('score.winner')]} />
                  </>
                ) : (
                  <Boxes
                    label={t(teams ? 'print.slip.wonByTeam' : 'print.slip.won')}
                    values={wins}
                  />
                )}
              </td>
              <td>
                <Boxes label="" values={[t('print.slip.drop')]} />
              </td>
              <td>
                <div className="cv-slip-signed">
                  {t('print.slip.signed')} <span className="cv-blank" />
                </div>
              </td>
            </tr>
          ))}
          {points || shared ? null : (
            <tr>
              <td />
              <td colSpan={3}>
                <Boxes
                  label={t(teams ? 'print.slip.drawnByTeam' : 'print.slip.drawn')}
                  values={wins}
                />
              </td>
            </tr>
          )}
        </tbody>
      </table>
    </article>
  );
};

/**
 * One result slip per table, four to a page, for a stack that is in order after being cut once. The
 * QR code leads each player to their own table.
 */
export const Slips = ({
  event,
  pairings,
  round,
  changed = false,
}: SheetProps & {
  readonly pairings: PairingsView;
  readonly round: string;
  /**
   * Print only the tables that the last pairing of the round changed; the other slips have been
   * handed out.
   */
  readonly changed?: boolean;
}) => {
  const { t } = useText();
  const roster = useAnswer('roster', { eventId: event.eventId }, { enabled: isTeamEvent(event) });
  const members = new Map(
    (roster.data?.players ?? []).map((player) => [player.playerId, player.members ?? []] as const),
  );
  const tables = seatedTables(pairings).filter(
    ({ of }) => !changed || of.kind === 'shared' || of.row.attempt === pairings.key?.attempt,
  );
  if (tables.length === 0) return <div className="cv-paper">{t('print.nothingChanged')}</div>;
  return (
    <div className="cv-paper">
      {collate(tables, PLACES).map((page, number) => (
        <section key={number} className="cv-page">
          {page.map((row, place) =>
            row === null ? (
              <div key={place} />
            ) : (
              <Slip key={row.id} event={event} row={row} round={round} members={members} />
            ),
          )}
        </section>
      ))}
    </div>
  );
};
