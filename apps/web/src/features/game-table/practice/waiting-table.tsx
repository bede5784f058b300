import { type FoundTable, tableOfPage } from '../../../navigation/page-of-table.js';
import { type GameView, useGame, useGameLine } from '../../../api/games.js';
import { useText } from '../../../i18n/index.js';
import { AddressLink } from '../../../navigation/link.js';

/**
 * What happened to the table at which the player waits: somebody came, it is still open, or it was
 * cancelled or has expired.
 */
type Outcome = 'came' | 'waits' | 'gone';

const waitedAt = (view: GameView<FoundTable['kind']>): Outcome => {
  const { status } = view;
  if (status === 'cancelled' || status === 'expired') return 'gone';
  if (status !== 'open') return 'came';
  return 'seats' in view && view.players.length >= view.seats ? 'came' : 'waits';
};

interface WaitingProps {
  /** Address of the table's page. */
  readonly page: string;
}

const Waited = ({ page, table }: WaitingProps & { readonly table: FoundTable }) => {
  const { t } = useText();
  const view = useGame(table).data;
  const mine = view !== undefined && typeof view.mine === 'number' ? view.mine : null;
  useGameLine(table, mine);
  if (view === undefined) return null;
  const waited = waitedAt(view);
  if (waited === 'waits') return null;
  return (
    <section className="cg-notice" data-area="note" role="alert" data-testid="table-called">
      <b>{t(waited === 'came' ? 'lobby.came' : 'lobby.gone')}</b>
      <small>{t('lobby.keeps')}</small>
      <div>
        <AddressLink
          className="cg-btn"
          data-kind="primary"
          style={{ textDecoration: 'none' }}
          href={waited === 'came' ? page : '/play'}
        >
          {t(waited === 'came' ? 'lobby.toTable' : 'lobby.toLobby')}
        </AddressLink>
      </div>
    </section>
  );
};

/**
 * Shown beside a game against bots while the player waits at an open table: announces clearly when
 * somebody joins there.
 */
export const WaitingTable = ({ page }: WaitingProps) => {
  const table = tableOfPage(page);
  return table === null ? null : <Waited page={page} table={table} />;
};
