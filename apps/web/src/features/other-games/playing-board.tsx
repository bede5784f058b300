import { type ReactNode, useMemo, useState } from 'react';
import { useText } from '../../i18n/index.js';
import { ConfirmDialog } from '../../shared/confirm-dialog.js';
import { FailureNote } from '../../shared/failure-note.js';
import { useAnswerOnce } from '../../shared/table/answer-once.js';
import { piecesOn, pressed } from './choices.js';
import { Decision } from './decision.js';
import { GameTable, type GameTableProps, useReading } from './game-table.js';
import type { Handling } from './piece.js';

interface PlayingBoardProps extends Omit<GameTableProps, 'reading' | 'handling' | 'children'> {
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
  /** In the place of the question once the game is over. */
  readonly over: ReactNode;
  /** What lies between the players beside the game, above the question. */
  readonly notice?: ReactNode;
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

/** The board of a game that describes it itself, and everything that its players do there. */
export const PlayingBoard = (props: PlayingBoardProps) => {
  const { t } = useText();
  const { title, board, turns, step, near, players, waiting, answer, running, menu, over, chat } =
    props;
  const { key: chosenKey, listed, choose, list } = usePressed(step);
  const reading = useReading();
  const [conceding, setConceding] = useState(false);
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
    onLook: reading.look,
    onRead: reading.read,
    onPress: (key) => {
      const what = pressed(options, key);
      if (what === null) return reading.read(key);
      reading.look(key);
      if (once.busy) return;
      if ('play' in what) once.send(what.play);
      else choose(what.show);
    },
  };
  return (
    <>
      <GameTable
        {...{ title, board, turns, step, near, players, reading, handling }}
        chat={chat ?? null}
        menu={[
          ...menu,
          ...(running
            ? [{ label: t('otherGames.concede'), onClick: () => setConceding(true), grave: true }]
            : []),
        ]}
      >
        <FailureNote error={answer.failure} />
        {props.notice}
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
      </GameTable>
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
    </>
  );
};
