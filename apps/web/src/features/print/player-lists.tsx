import type { RosterRow, StandingsView } from '#contracts';
import { useText } from '../../i18n/index.js';
import { byName } from '../../shared/event/by-name.js';
import { columnText } from '../../shared/standings/standings-table.js';
import { standingsTitle } from './standings-title.js';
import { Listing, type SheetProps } from './title.js';

export const StandingsSheet = ({
  event,
  rows,
  afterRound,
  order,
}: SheetProps & Pick<StandingsView, 'rows' | 'afterRound' | 'order'>) => {
  const { t, translated, language } = useText();
  const placed = order === 'places';
  const cut = event.phases.find((phase) => phase.kind === 'elimination')?.size;
  const ledger = event.play.columns;
  const columns = [
    { name: '#', num: true },
    { name: t('common.player') },
    ...(placed ? [{ name: t('standings.swissRank'), num: true }] : []),
    { name: t('common.points'), num: true },
    { name: t('common.record'), num: true },
    ...ledger.map(({ short }) => ({ name: translated(short), num: true })),
  ];
  return (
    <Listing event={event} text={standingsTitle(t, event, { afterRound, order })} columns={columns}>
      {rows.map((row) => (
        <tr key={row.playerId} className={row.rank === cut ? 'cut' : undefined}>
          <td className="num">{row.rank}</td>
          <td>
            {row.name}
            {row.dropped ? ` (${t('common.playerStatus.dropped')})` : ''}
          </td>
          {placed ? <td className="num">{row.swissRank}</td> : null}
          <td className="num">
            <strong>{row.points}</strong>
          </td>
          <td className="num">{row.record}</td>
          {ledger.map((column) => (
            <td key={column.id} className="num">
              {columnText(row, column, language)}
            </td>
          ))}
        </tr>
      ))}
    </Listing>
  );
};

/** The prizes by place: the prize is written in, the box ticked when it is handed out. */
export const PrizesSheet = ({ event, rows }: SheetProps & Pick<StandingsView, 'rows'>) => {
  const { t } = useText();
  const columns = [
    { name: '#', num: true },
    { name: t('common.player') },
    { name: t('print.prize') },
    { name: t('print.handedOut') },
  ];
  return (
    <Listing event={event} text={t('print.sheet.prizes')} columns={columns}>
      {rows.map((row) => (
        <tr key={row.playerId}>
          <td className="num">{row.rank}</td>
          <td>{row.name}</td>
          <td>
            <span className="cv-blank" />
          </td>
          <td>
            <span className="cv-box" />
          </td>
        </tr>
      ))}
    </Listing>
  );
};

/** The registered players, with a checkbox for the door. */
export const PlayersSheet = ({
  event,
  players,
}: SheetProps & { readonly players: readonly RosterRow[] }) => {
  const { t, language } = useText();
  const rows = players.filter(({ status }) => status !== 'withdrawn').toSorted(byName(language));
  const deckText = {
    none: t('deck.none'),
    legal: t('deck.isLegal'),
    illegal: t('deck.isIllegal'),
  } as const;
  const columns = [
    { name: t('print.here') },
    { name: t('common.name') },
    { name: t('people.status') },
    { name: t('common.nav.deck') },
    { name: t('common.note') },
  ];
  return (
    <Listing event={event} text={t('print.players', { count: rows.length })} columns={columns}>
      {rows.map((row) => (
        <tr key={row.playerId}>
          <td>
            <span className="cv-box" />
          </td>
          <td>{row.name}</td>
          <td style={{ whiteSpace: 'nowrap' }}>{t(`common.playerStatus.${row.status}`)}</td>
          <td>{row.deck === undefined ? '' : deckText[row.deck]}</td>
          <td>
            {(row.staticTable ?? null) === null ? (
              <span className="cv-blank" />
            ) : (
              t('print.fixed', { table: row.staticTable })
            )}
          </td>
        </tr>
      ))}
    </Listing>
  );
};
