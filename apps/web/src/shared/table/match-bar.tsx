import type { ReactNode } from 'react';
import { Menu } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { languages } from '../../i18n/catalogue.js';
import { chooseLanguage, useText } from '../../i18n/index.js';
import { nameOf } from '../../i18n/language.js';
import { Sign } from '../card/signs.js';
import type { Speed } from './use-playback.js';

interface BarProps {
  readonly title: string;
  readonly meta: string;
  readonly clock?: ReactNode;
  readonly tools?: ReactNode;
  readonly menu?: ReactNode;
  readonly unread: number | null;
  readonly drawer: string | null;
  /** How fast other people's moves are shown; null where nobody moves. */
  readonly speed: Speed | null;
  readonly onSpeed: (speed: Speed) => void;
  readonly onDrawer: (kind: 'log' | 'chat') => void;
}

const speeds = ['off', 'calm', 'fast'] as const;

/** Takes the place of the site's header during a game: who plays, the clock, the ways to everything around the game. */
export const MatchBar = (props: BarProps) => {
  const { t, language } = useText();
  const { title, meta, clock, tools, menu, unread, drawer, speed, onSpeed, onDrawer } = props;
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
            aria-pressed={drawer === 'chat'}
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
          aria-pressed={drawer === 'log'}
          onClick={() => onDrawer('log')}
          aria-label={t('table.log')}
        >
          <Sign name="log" />
          <span>{t('table.logShort')}</span>
        </button>
        <Menu position="bottom-end" zIndex={400} shadow="md">
          <Menu.Target>
            <button type="button" className="cg-btn" data-kind="quiet" aria-label={t('table.menu')}>
              <Sign name="menu" />
            </button>
          </Menu.Target>
          <Menu.Dropdown>
            {speed === null ? null : (
              <>
                <Menu.Label>{t('table.speed')}</Menu.Label>
                {speeds.map((each) => (
                  <Menu.Item
                    key={each}
                    onClick={() => onSpeed(each)}
                    leftSection={each === speed ? <Sign name="check" /> : <Sign name="step" />}
                  >
                    {t(`table.speeds.${each}`)}
                  </Menu.Item>
                ))}
                <Menu.Divider />
              </>
            )}
            {languages
              .filter((one) => one !== language)
              .map((one) => (
                <Menu.Item
                  key={one}
                  lang={one}
                  onClick={() => void chooseLanguage(one).catch(() => undefined)}
                >
                  {nameOf(one)}
                </Menu.Item>
              ))}
            {menu}
          </Menu.Dropdown>
        </Menu>
      </div>
    </header>
  );
};
