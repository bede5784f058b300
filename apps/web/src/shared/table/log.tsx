import { type ReactNode, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { TableBoard, TableLogLine } from '#contracts';
import { useText } from '../../i18n/index.js';
import { Sign } from '../card/signs.js';
import type { Hands } from './hands.js';
import { useServerText } from './in-language.js';
import { type Chapter, storyOf, type Told } from './story.js';
import type { Side } from './visible.js';

interface LogProps {
  readonly board: TableBoard;
  readonly mine: Side | null;
  readonly hands: Hands;
}

/**
 * Distance in pixels from the end of the log within which the reader counts as reading the newest
 * lines.
 */
const NEAR_END = 60;

/** Returns a log line whose cards are links to their faces. */
const useLinkedLines = (hands: Hands): ((line: TableLogLine) => ReactNode) => {
  const say = useServerText();
  const inLinks = (text: string, cards: readonly string[]): ReactNode => {
    const id = cards.find((each) => text.includes(hands.face(each).name));
    if (id === undefined) return text;
    const { name } = hands.face(id);
    const at = text.indexOf(name);
    const after = text.slice(at + name.length);
    const [mark = ''] = /^[.,:;)]+/.exec(after) ?? [];
    return (
      <>
        {text.slice(0, at)}
        <span>
          <button type="button" tabIndex={-1} onClick={() => hands.look({ card: -1, id })}>
            {name}
          </button>
          {mark}
        </span>
        {inLinks(
          after.slice(mark.length),
          cards.filter((each) => each !== id),
        )}
      </>
    );
  };
  return (line) => inLinks(say(line), line.cards);
};

/** The consequences of an action: one line until it is expanded. */
const Followed = ({
  followed,
  linked,
}: {
  readonly followed: readonly Told[];
  readonly linked: (line: TableLogLine) => ReactNode;
}) => {
  const say = useServerText();
  const [opened, setOpened] = useState(false);
  const counted = ({ times }: Told): string => (times === 1 ? '' : ` ×${times}`);
  return (
    <>
      <button
        type="button"
        className="cg-fold"
        aria-expanded={opened}
        onClick={() => setOpened(!opened)}
      >
        <Sign name="next" />
        <span>{followed.map((told) => `${say(told.line)}${counted(told)}`).join(' ')}</span>
      </button>
      {opened ? (
        <ul>
          {followed.map((told, index) => (
            <li key={index}>
              {linked(told.line)}
              {counted(told)}
            </li>
          ))}
        </ul>
      ) : null}
    </>
  );
};

/** Keeps the newest lines in view, unless the reader has scrolled up. */
const useNewestInSight = (lines: number) => {
  const list = useRef<HTMLOListElement>(null);
  const follows = useRef(true);
  useLayoutEffect(() => {
    const { current } = list;
    if (current && follows.current) current.scrollTop = current.scrollHeight;
  }, [lines]);
  return {
    list,
    onScroll: () => {
      const { current } = list;
      if (current === null) return;
      const { scrollHeight, scrollTop, clientHeight } = current;
      follows.current = scrollHeight - scrollTop - clientHeight < NEAR_END;
    },
  };
};

/** The whole log, oldest first: one line per action, with its consequences folded in. */
export const Log = ({ board, mine, hands }: LogProps) => {
  const { t } = useText();
  const linked = useLinkedLines(hands);
  const story = useMemo(() => storyOf(board.log), [board.log]);
  const { list, onScroll } = useNewestInSight(board.log.length);
  const whose = ({ head: { side } }: Chapter): string | undefined =>
    side === null ? undefined : side === (mine ?? 'a') ? 'mine' : 'theirs';
  return (
    <ol className="cg-log" tabIndex={0} aria-label={t('table.log')} ref={list} onScroll={onScroll}>
      {story.map((chapter, index) => (
        <li key={index} data-kind={chapter.head.kind} data-whose={whose(chapter)}>
          {linked(chapter.head)}
          {chapter.followed.length === 0 ? null : (
            <Followed followed={chapter.followed} linked={linked} />
          )}
        </li>
      ))}
    </ol>
  );
};
