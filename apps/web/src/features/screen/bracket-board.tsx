import { useEffect } from 'react';
import type { BracketView } from '#contracts';
import { useAnswer } from '../../api/queries.js';
import { Answer } from '../../shared/feedback/answer.js';
import { BracketTree } from '../../shared/standings/bracket-tree.js';
import { bracketPages, letterSize } from './bracket-pages.js';
import type { BoardProps } from './board.js';

const Pages = ({
  bracket,
  room,
  page,
  onPages,
}: Pick<BoardProps, 'room' | 'page' | 'onPages'> & { readonly bracket: BracketView }) => {
  const pages = bracketPages(bracket);
  const shown = pages[Math.min(page, pages.length - 1)] ?? bracket;
  useEffect(() => onPages(pages.length), [onPages, pages.length]);
  return (
    <div
      className="cv-screen-bracket"
      style={{ height: room.height, fontSize: letterSize(shown, room) }}
    >
      <BracketTree bracket={shown} mine={null} />
    </div>
  );
};

export const BracketBoard = ({ event, ...board }: BoardProps) => {
  const query = useAnswer('bracket', { eventId: event.eventId });
  return (
    <Answer of={query} rows={8}>
      {(bracket) => <Pages bracket={bracket} {...board} />}
    </Answer>
  );
};
