import type { PairingsView, TableRow } from '#contracts';
import { useText } from '../../i18n/index.js';
import { areaOf, hasAreas } from '../../shared/event/hall.js';
import { collate } from './collate.js';
import type { SheetProps } from './title.js';

const PLACES = 4;

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
}: SheetProps & { readonly row: TableRow; readonly round: string }) => {
  const { t } = useText();
  const { shape } = event.play;
  const points = shape.kind === 'points';
  const wins = shape.kind === 'games' && shape.bestOf === 3 ? ['0', '1', '2'] : ['0', '1'];
  return (
    <article
      className="cv-slip"
      aria-label={`${t('common.table')} ${row.table}`}
      data-table={row.table}
    >
      <div className="cv-slip-head">
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
          {[row.a, row.b].map(({ playerId, name }) => (
            <tr key={playerId}>
              <td>{name}</td>
              <td>
                {points ? (
                  <>
                    {t('common.points')} <span className="cv-blank" />
                    <Boxes label="" values={[t('score.winner')]} />
                  </>
                ) : (
                  <Boxes label={t('print.slip.won')} values={wins} />
                )}
              </td>
              <td>
                <Boxes label="" values={[t('print.slip.drop')]} />
              </td>
              <td>
                {t('print.slip.signed')} <span className="cv-blank" />
              </td>
            </tr>
          ))}
          {points ? null : (
            <tr>
              <td />
              <td colSpan={3}>
                <Boxes label={t('print.slip.drawn')} values={wins} />
              </td>
            </tr>
          )}
        </tbody>
      </table>
    </article>
  );
};

/** One slip for each table, four to a page, for a stack that is cut once and then in order. The code leads each player to their own table. */
export const Slips = ({
  event,
  pairings,
  round,
}: SheetProps & { readonly pairings: PairingsView; readonly round: string }) => {
  const rows = pairings.tables
    .filter(({ status }) => status !== 'void')
    .toSorted((one, other) => one.table - other.table);
  return (
    <div className="cv-paper">
      {collate(rows, PLACES).map((page, number) => (
        <section key={number} className="cv-page">
          {page.map((row, place) =>
            row === null ? (
              <div key={place} />
            ) : (
              <Slip key={row.matchId} event={event} row={row} round={round} />
            ),
          )}
        </section>
      ))}
    </div>
  );
};
