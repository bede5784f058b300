import { useEffect, useMemo, useRef, useState } from 'react';
import type { TableBoard, TableDecision, TableLogLine, TableMove } from '#contracts';
import { useText } from '../../i18n/index.js';
import { useServerText } from './in-language.js';
import type { Side } from './visible.js';

/** Milliseconds from the question to its answer: it is read, and others cannot tell that nobody chose. */
const LEAST = 1_000;
const MOST = 2_500;

/** Nothing of this question can be chosen, and no card is shown with it that its reader may want to see. */
export const answersItself = ({ max, division, names, shown }: TableDecision): boolean =>
  max === 0 && division === null && names === null && shown.length === 0;

/** The log with these lines of the reader's own, each before what came of its question. */
export const withNotes = (
  log: readonly TableLogLine[],
  notes: readonly TableLogLine[],
): TableLogLine[] => [...notes, ...log].sort((one, two) => one.at - two.at);

interface Asked {
  readonly board: TableBoard;
  readonly mine: Side | null;
  /** Nobody is to be answered now: the page replays, or an answer is on its way. */
  readonly waits: boolean;
  readonly send: (move: TableMove) => void;
}

/** Answers a question of which nothing can be chosen; gives the board with a line about each in its log. */
export const useSelfAnswer = ({ board, mine, waits, send }: Asked): TableBoard => {
  const { t } = useText();
  const say = useServerText();
  const [notes, setNotes] = useState<readonly TableLogLine[]>([]);
  const { decision } = board;
  const at = !waits && decision !== null && answersItself(decision) ? decision.at : null;
  const question = decision === null ? '' : say(decision.text);
  const latest = useRef({ send, question });
  useEffect(() => {
    latest.current = { send, question };
  });
  useEffect(() => {
    if (at === null) return;
    const pause = LEAST + Math.random() * (MOST - LEAST);
    const timer = setTimeout(() => {
      const text = t('table.answeredItself', { question: latest.current.question });
      const line: TableLogLine = { at, kind: 'line', side: mine, cards: [], en: text, es: text };
      setNotes((before) => [...before.filter((note) => note.at < at), line]);
      latest.current.send({ at, pick: [] });
    }, pause);
    return () => clearTimeout(timer);
  }, [at, mine, t]);
  return useMemo(() => {
    const past = notes.filter((note) => note.at < board.at);
    return past.length === 0 ? board : { ...board, log: withNotes(board.log, past) };
  }, [board, notes]);
};
