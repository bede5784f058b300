import type { ReactNode } from 'react';
import { useText } from '../../i18n/index.js';
import { Sign } from '../card/signs.js';
import { OnDemand } from '../page/on-demand.js';
import { Link } from '../../navigation/link.js';
import type { MenuEntry, MenuProps } from './menu-entry.js';
import type { Speed } from './use-playback.js';
import './bar.css';
import { lazyPiece } from '../page/lazily.js';

interface BarProps {
  readonly title: string;
  readonly meta: string;
  readonly clock?: ReactNode;
  readonly tools?: ReactNode;
  readonly menu: readonly MenuEntry[];
  readonly unread: number | null;
  readonly drawer: string | null;
  readonly chatting: boolean;
  /** The playback speed of other players' moves; null if there are none. */
  readonly speed: Speed | null;
  readonly onSpeed: (speed: Speed) => void;
  readonly onDrawer: (kind: 'log' | 'chat') => void;
}

const MatchMenu = lazyPiece(async () => (await import('./match-menu.js')).MatchMenu);

/** The menu button; the menu's code is loaded when somebody first opens it. */
const TableMenu = (props: Omit<MenuProps, 'button'>) => {
  const { t } = useText();
  return (
    <OnDemand
      button={(onPress) => (
        <button
          type="button"
          className="cg-btn"
          data-kind="quiet"
          aria-label={t('table.menu')}
          aria-haspopup="menu"
          {...(onPress && { onClick: onPress })}
        >
          <Sign name="menu" />
        </button>
      )}
    >
      {(button) => <MatchMenu {...props} button={button} />}
    </OnDemand>
  );
};

/**
 * Replaces the site's header during a game: the players, the clock, and the links around the game.
 */
export const MatchBar = (props: BarProps) => {
  const { t } = useText();
  const { title, meta, clock, tools, menu, unread, drawer, chatting, speed, onSpeed, onDrawer } =
    props;
  return (
    <header className="cg-bar" data-area="bar">
      <div>
        <Link to="/" className="cg-brand" aria-label={t('common.app')}>
          <Sign name="mark" />
        </Link>
        <h1>{title}</h1>
        <span className="cg-meta">{meta}</span>
      </div>
      {clock === undefined ? <div /> : <div className="cg-round">{clock}</div>}
      <div className="cg-end">
        {tools}
        {unread === null ? null : (
          <button
            type="button"
            className="cg-btn"
            data-kind="quiet"
            aria-pressed={chatting}
            onClick={() => onDrawer('chat')}
            aria-label={unread === 0 ? t('table.chat') : t('table.chatUnread', { n: unread })}
          >
            <Sign name="chat" />
            <span>{t('table.chat')}</span>
            {unread === 0 ? null : <span className="cg-badge">{unread}</span>}
          </button>
        )}
        <button
          type="button"
          className="cg-btn"
          data-kind="quiet"
          data-drawer="log"
          aria-pressed={drawer === 'log'}
          onClick={() => onDrawer('log')}
          aria-label={t('table.log')}
        >
          <Sign name="log" />
          <span>{t('table.logShort')}</span>
        </button>
        <TableMenu entries={menu} speed={speed} onSpeed={onSpeed} />
      </div>
    </header>
  );
};
