import { type ReactNode, useMemo, useState } from 'react';
import type { ScreenTurns } from '#contracts';
import { useText } from '../../i18n/index.js';
import { ConfirmDialog } from '../../shared/confirm-dialog.js';
import { FailureNote } from '../../shared/failure-note.js';
import { useAnswerOnce } from '../../shared/table/answer-once.js';
import type { MenuEntry } from '../../shared/table/menu-entry.js';
import { Row, Strip } from './board.js';
import { type Board, piecesOn, pressed } from './choices.js';
import { Decision } from './decision.js';
import { type Handling, Reading } from './piece.js';
import { TableBar } from './table-bar.js';
import '../../shared/card/tokens.css';
import '../../shared/table/controls.css';
import './board.css';

interface PlayingBoardProps {
  readonly title: string;
  readonly board: Board;
  readonly turns: ScreenTurns;
  /** Counts what happened in the game: what was pressed at one decision is forgotten at the next. */
  readonly step: number;
  /** The seat at the foot of the board. */
  readonly near: number;
  /** What each player plays, and under which name, by seat. */
  readonly players: readonly { readonly name: string; readonly list: string }[];
  /** Stands in the place of the question while the viewer has nothing to decide. */
  readonly waiting: string;
  readonly answer: {
    readonly play: (option: number) => void;
    readonly concede: () => void;
    readonly back: () => void;
    readonly mayTakeBack: boolean;
    readonly pending: boolean;
    readonly failure: Error | null;
  };
  /** Who plays and the game is not over. */
  readonly running: boolean;
  readonly menu: readonly MenuEntry[];
  /** In the place of the question once the game is over. */
  readonly over: ReactNode;
}

/** What was pressed at this decision; at the next one nothing is. */
const usePressed = (step: number) => {
  const [kept, keep] = useState<{ step: number; key: string | null; listed: boolean }>({
    step,
    key: null,
    listed: false,
  });
  const now = kept.step === step ? kept : { step, key: null, listed: false };
  return {
    ...now,
    choose: (key: string) => keep({ step, key, listed: false }),
    list: (listed: boolean) => keep({ step, key: null, listed }),
  };
};

const Latest = ({
  turns,
  players,
  near,
}: Pick<PlayingBoardProps, 'turns' | 'players' | 'near'>) => {
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

/** The board of a game that describes it itself, and everything that its players do there. */
export const PlayingBoard = (props: PlayingBoardProps) => {
  const { t, translated } = useText();
  const { title, board, turns, step, near, players, waiting, answer, running, menu, over } = props;
  const { key: chosenKey, listed, choose, list } = usePressed(step);
  const [lookedKey, look] = useState<string | null>(null);
  const [conceding, setConceding] = useState(false);
  const [drawer, setDrawer] = useState(false);
  const read = (key: string): void => {
    look(key);
    setDrawer(true);
  };
  // The board itself may stay the same object over a choice that changes nothing on it, and ask the same again.
  const shown = useMemo(() => ({ board, step }), [board, step]);
  const once = useAnswerOnce({ shown, ...answer, send: answer.play });
  const takeBack = (): void => {
    once.forget();
    answer.back();
  };
  const { all, visible } = piecesOn(board, near);
  const options = board.decision?.options ?? [];
  const handling: Handling = {
    usable: new Set(options.flatMap(({ pieces }) => pieces)),
    chosen: chosenKey,
    onLook: look,
    onRead: read,
    onPress: (key) => {
      const what = pressed(options, key);
      if (what === null) return read(key);
      look(key);
      if (once.busy) return;
      if ('play' in what) once.send(what.play);
      else choose(what.show);
    },
  };
  const looked = all.get(lookedKey ?? '') ?? null;
  const sideOf = (seat: number) => {
    const { name = '', list: played = '' } = players[seat] ?? {};
    return { name, list: played, ...handling };
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
        drawer={drawer}
        onDrawer={() => setDrawer(!drawer)}
        menu={[
          ...menu,
          ...(running
            ? [{ label: t('otherGames.concede'), onClick: () => setConceding(true), grave: true }]
            : []),
        ]}
      />
      <Strip {...other} />
      <Row {...other} place="field" />
      <div className="gp-middle">
        <Row {...other} place="middle" />
        <Row {...own} place="middle" />
      </div>
      <Row {...own} place="field" />
      <div className="gp-now">
        <FailureNote error={answer.failure} />
        {over ?? (
          <Decision
            {...{ board, visible, listed, waiting }}
            pending={once.busy}
            chosen={all.get(chosenKey ?? '') ?? null}
            onChoose={once.send}
            onList={list}
            takeBack={running ? { may: answer.mayTakeBack, send: takeBack } : null}
          />
        )}
      </div>
      <Row {...own} place="hand" />
      <Strip {...own} near />
      <aside className="gp-side" data-open={drawer || undefined} tabIndex={0}>
        <button type="button" className="cg-btn gp-drawer-only" onClick={() => setDrawer(false)}>
          {t('common.close')}
        </button>
        {looked === null ? null : <Reading face={looked} />}
        <Latest {...{ turns, players, near }} />
      </aside>
      <ConfirmDialog
        opened={conceding}
        danger
        title={t('otherGames.concede')}
        text={t('otherGames.concedeSure')}
        busy={answer.pending}
        failure={answer.failure}
        onClose={() => setConceding(false)}
        onDone={() => {
          setConceding(false);
          answer.concede();
        }}
      />
    </main>
  );
};
