import { useMemo, useState } from 'react';
import type { ScreenSteps, ScreenTurns } from '#contracts';
import { useText } from '../../../i18n/index.js';
import { FailureNote } from '../../../shared/feedback/failure-note.js';
import { useAnswerOnce } from '../../../shared/table/answer-once.js';
import type { Answering, BoardFrame } from '../../../shared/table/board-frame.js';
import {
  type Board,
  choicesWith,
  mayChoose,
  piecesOn,
  pressPiece,
} from '../../../shared/described-board/choices.js';
import { Decision } from './decision.js';
import { DescribedTable, useReading } from '../../../shared/described-board/described-table.js';
import { usePassingMoves } from './use-passing-moves.js';
import type { Handling } from '../../../shared/described-board/piece.js';

interface PlayingBoardProps extends BoardFrame {
  readonly board: Board;
  readonly turns: ScreenTurns;
  /** The boards between the viewer's own last move and now. */
  readonly steps: ScreenSteps;
  /** Counts what happened in the game: what was pressed at one step is forgotten at the next. */
  readonly step: number;
  /** Tells the number of the chosen option. */
  readonly answer: Answering<number>;
  /** The only choice that can be made now; left out or null where all can. */
  readonly wanted?: number | null;
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

/** What stands in the place of the question while the viewer has nothing to decide. */
const useWaiting = ({ lost, running, seats, waitingFor }: BoardFrame): string => {
  const { t } = useText();
  if (!running) return t('otherGames.over');
  if (lost) return t('table.noLine');
  return t('otherGames.waitingFor', { name: seats[waitingFor ?? 0]?.name ?? '' });
};

/** The board of a game that describes it itself, and everything that its players do there. */
export const PlayingBoard = (props: PlayingBoardProps) => {
  const { board, step, answer, wanted = null, running, mine, undo, over } = props;
  const passing = usePassingMoves(props);
  const { key: chosenKey, listed, choose, list } = usePressed(step);
  const near = mine ?? 0;
  const reading = useReading();
  const waiting = useWaiting(props);
  // The board itself may stay the same object over a choice
  // that changes nothing on it, and ask the same again.
  const shown = useMemo(() => ({ board, step }), [board, step]);
  const once = useAnswerOnce({ shown, ...answer });
  const takeBack = (): void => {
    once.forget();
    undo?.send();
  };
  const [hint, setHint] = useState<{ readonly step: number; readonly at: number } | null>(null);
  const hinted = hint?.step === step ? hint.at : null;
  const { all, visible } = piecesOn(board, near);
  const options = board.decision?.options ?? [];
  const lies = chosenKey !== null && (all.has(chosenKey) || visible.has(chosenKey));
  const { name = null, says = null } = all.get(chosenKey ?? '') ?? {};
  const chosen = lies ? { key: chosenKey, name, says } : null;
  const open = options.filter((_option, at) => mayChoose(at, wanted));
  const usable = new Set(open.flatMap(({ pieces }) => pieces));
  const handling: Handling = {
    usable,
    chosen: chosenKey,
    onLook: reading.look,
    onRead: reading.read,
    onPress: (key) => {
      const what = usable.has(key) ? pressPiece(options, key, chosenKey) : null;
      // A place on a map has nothing to read.
      if (what === null) return all.has(key) ? reading.read(key) : undefined;
      reading.look(key);
      if (once.busy) return;
      if ('play' in what) return once.send(what.play);
      choose(what.show);
      // What its only choice would make of a map is seen at once.
      const [only, other] = choicesWith(options, key);
      if (other === undefined && only?.ghost) setHint({ step, at: only.at });
    },
  };
  return (
    <DescribedTable
      {...props}
      passing={passing}
      near={near}
      reading={reading}
      handling={handling}
      ghost={hinted === null ? null : (options[hinted]?.ghost ?? null)}
      warns={hinted === null ? null : (options[hinted]?.warns ?? null)}
    >
      <FailureNote error={answer.failure} />
      {props.notice}
      {(passing.playing ? null : over) ?? (
        <Decision
          {...{ board, visible, listed, waiting, wanted }}
          pending={once.busy}
          chosen={chosen}
          onChoose={once.send}
          onList={list}
          onExplain={board.legend === undefined ? null : reading.explain}
          hinted={hinted}
          onHint={(at) => setHint(at === null ? null : { step, at })}
          takeBack={running && undo !== null ? { may: undo.may, send: takeBack } : null}
        />
      )}
    </DescribedTable>
  );
};
