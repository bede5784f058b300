import { useEffect, useRef, useState } from 'react';
import type { TableChat } from '#contracts';
import { useText } from '../../../i18n/index.js';
import type { ChatPlace } from './chat-place.js';
import { useMessageText } from './message-text.js';
import './chat.css';

interface AnnouncerProps {
  readonly place: ChatPlace;
  readonly messages: TableChat['messages'];
  /** The number of the last message that the reader has seen in the chat. */
  readonly seen: number;
}

/** How long another player's message is shown at the board, in milliseconds. */
const SHOWN = 7_000;

/** Announces new messages to screen readers, and shows them briefly while the chat is closed. */
export const ChatAnnouncer = ({ place, messages, seen }: AnnouncerProps) => {
  const { t } = useText();
  const text = useMessageText();
  const [told, setTold] = useState('');
  const [fresh, setFresh] = useState(false);
  const heard = useRef<number | null>(null);
  const last = messages.at(-1);
  useEffect(() => {
    if (last === undefined) return;
    // Messages from before the page was opened count as unread but are not announced.
    const isNews = heard.current === null ? messages.length === 1 : last.number > heard.current;
    heard.current = last.number;
    if (!isNews || last.by === place.mine) return;
    setTold(t('chat.newFrom', { name: place.names[last.by], text: text(last) }));
    setFresh(true);
    const timer = setTimeout(() => setFresh(false), SHOWN);
    return () => clearTimeout(timer);
    // A new announcement follows a message, not a change of language.
  }, [last?.number]);
  return (
    <>
      <div className="cv-visually-hidden" aria-live="polite" data-testid="chat-told">
        {told}
      </div>
      {fresh && last !== undefined && last.number > seen ? (
        <div className="cg-said" aria-hidden="true">
          <b>{place.names[last.by]}</b> <bdi>{text(last)}</bdi>
        </div>
      ) : null}
    </>
  );
};
