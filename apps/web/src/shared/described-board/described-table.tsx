import { type ReactNode, Suspense, useState } from 'react';
import type { ScreenOption, ScreenTurns } from '#contracts';
import { useText } from '../../i18n/index.js';
import type { BoardFrame } from '../table/board-frame.js';
import { Row, SharedField, Strip } from './board.js';
import { type Board, piecesOn, sidesFrom } from './choices.js';
import { DieSign } from './die-sign.js';
import { type Handling, Reading } from './piece.js';
import { Legend } from './legend.js';
import { Rolls } from './rolls.js';
import type { Speed } from '../table/use-playback.js';
import type { Ghost } from './board-map.js';
import { MatchBar } from '../table/match-bar.js';
import { lazyPiece } from '../page/lazily.js';
import '../card/tokens.css';
import '../table/controls.css';
import './board.css';

/** Loaded lazily, because only games on a surface have a map. */
const BoardMap = lazyPiece(async () => (await import('./board-map.js')).BoardMap);

/**
 * The playback of other players' moves: the board at this step, the lines of the move shown, and
 * the speed.
 */
interface Passing {
  readonly board: Board;
  readonly turns: ScreenTurns;
  /** Null while no move is played back. */
  readonly lines: ScreenTurns[number]['lines'] | null;
  readonly speed: Speed;
  readonly onSpeed: (speed: Speed) => void;
}

interface TableProps extends BoardFrame {
  /** The id of the game. */
  readonly game: string;
  readonly board: Board;
  readonly turns: ScreenTurns;
  readonly step: number;
  /** The seat drawn at the bottom of the board. */
  readonly near: number;
  readonly reading: CardReading;
  readonly handling: Handling;
  /** The playback of other players' moves; omitted: none is running. */
  readonly passing?: Passing;
  /** Outlines of the map as a choice would change it. */
  readonly ghost?: Ghost | null;
  /** Warnings about the position of the ghost. */
  readonly warns?: ScreenOption['warns'] | null;
  /**
   * Drawn between the viewer's field and hand: the question, or the content that follows the game.
   */
  readonly children: ReactNode;
}

/** The card being read, and on a small screen whether card text and log cover the board. */
export const useReading = () => {
  const [key, look] = useState<string | null>(null);
  const [drawer, setDrawer] = useState(false);
  const [legend, setLegend] = useState(false);
  const read = (pressed: string): void => {
    look(pressed);
    setLegend(false);
    setDrawer(true);
  };
  return {
    key,
    look,
    read,
    drawer,
    setDrawer: (open: boolean) => {
      setLegend(false);
      setDrawer(open);
    },
    legend,
    /** Shows the meanings of signs and words in place of the card and the log. */
    explain: () => {
      setLegend(!legend);
      setDrawer(!legend);
    },
  };
};
export type CardReading = ReturnType<typeof useReading>;

/** The dice that a line mentions in words, drawn as symbols. */
const LineSigns = ({ signs = [] }: { readonly signs?: readonly string[] | undefined }) =>
  signs.length === 0 ? null : (
    <span className="gp-line-signs" aria-hidden>
      {signs.map((sign, at) => (
        <DieSign key={at} sign={sign} />
      ))}
    </span>
  );

const Latest = ({
  turns,
  seats,
  own,
}: Pick<TableProps, 'turns' | 'seats'> & { readonly own: readonly number[] }) => {
  const { t } = useText();
  const textOf = useLineText(seats);
  return (
    <section className="gp-log" aria-label={t('otherGames.latest')}>
      <h2>{t('otherGames.latest')}</h2>
      <ol>
        {turns.flatMap(({ move, latest, lines }) =>
          lines
            .map((line, index) => (
              <li
                key={`${move} ${index}`}
                data-side={
                  line.seat === null ? undefined : own.includes(line.seat) ? 'near' : 'far'
                }
                data-now={latest || undefined}
              >
                {textOf(line)}
                <LineSigns signs={line.signs} />
              </li>
            ))
            // Newest first, from top to bottom.
            .toReversed(),
        )}
      </ol>
    </section>
  );
};

/** A log line, preceded by the name of the player it is about. */
const useLineText = (seats: TableProps['seats']) => {
  const { translated } = useText();
  return ({ seat, text }: ScreenTurns[number]['lines'][number]): string =>
    `${seat === null ? '' : `${seats[seat]?.name ?? ''}: `}${translated(text)}`;
};

/** The lines of the move being played back. Screen readers get them from the log. */
const Caption = ({ passing, seats }: Pick<TableProps, 'passing' | 'seats'>) => {
  const textOf = useLineText(seats);
  const lines = passing?.lines ?? null;
  if (lines === null) return null;
  return (
    <div className="gp-caption" aria-hidden>
      {lines.map((line, index) => (
        <p key={index}>
          {textOf(line)}
          <LineSigns signs={line.signs} />
        </p>
      ))}
    </div>
  );
};

/**
 * The latest lines in the order in which they happened, for screen readers: on a small screen the
 * visible log is closed.
 */
const Told = ({ turns, seats }: Pick<TableProps, 'turns' | 'seats'>) => {
  const textOf = useLineText(seats);
  return (
    <div className="cv-visually-hidden" role="log">
      {turns
        .filter(({ latest }) => latest)
        .toReversed()
        .flatMap(({ move, lines }) =>
          lines.map((line, index) => <p key={`${move} ${index}`}>{textOf(line)}</p>),
        )}
    </div>
  );
};

interface SideProps extends Pick<
  TableProps,
  'board' | 'seats' | 'mine' | 'near' | 'waitingFor' | 'handling'
> {
  /** The seats of the side; a single one is drawn without a wrapper. */
  readonly of: readonly number[];
  readonly part: 'strips' | 'field' | 'middle' | 'hand';
}

/**
 * One part of a side's area: the parts of several players stand side by side, but their fields are
 * drawn as one.
 */
const Side = (props: SideProps) => {
  const { board, seats, mine, near, waitingFor, handling, of, part } = props;
  const all = of.flatMap((at) => {
    const seat = board.seats[at];
    const { name = '', list = '', here = null } = seats[at] ?? {};
    return seat === undefined ? [] : [{ at, seat, name, list, here: at === mine ? null : here }];
  });
  if (part === 'field' && all.length > 1) return <SharedField seats={all} {...handling} />;
  const own = of.includes(near);
  const drawn = all.map(({ at, list, here, ...who }) =>
    part === 'strips' ? (
      <Strip
        key={at}
        {...{ ...who, list, here, ...handling }}
        near={own}
        asked={all.length > 1 && at === waitingFor}
        hand={own && at !== near}
      />
    ) : (
      <Row key={at} {...{ ...who, ...handling }} place={part} />
    ),
  );
  return drawn.length === 1 ? drawn : <div className="gp-pair">{drawn}</div>;
};

/**
 * The board of a game that describes its board itself: the bar, both sides, and beside them the
 * card being read and the log.
 */
export const DescribedTable = (props: TableProps) => {
  const { t } = useText();
  const { title, turns, step, near, seats, menu, chat, reading, passing } = props;
  const { board } = passing ?? props;
  const drawn = { ...props, board };
  const { drawer, setDrawer } = reading;
  const [writing, setWriting] = useState(false);
  const chatting = chat !== null && writing;
  const close = () => {
    setDrawer(false);
    setWriting(false);
  };
  const explains = reading.legend && !chatting;
  const looked = piecesOn(board, near).all.get(reading.key ?? '') ?? null;
  const { own, others } = sidesFrom(board, near);
  return (
    <main
      id="content"
      className="gp-table"
      data-step={step}
      data-map={board.map === undefined ? undefined : true}
    >
      <MatchBar
        title={title}
        meta={props.meta}
        clock={props.clock}
        tools={props.tools}
        menu={menu}
        unread={chat === null ? null : chat.unread}
        drawer={drawer && !chatting ? 'log' : null}
        chatting={chatting}
        speed={passing?.speed ?? null}
        onSpeed={(speed) => passing?.onSpeed(speed)}
        onDrawer={(kind) => {
          const opened = kind === 'chat' ? !chatting : !drawer || chatting;
          setDrawer(opened);
          setWriting(kind === 'chat' && opened);
        }}
      />
      <Told {...{ turns, seats }} />
      <Caption {...{ passing, seats }} />
      <Side {...drawn} of={others} part="strips" />
      <Side {...drawn} of={others} part="field" />
      {board.map === undefined ? (
        <div className="gp-middle">
          <Side {...drawn} of={others} part="middle" />
          <Side {...drawn} of={own} part="middle" />
        </div>
      ) : (
        <Suspense fallback={<div className="gp-map" />}>
          <BoardMap
            map={board.map}
            near={near}
            about={board.decision?.about ?? null}
            looked={reading.key}
            ghost={props.ghost ?? null}
            warns={props.warns ?? null}
            glides={passing !== undefined && passing.lines !== null}
            {...props.handling}
          />
        </Suspense>
      )}
      <Side {...drawn} of={own} part="field" />
      <div className="gp-now">
        <Rolls rolls={board.rolls} />
        {props.children}
      </div>
      <Side {...drawn} of={[near]} part="hand" />
      <Side {...drawn} of={own} part="strips" />
      <aside className="gp-side" data-open={drawer || undefined} tabIndex={0}>
        <button type="button" className="cg-btn gp-drawer-only" onClick={close}>
          {t('common.close')}
        </button>
        {explains ? <Legend game={props.game} about={board.decision?.legend ?? null} /> : null}
        {looked === null || chatting || explains ? null : <Reading face={looked} />}
        {chatting ? (
          <section className="gp-chat" aria-label={t('table.chat')}>
            {chat.panel}
          </section>
        ) : (
          <Latest turns={passing?.turns ?? turns} seats={seats} own={own} />
        )}
      </aside>
    </main>
  );
};
