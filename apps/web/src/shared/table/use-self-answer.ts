import { useEffect, useMemo, useRef, useState } from 'react';
import type { TableBoard, TableDecision, TableLogLine, TableMove } from '#contracts';
import { useText } from '../../i18n/index.js';
import { useServerText } from './in-language.js';
import type { Side } from './visible.js';

/**
 * Milliseconds from the question to its automatic answer: time to read it, and random, so that
 * others cannot tell that nobody chose.
 */
const LEAST = 1_000;
const MOST = 2_500;

/**
 * Questions about open information: their timing reveals nothing, so that they are answered soon.
 */
const OPEN: ReadonlySet<string> = new Set(['order', 'whose-order']);
const SOON = 400;

/**
 * The answer to a question without a real choice: there is no option, or all are equivalent. Null
 * if there is a choice, or if the question shows cards that the player may want to see.
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

/** Inserts the reader's own notes into the log, each before the consequences of its question. */
export const withNotes = (
  log: readonly TableLogLine[],
  notes: readonly TableLogLine[],
): TableLogLine[] => [...notes, ...log].sort((one, two) => one.at - two.at);

interface Asked {
  readonly board: TableBoard;
  readonly mine: Side | null;
  /** Whether not to answer now: a playback is running, or an answer is on its way. */
  readonly waits: boolean;
  readonly send: (move: TableMove) => void;
}

/**
 * Answers questions without a real choice; returns the board with a log line about each of them.
 */
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
