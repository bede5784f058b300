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
  /** The id of the game. */
  readonly game: string;
  readonly board: Board;
  readonly turns: ScreenTurns;
  /** The boards between the viewer's last move and now. */
  readonly steps: ScreenSteps;
  /** Counts what happened in the game; a selection at one step is discarded at the next. */
  readonly step: number;
  /** Sends the index of the chosen option. */
  readonly answer: Answering<number>;
  /** The only choice allowed now; omitted or null: all are allowed. */
  readonly wanted?: number | null;
}

/** The piece pressed at this step; reset at the next one. */
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

/** The text shown instead of a question while the viewer has nothing to decide. */
const useWaiting = ({ lost, running, seats, waitingFor }: BoardFrame): string => {
  const { t } = useText();
  if (!running) return t('otherGames.over');
  if (lost) return t('table.noLine');
  return t('otherGames.waitingFor', { name: seats[waitingFor ?? 0]?.name ?? '' });
};

/** The board of a game that describes its board, with everything that its players do there. */
export const PlayingBoard = (props: PlayingBoardProps) => {
  const { board, step, answer, wanted = null, running, mine, undo, over } = props;
  const passing = usePassingMoves(props);
  const { key: chosenKey, listed, choose, list } = usePressed(step);
  const near = mine ?? 0;
  const reading = useReading();
  const waiting = useWaiting(props);
  // A choice may leave the board object unchanged and ask the same question again, so that the step
  // is part of the identity.
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
      // A place on a map has no card text to read.
      if (what === null) return all.has(key) ? reading.read(key) : undefined;
      reading.look(key);
      if (once.busy) return;
      if ('play' in what) return once.send(what.play);
      choose(what.show);
      // The result of an only choice is previewed on the map at once.
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
          onExplain={reading.explain}
          hinted={hinted}
          onHint={(at) => setHint(at === null ? null : { step, at })}
          takeBack={running && undo !== null ? { may: undo.may, send: takeBack } : null}
        />
      )}
    </DescribedTable>
  );
};
