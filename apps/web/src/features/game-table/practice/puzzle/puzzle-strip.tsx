import { useCallback, useEffect, useRef, useState } from 'react';
import type { PracticeView, PuzzleView, TableBoard } from '#contracts';
import { noteFirstTry, solvedPuzzles, usePuzzle } from '../../../../api/puzzles.js';
import { useText } from '../../../../i18n/index.js';
import { AddressLink } from '../../../../navigation/link.js';
import { FailureNote } from '../../../../shared/feedback/failure-note.js';
import { useServerText } from '../../../../shared/table/in-language.js';
import { usePlayPuzzle } from '../../../../shared/table/use-play-puzzle.js';
import { useRoomAbove } from '../coach/room-above.js';
import '../coach/coach.css';
import './puzzle.css';
import { type PuzzleState, puzzleState } from './puzzle-state.js';

interface StripProps {
  readonly number: number;
  readonly view: PracticeView;
  readonly board: TableBoard;
}

/**
 * The first action of the winning line, in words; null unless the board shows the starting
 * position.
 */
const useFirstAction = ({ first }: PuzzleView, { decision }: TableBoard, state: PuzzleState) => {
  const say = useServerText();
  const text = state === 'first' ? decision?.options[first[0] ?? -1]?.text : undefined;
  return text === undefined ? null : say(text);
};

/**
 * Reports once to the server how the first try ended: using a hint, the solution or an undo does
 * not count as solved. A puzzle solved before tries were recorded has no first try any more.
 */
const useFirstTry = (number: number, { at }: TableBoard, state: PuzzleState) => {
  const told = useRef(false);
  const furthest = useRef(at);
  const tell = useCallback(
    (solved: boolean) => {
      if (told.current) return;
      told.current = true;
      if (!solvedPuzzles.all().some((each) => each.number === number))
        void noteFirstTry(number, solved);
    },
    [number],
  );
  useEffect(() => {
    const isBack = at < furthest.current;
    furthest.current = Math.max(furthest.current, at);
    if (isBack || state === 'again') tell(false);
    else if (state === 'solved') tell(true);
  }, [at, state, tell]);
  return { giveUp: () => tell(false) };
};

interface KnownProps extends Omit<StripProps, 'number'> {
  readonly puzzle: PuzzleView;
}

const Strip = ({ puzzle, view, board }: KnownProps) => {
  const { t } = useText();
  const panel = useRef<HTMLElement>(null);
  useRoomAbove(panel);
  const state = puzzleState(puzzle, view, board);
  const solved = state === 'solved';
  const action = useFirstAction(puzzle, board, state);
  const [hinted, setHinted] = useState(false);
  const play = usePlayPuzzle(puzzle);
  const { number, count, record } = puzzle;
  const { giveUp } = useFirstTry(number, board, state);
  useEffect(() => {
    if (solved) solvedPuzzles.remember({ number, at: Date.now() });
  }, [solved, number]);
  const words =
    hinted && action !== null ? t('puzzles.hint', { action }) : t(`puzzles.state.${state}`);
  return (
    <section className="coach puzzle" ref={panel} aria-label={t('puzzles.title')}>
      <b className="coach-open">{t('puzzles.numbered', { number })}</b>
      <p className="coach-hint" role="status" data-testid="puzzle-state">
        {words}
      </p>
      <span className="puzzle-ways">
        {action === null ? null : (
          <button
            type="button"
            className="cg-btn"
            data-kind="quiet"
            onClick={() => {
              setHinted(true);
              giveUp();
            }}
          >
            {t('puzzles.askHint')}
          </button>
        )}
        {solved ? (
          <AddressLink
            className="cg-btn"
            data-kind="main"
            href={`/puzzles?puzzle=${(number % count) + 1}`}
          >
            {t('puzzles.next')}
          </AddressLink>
        ) : state === 'first' ? null : (
          <button
            type="button"
            className="cg-btn"
            data-kind="quiet"
            disabled={play.pending}
            onClick={play.send}
          >
            {t('puzzles.again')}
          </button>
        )}
        <AddressLink
          className="cg-btn"
          data-kind="quiet"
          onClick={giveUp}
          href={`/puzzles/${number}/replay?at=${record.moves.length}`}
        >
          {t('puzzles.solution')}
        </AddressLink>
      </span>
      <FailureNote error={play.failure} />
    </section>
  );
};

/** The strip above the board of a puzzle: the task, the progress, a hint and the solution. */
export const PuzzleStrip = ({ number, ...shown }: StripProps) => {
  const puzzle = usePuzzle(number).data;
  return puzzle === undefined ? null : <Strip puzzle={puzzle} {...shown} />;
};
