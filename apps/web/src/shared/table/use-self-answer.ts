import { useEffect, useMemo, useRef, useState } from 'react';
import type { TableBoard, TableDecision, TableLogLine, TableMove } from '#contracts';
import { useText } from '../../i18n/index.js';
import { useServerText } from './in-language.js';
import type { Side } from './visible.js';

/** Milliseconds from the question to its answer: it is read, and others cannot tell that nobody chose. */
const LEAST = 1_000;
const MOST = 2_500;

/** Of what lies open to all nobody learns anything by how soon it is answered. */
const OPEN: ReadonlySet<string> = new Set(['order', 'whose-order']);
const SOON = 400;

/**
 * The answer where there is nothing to choose: no option, or one that stands for all. Null where
 * there is something, or where cards are shown with the question that its reader may want to see.
 */
export const selfAnswerOf = ({
  max,
  division,
  names,
  shown,
  same,
}: TableDecision): readonly number[] | null => {
  if (division !== null || names !== null || shown.length > 0) return null;
  return max === 0 ? [] : (same ?? null);
};

const pauseBefore = ({ kind }: TableDecision): number =>
  OPEN.has(kind) ? SOON : LEAST + Math.random() * (MOST - LEAST);

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

/** Answers a question with nothing to choose; gives the board with a line about each in its log. */
export const useSelfAnswer = ({ board, mine, waits, send }: Asked): TableBoard => {
  const { t } = useText();
  const say = useServerText();
  const [notes, setNotes] = useState<readonly TableLogLine[]>([]);
  const { decision } = board;
  const at = !waits && decision !== null && selfAnswerOf(decision) !== null ? decision.at : null;
  const latest = useRef({ send, decision, say });
  useEffect(() => {
    latest.current = { send, decision, say };
  });
  useEffect(() => {
    const { decision: asked } = latest.current;
    if (at === null || asked === null) return;
    const timer = setTimeout(() => {
      const key = asked.max === 0 ? 'table.answeredItself' : 'table.answeredAlike';
      const text = t(key, { question: latest.current.say(asked.text) });
      const line: TableLogLine = { at, kind: 'line', side: mine, cards: [], en: text, es: text };
      setNotes((before) => [...before.filter((note) => note.at < at), line]);
      latest.current.send({ at, pick: [...(selfAnswerOf(asked) ?? [])] });
    }, pauseBefore(asked));
    return () => clearTimeout(timer);
  }, [at, mine, t]);
  return useMemo(() => {
    const past = notes.filter((note) => note.at < board.at);
    return past.length === 0 ? board : { ...board, log: withNotes(board.log, past) };
  }, [board, notes]);
};
