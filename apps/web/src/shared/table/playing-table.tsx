import {
  type ComponentProps,
  type CSSProperties,
  type ReactNode,
  Suspense,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';
import { useMediaQuery } from '@mantine/hooks';
import { type TableBoard, type TableMove, tableSeats } from '#contracts';
import { useText } from '../../i18n/index.js';
import { FailureNote } from '../feedback/failure-note.js';
import { AimLine } from './aim-line.js';
import { useAnswerOnce } from './answer-once.js';
import type { Answering, BoardFrame, BoardSeat } from './board-frame.js';
import { answersAtOnce } from './choosing.js';
import { buttonsOf, DecisionBar } from './decision-bar.js';
import { type Hands, useHands } from './hands.js';
import { Halves } from './halves.js';
import { useServerText } from './in-language.js';
import { isMouse } from './is-mouse.js';
import { MatchBar } from './match-bar.js';
import { emptyLane, evenShare, type Seating, spaceShareOf } from './seating.js';
import { type Drawer, SideColumn } from './side-column.js';
import { SideHead } from './side-head.js';
import { OwnStrip, stripOf } from './strips.js';
import { useDarkStage } from './use-dark-stage.js';
import { useFeel } from './use-feel.js';
import { useKeys } from './use-keys.js';
import { useSelfAnswer } from './use-self-answer.js';
import { usePlayback, useSpeed } from './use-playback.js';
import { foesOf, halfAt, isLastPhase, type Side } from './visible.js';
import { useBoardWords } from './words.js';
import './controls.css';
import './board.css';
import './phone.css';
import { lazyPiece } from '../page/lazily.js';

interface PlayingProps extends BoardFrame {
  readonly board: TableBoard;
  readonly steps?: readonly TableBoard[];
  /** The side at the bottom, if not the viewer's own. */
  readonly near?: Side;
  readonly answer: Answering<TableMove>;
  /** Replaces the decision bar: the controls of a replay. */
  readonly controls?: ReactNode;
}

/** Maps values by seat to the sides of the board. */
const bySide = <Value,>(
  seats: readonly BoardSeat[],
  read: (seat: BoardSeat) => Value,
): Readonly<Partial<Record<Side, Value>>> =>
  Object.fromEntries(seats.map((seat, at) => [tableSeats[at] ?? '', read(seat)]));

/** The widths of both arenas. */
const sharesOf = (share: number): CSSProperties =>
  ({
    '--cg-space-share': `${share}fr`,
    '--cg-ground-share': `${1 - share}fr`,
  }) as CSSProperties;

/** Widths in pixels: the side column; then bases, and gaps and edges. */
const SIDE = 264;
const HOME = 198;
const EDGES = 17;

/** Whether the window is at most this wide, in pixels. */
const useNarrow = (most: number): boolean =>
  useMediaQuery(`(max-width: ${most}px)`, window.innerWidth <= most, {
    getInitialValueInEffect: false,
  });

/**
 * The open drawer: the list opens by itself for a choice that has no cards on the board or buttons
 * in the bar.
 */
const useDrawer = (hands: Hands, small: boolean) => {
  const say = useServerText();
  const [open, setOpen] = useState<Drawer | null>(small ? null : { kind: 'log' });
  const { decision } = hands;
  const listed =
    decision !== null &&
    decision.kind !== 'action' &&
    (decision.names !== null ||
      decision.division !== null ||
      decision.shown.length > 0 ||
      (hands.loose.length > 0 && buttonsOf(hands, say).length === 0));
  const at = decision?.at;
  const [askedAt, setAskedAt] = useState<number | undefined>(undefined);
  const rest: Drawer | null = small ? null : { kind: 'log' };
  if (askedAt !== at) {
    setAskedAt(at);
    // On a phone the sheet covers the player's own units: a new question closes the card being
    // read.
    if (small && hands.looked !== null) hands.look(null);
    if (listed) setOpen({ kind: 'choose' });
    else if (open?.kind === 'choose' || open?.kind === 'read') setOpen(rest);
  }
  return { open, setOpen, rest };
};

/** Loaded only for games with several opponents. */
const PartyHalves = lazyPiece(async () => (await import('./party-halves.js')).PartyHalves);

/** All players' sides, with the line between the viewer's side and the others. */
const Sides = ({
  playback,
  ...props
}: Seating & { readonly board: TableBoard; readonly playback: boolean }) =>
  props.foes.length > 1 ? (
    <Suspense fallback={null}>
      <PartyHalves {...props} playback={playback} />
    </Suspense>
  ) : (
    <Halves {...props} />
  );

type BarProps = Pick<
  ComponentProps<typeof MatchBar>,
  'drawer' | 'chatting' | 'speed' | 'onSpeed' | 'onDrawer'
>;

/** The match bar with the links around this game. */
const TableBar = ({ speed, ...props }: PlayingProps & BarProps) => (
  <MatchBar
    title={props.title}
    meta={props.meta}
    clock={props.clock}
    tools={props.tools}
    menu={props.menu}
    unread={props.chat === null ? null : props.chat.unread}
    drawer={props.drawer}
    chatting={props.chatting}
    speed={props.controls === undefined ? speed : null}
    onSpeed={props.onSpeed}
    onDrawer={props.onDrawer}
  />
);

/** How the reader answers questions and undoes an answer. */
const useAnswering = (
  { board, answer, undo, running, mine }: PlayingProps,
  playback: ReturnType<typeof usePlayback>,
) => {
  const { busy, send, forget } = useAnswerOnce({ shown: board, ...answer });
  const told = useSelfAnswer({
    board: playback.board,
    mine: mine === null ? null : (tableSeats[mine] ?? null),
    waits: busy || playback.playing || !running,
    send,
  });
  return {
    busy,
    send,
    /** The board, with log lines about questions that were answered automatically. */
    told,
    undo: undo && {
      ...undo,
      send: () => {
        forget();
        undo.send();
      },
    },
  };
};

/** The board with everything that a player can do; an onlooker sees only open information. */
export const PlayingTable = (props: PlayingProps) => {
  const { running, answer, seats, chat, steps = [] } = props;
  const mine = props.mine === null ? null : (tableSeats[props.mine] ?? null);
  const names = { a: '', b: '', c: '', d: '', ...bySide(seats, ({ name }) => name) };
  const here = bySide(seats, (seat) => seat.here ?? null);
  const { t } = useText();
  const near = props.near ?? mine ?? 'a';
  const phone = useNarrow(767);
  const small = useNarrow(1_099);
  const [speed, changeSpeed] = useSpeed();
  const table = useRef<HTMLElement>(null);
  const playback = usePlayback(props.board, steps, speed);
  const { board } = playback;
  const { busy, send, undo, told } = useAnswering(props, playback);
  const hands = useHands({ board, busy, onMove: send });
  const foes = foesOf(board, near);
  const party = foes.length > 1;
  const words = useBoardWords(hands, mine, party ? names : null);
  const share = party
    ? evenShare
    : spaceShareOf([near, ...foes].map((side) => halfAt(board, side)));
  const { open: drawer, setOpen, rest } = useDrawer(hands, small);
  useFeel(table, { board, mine, hands });
  useDarkStage();
  const [chatting, setChatting] = useState(false);
  const toggle = (kind: 'log' | 'chat') => {
    if (kind === 'log') return setOpen(drawer?.kind === kind ? rest : { kind });
    setChatting(!chatting);
    chat?.onOpen();
  };
  const close = useCallback(() => {
    setOpen(rest);
    hands.look(null);
  }, [hands, rest, setOpen]);
  useKeys({
    table,
    hands,
    undo: () => undo?.may && undo.send(),
    log: () => toggle('log'),
    chat: () => toggle('chat'),
    close: () => (chatting ? setChatting(false) : close()),
  });
  // On a small screen, a card being read opens the sheet for itself.
  const sheet: Drawer | null =
    drawer ?? (small && hands.looked !== null && !isMouse() ? { kind: 'read' } : null);
  const seating: Seating = {
    names,
    mine,
    near,
    foes,
    share,
    running,
    here,
    hands,
    words,
    phone,
    room: window.innerWidth - (small || sheet === null ? 0 : SIDE) - (phone ? EDGES : HOME),
    showPile: (side, pile) => setOpen({ kind: 'pile', side, pile }),
  };
  return (
    <main
      className="cg-table"
      id="content"
      ref={table}
      data-side={small || sheet === null ? 'closed' : 'open'}
      data-party={party ? foes.length : undefined}
      data-empty={emptyLane(share)}
      style={sharesOf(share)}
    >
      <Sides {...seating} board={board} playback={playback.playing} />
      {props.controls ?? (
        <DecisionBar
          board={board}
          hands={hands}
          words={words}
          names={names}
          mine={mine}
          running={running}
          playback={playback.playing}
          onSkip={playback.skip}
          undo={undo}
          choosing={drawer?.kind === 'choose'}
          onChoose={() => setOpen(drawer?.kind === 'choose' ? rest : { kind: 'choose' })}
        />
      )}
      <OwnStrip
        {...stripOf(seating, board, near)}
        hands={hands}
        words={words}
        playing={mine !== null}
      />
      {sheet === null ? null : (
        <SideColumn
          board={told}
          names={names}
          mine={mine}
          hands={hands}
          words={words}
          drawer={sheet}
          explain={props.explain}
          onClose={close}
        />
      )}
      {chatting ? <ChatBubble chat={chat} onClose={() => setChatting(false)} /> : null}
      <TableBar
        {...props}
        meta={phone && isLastPhase(board) ? t('table.lastPhaseShort') : props.meta}
        drawer={drawer?.kind ?? null}
        chatting={chatting}
        speed={speed}
        onSpeed={changeSpeed}
        onDrawer={toggle}
      />
      <AimLine table={table} {...aimOf(board, hands)} />
      {props.notice}
      {props.over ? null : <Failure failure={answer.failure} />}
      <Announcer board={board} />
      <Over over={playback.playing ? null : props.over} />
    </main>
  );
};

/** The players' chat, beside the log. */
const ChatBubble = ({
  chat,
  onClose,
}: Pick<BoardFrame, 'chat'> & { readonly onClose: () => void }) => {
  const { t } = useText();
  return chat === null ? null : (
    <aside className="cg-bubble" data-area="side" aria-label={t('table.chat')}>
      <SideHead title={t('table.chat')} onClose={onClose} />
      {chat.panel}
    </aside>
  );
};

const EndStage = lazyPiece(async () => (await import('./end-stage.js')).EndStage);

/** The end of the game; a viewer who was watching sees the last attack first. */
const Over = ({ over }: Pick<BoardFrame, 'over'>) => {
  const began = useRef(over === null);
  return over === null ? null : (
    <Suspense fallback={null}>
      <EndStage fresh={began.current}>{over}</EndStage>
    </Suspense>
  );
};

const aimOf = ({ attack }: TableBoard, { decision, choice }: Hands) => {
  const picked = choice?.picked[0];
  if (decision?.kind === 'defender' && answersAtOnce(decision) && picked !== undefined)
    return { from: decision.source?.card ?? null, to: decision.options[picked]?.card ?? null };
  return { from: attack?.attacker ?? null, to: attack?.defender ?? null };
};

const Failure = ({ failure }: { failure: unknown }) =>
  failure === null || failure === undefined ? null : (
    <div className="cg-failure" data-area="ask">
      <FailureNote error={failure} />
    </div>
  );

/** Announces what happened since the last board to screen readers. */
const Announcer = ({ board }: { board: TableBoard }) => {
  const say = useServerText();
  const [told, setTold] = useState('');
  const { at, log } = board;
  const before = useRef(at - 1);
  useEffect(() => {
    setTold(
      log
        .filter((line) => line.at > before.current)
        .map(say)
        .join(' '),
    );
    before.current = at;
    // A new announcement follows a move, not a change of language.
  }, [at]);
  return (
    <div className="cv-visually-hidden" role="status" data-testid="told">
      {told}
    </div>
  );
};
