import { useEffect, useRef, useState } from 'react';
import type { TableChat, TableView } from '#contracts';
import { useText } from '../../i18n/index.js';
import { useMessageText } from './message-text.js';

interface AnnouncerProps {
  readonly view: TableView;
  readonly messages: TableChat['messages'];
}

/** Tells new messages of others to those who hear the page, whether the chat is open or not. */
export const ChatAnnouncer = ({ view, messages }: AnnouncerProps) => {
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
    if (!isNews || last.by === view.mine) return;
    setTold(t('chat.newFrom', { name: view[last.by].name, text: text(last) }));
    // The words follow the message, not the language.
  }, [last?.number]);
  return (
    <div className="cv-visually-hidden" aria-live="polite" data-testid="chat-told">
      {told}
    </div>
  );
};
