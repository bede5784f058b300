import { type ReactNode, useState } from 'react';
import type { ScreenTurns } from '#contracts';
import { useText } from '../../i18n/index.js';
import type { Chatting } from '../../shared/table/chatting.js';
import type { MenuEntry } from '../../shared/table/menu-entry.js';
import { Row, Strip } from './board.js';
import { type Board, piecesOn } from './choices.js';
import { type Handling, Reading } from './piece.js';
import { TableBar } from './table-bar.js';
import '../../shared/card/tokens.css';
import '../../shared/table/controls.css';
import './board.css';

/** What each player plays, and under which name, by seat. */
type Players = readonly {
  readonly name: string;
  readonly list: string;
  /** Whether they look at the game; absent or null where nobody knows. */
  readonly here?: boolean | null;
}[];

export interface GameTableProps {
  readonly title: string;
  readonly board: Board;
  readonly turns: ScreenTurns;
  /** Counts what happened in the game: what was pressed at one step is forgotten at the next. */
  readonly step: number;
  /** The seat at the foot of the board. */
  readonly near: number;
  readonly players: Players;
  readonly menu: readonly MenuEntry[];
  /** What the two write to each other; absent where they do not. */
  readonly chat?: Chatting | null;
  readonly reading: CardReading;
  readonly handling: Handling;
  /** Between the own field and the own hand: what is asked, or what comes after. */
  readonly children: ReactNode;
}

/** The card that is read, and on a small screen whether reading and log lie over the board. */
export const useReading = () => {
  const [key, look] = useState<string | null>(null);
  const [drawer, setDrawer] = useState(false);
  const read = (pressed: string): void => {
    look(pressed);
    setDrawer(true);
  };
  return { key, look, read, drawer, setDrawer };
};
export type CardReading = ReturnType<typeof useReading>;

const Latest = ({ turns, players, near }: Pick<GameTableProps, 'turns' | 'players' | 'near'>) => {
  const { t, translated } = useText();
  return (
    <section className="gp-log" aria-label={t('otherGames.latest')}>
      <h2>{t('otherGames.latest')}</h2>
      <ol aria-live="polite">
        {turns.flatMap(({ move, latest, lines }) =>
          lines.map(({ seat, text }, index) => (
            <li
              key={`${move} ${index}`}
              data-side={seat === null ? undefined : seat === near ? 'near' : 'far'}
              data-now={latest || undefined}
            >
              {seat === null ? '' : `${players[seat]?.name ?? ''}: `}
              {translated(text)}
            </li>
          )),
        )}
      </ol>
    </section>
  );
};

/** The board of a game that describes it itself: the bar, both sides, and beside them the card that is read and what happened. */
export const GameTable = (props: GameTableProps) => {
  const { t, translated } = useText();
  const { title, board, turns, step, near, players, menu, reading, handling, children } = props;
  const { drawer, setDrawer } = reading;
  const { chat = null } = props;
  const [writing, setWriting] = useState(false);
  const chatting = chat !== null && writing;
  const close = () => {
    setDrawer(false);
    setWriting(false);
  };
  const looked = piecesOn(board, near).all.get(reading.key ?? '') ?? null;
  const sideOf = (seat: number) => {
    const { name = '', list: played = '', here = null } = players[seat] ?? {};
    return { name, list: played, here, ...handling };
  };
  const [ownSeat, otherSeat] = [board.seats[near], board.seats[1 - near]];
  if (ownSeat === undefined || otherSeat === undefined) return null;
  const own = { seat: ownSeat, ...sideOf(near) };
  const other = { seat: otherSeat, ...sideOf(1 - near) };
  return (
    <main id="content" className="gp-table" data-step={step}>
      <TableBar
        title={title}
        meta={translated(board.moment)}
        drawer={drawer && !chatting}
        onDrawer={() => {
          setDrawer(!drawer || chatting);
          setWriting(false);
        }}
        menu={menu}
        chat={
          chat && {
            unread: chat.unread,
            opened: chatting,
            toggle: () => {
              setDrawer(!chatting);
              setWriting(!chatting);
            },
          }
        }
      />
      <Strip {...other} />
      <Row {...other} place="field" />
      <div className="gp-middle">
        <Row {...other} place="middle" />
        <Row {...own} place="middle" />
      </div>
      <Row {...own} place="field" />
      <div className="gp-now">{children}</div>
      <Row {...own} place="hand" />
      <Strip {...own} near />
      <aside className="gp-side" data-open={drawer || undefined} tabIndex={0}>
        <button type="button" className="cg-btn gp-drawer-only" onClick={close}>
          {t('common.close')}
        </button>
        {looked === null || chatting ? null : <Reading face={looked} />}
        {chatting ? (
          <section className="gp-chat" aria-label={t('table.chat')}>
            {chat.panel}
          </section>
        ) : (
          <Latest {...{ turns, players, near }} />
        )}
      </aside>
    </main>
  );
};
