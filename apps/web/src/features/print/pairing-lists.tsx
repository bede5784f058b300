import type { PairingsView } from '#contracts';
import { useText } from '../../i18n/index.js';
import { byName } from '../../shared/event/by-name.js';
import { areaOf, hasAreas } from '../../shared/event/hall.js';
import { scoreText } from '../../shared/match/score.js';
import { Listing, type SheetProps } from './title.js';

interface PairingListProps extends SheetProps {
  readonly pairings: PairingsView;
  readonly round: string;
}

/** Every player once, by name: where they sit and against whom. What hangs on the wall. */
export const PairingsByName = ({ event, pairings, round }: PairingListProps) => {
  const { t, language } = useText();
  const rows = [
    ...pairings.tables
      .filter(({ status }) => status !== 'void')
      .flatMap(({ table, a, b }) => [
        { id: a.playerId, name: a.name, table: String(table), opponent: b.name },
        { id: b.playerId, name: b.name, table: String(table), opponent: a.name },
      ]),
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

/** Every table once, in order: what the desk ticks off. */
export const PairingsByTable = ({ event, pairings, round }: PairingListProps) => {
  const { t } = useText();
  const rows = pairings.tables
    .filter(({ status }) => status !== 'void')
    .toSorted((one, other) => one.table - other.table);
  return (
    <Listing
      event={event}
      text={t('print.byTable', { round })}
      columns={[
        { name: t('common.table'), num: true },
        { name: t('common.player') },
        { name: t('common.player') },
        { name: t('common.result') },
      ]}
    >
      {rows.map(({ matchId, table, a, b, score }) => (
        <tr key={matchId}>
          <td className="num">
            <strong>{table}</strong>
          </td>
          <td>
            {a.name} ({a.points})
          </td>
          <td>
            {b.name} ({b.points})
          </td>
          <td>{score === null ? <span className="cv-blank" /> : scoreText(score)}</td>
        </tr>
      ))}
      {pairings.byes.map(({ playerId, name }) => (
        <tr key={playerId}>
          <td className="num">–</td>
          <td>{name}</td>
          <td>{t('common.bye')}</td>
          <td />
        </tr>
      ))}
    </Listing>
  );
};
