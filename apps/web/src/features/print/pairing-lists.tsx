import type { PairingsView } from '#contracts';
import { useText } from '../../i18n/index.js';
import { byName } from '../../shared/event/by-name.js';
import { areaOf, hasAreas } from '../../shared/event/hall.js';
import { opponentsOf, seatedTables } from '../../shared/match/seated-tables.js';
import { Listing, type SheetProps } from './title.js';

interface PairingListProps extends SheetProps {
  readonly pairings: PairingsView;
  readonly round: string;
}

/** All players by name with their tables and opponents, for the wall. */
export const PairingsByName = ({ event, pairings, round }: PairingListProps) => {
  const { t, language } = useText();
  const rows = [
    ...seatedTables(pairings).flatMap((seated) =>
      seated.seats.map(({ playerId, name }) => ({
        id: playerId,
        name,
        table: String(seated.table),
        opponent: opponentsOf(seated, playerId),
      })),
    ),
    ...pairings.byes.map(({ playerId, name }) => ({
      id: playerId,
      name,
      table: '–',
      opponent: t('common.bye'),
    })),
  ].toSorted(byName(language));
  return (
    <Listing
      event={event}
      text={t('print.byName', { round })}
      columns={[
        { name: t('common.name') },
        { name: t('common.table'), num: true },
        ...(hasAreas(event) ? [{ name: t('hall.area') }] : []),
        { name: t('common.opponent') },
      ]}
    >
      {rows.map((row) => (
        <tr key={row.id}>
          <td>{row.name}</td>
          <td className="num">
            <strong>{row.table}</strong>
          </td>
          {hasAreas(event) ? <td>{areaOf(event, Number(row.table)) ?? ''}</td> : null}
          <td>{row.opponent}</td>
        </tr>
      ))}
    </Listing>
  );
};

/** All tables in order, to be ticked off at the desk. */
export const PairingsByTable = ({ event, pairings, round }: PairingListProps) => {
  const { t } = useText();
  const rows = seatedTables(pairings);
  /** As many columns as the largest table has seats. */
  const most = Math.max(2, ...rows.map(({ seats }) => seats.length));
  const places = Array.from({ length: most }, (_, place) => place);
  return (
    <Listing
      event={event}
      text={t('print.byTable', { round })}
      columns={[
        { name: t('common.table'), num: true },
        ...places.map(() => ({ name: t('common.player') })),
        { name: t('common.result') },
      ]}
    >
      {rows.map(({ id, table, seats, result }) => (
        <tr key={id}>
          <td className="num">
            <strong>{table}</strong>
          </td>
          {places.map((place) => (
            <td key={place}>{seats[place] && `${seats[place].name} (${seats[place].points})`}</td>
          ))}
          <td>{result ?? <span className="cv-blank" />}</td>
        </tr>
      ))}
      {pairings.byes.map(({ playerId, name }) => (
        <tr key={playerId}>
          <td className="num">–</td>
          <td>{name}</td>
          <td>{t('common.bye')}</td>
          {places.slice(1).map((place) => (
            <td key={place} />
          ))}
        </tr>
      ))}
    </Listing>
  );
};
