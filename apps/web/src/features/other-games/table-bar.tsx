import { useText } from '../../i18n/index.js';
import { Link } from '../../navigation/link.js';
import { Sign } from '../../shared/card/signs.js';
import { TableMenu } from '../../shared/table/match-bar.js';
import type { MenuEntry } from '../../shared/table/menu-entry.js';

interface TableBarProps {
  readonly title: string;
  /** Where the game stands. */
  readonly meta: string;
  /** Small screens: what was read and what happened, over the board. */
  readonly drawer: boolean;
  readonly onDrawer: () => void;
  readonly menu: readonly MenuEntry[];
  /** Null where nobody writes. */
  readonly chat: {
    readonly unread: number;
    readonly opened: boolean;
    readonly toggle: () => void;
  } | null;
}

/** Takes the place of the site's header during a game. */
export const TableBar = ({ title, meta, drawer, onDrawer, menu, chat }: TableBarProps) => {
  const { t } = useText();
  return (
    <header className="gp-bar">
      <Link to="/" className="gp-brand" aria-label={t('common.app')}>
        <Sign name="mark" />
      </Link>
      <h1>{title}</h1>
      <span>{meta}</span>
      {chat === null ? null : (
        <button
          type="button"
          className="cg-btn"
          data-kind="quiet"
          aria-pressed={chat.opened}
          aria-label={
            chat.unread === 0 ? t('table.chat') : t('table.chatUnread', { n: chat.unread })
          }
          onClick={chat.toggle}
        >
          <Sign name="chat" />
          {chat.unread === 0 ? null : <b className="cg-badge">{chat.unread}</b>}
        </button>
      )}
      <button
        type="button"
        className="cg-btn gp-drawer-only"
        data-kind="quiet"
        aria-pressed={drawer}
        aria-label={t('otherGames.latest')}
        onClick={onDrawer}
      >
        <Sign name="log" />
      </button>
      <TableMenu speed={null} onSpeed={() => undefined} entries={menu} />
    </header>
  );
};
