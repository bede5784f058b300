import { useEffect, useRef, useState } from 'react';
import type { TableChat } from '#contracts';
import { useText } from '../../../i18n/index.js';
import type { ChatPlace } from './chat-place.js';
import { useMessageText } from './message-text.js';

interface AnnouncerProps {
  readonly place: ChatPlace;
  readonly messages: TableChat['messages'];
}

/** Tells new messages of others to those who hear the page, whether the chat is open or not. */
export const ChatAnnouncer = ({ place, messages }: AnnouncerProps) => {
  const { t } = useText();
  const text = useMessageText();
  const [told, setTold] = useState('');
  const heard = useRef<number | null>(null);
  const last = messages.at(-1);
  useEffect(() => {
    if (last === undefined) return;
    // What was written before the page was opened is counted as unread, not read out.
    const isNews = heard.current === null ? messages.length === 1 : last.number > heard.current;
    heard.current = last.number;
    if (!isNews || last.by === place.mine) return;
    setTold(t('chat.newFrom', { name: place.names[last.by], text: text(last) }));
    // The words follow the message, not the language.
  }, [last?.number]);
  return (
    <div className="cv-visually-hidden" aria-live="polite" data-testid="chat-told">
      {told}
    </div>
  );
};
