import { useEffect, useRef, useState } from 'react';
import type { TableChat } from '#contracts';
import { useText } from '../../../i18n/index.js';
import type { ChatPlace } from './chat-place.js';
import { useMessageText } from './message-text.js';
import './chat.css';

interface AnnouncerProps {
  readonly place: ChatPlace;
  readonly messages: TableChat['messages'];
  /** The last message that the reader has seen in the chat. */
  readonly seen: number;
}

/** How long a message of another player stands at the board, in milliseconds. */
const SHOWN = 7_000;

/** Tells new messages to those who hear the page, and shows them for a while where the chat is closed. */
export const ChatAnnouncer = ({ place, messages, seen }: AnnouncerProps) => {
  const { t } = useText();
  const text = useMessageText();
  const [told, setTold] = useState('');
  const [fresh, setFresh] = useState(false);
  const heard = useRef<number | null>(null);
  const last = messages.at(-1);
  useEffect(() => {
    if (last === undefined) return;
    // What was written before the page was opened is counted as unread, not read out.
    const isNews = heard.current === null ? messages.length === 1 : last.number > heard.current;
    heard.current = last.number;
    if (!isNews || last.by === place.mine) return;
    setTold(t('chat.newFrom', { name: place.names[last.by], text: text(last) }));
    setFresh(true);
    const timer = setTimeout(() => setFresh(false), SHOWN);
    return () => clearTimeout(timer);
    // The words follow the message, not the language.
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
