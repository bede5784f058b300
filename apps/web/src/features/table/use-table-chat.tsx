import { lazy, Suspense, useCallback, useState } from 'react';
import type { TableView } from '#contracts';
import { useChat } from '../../api/chat.js';
import { addTexts } from '../../i18n/index.js';
import type { Chatting } from '../../shared/table/playing-table.js';

const ChatPanel = lazy(async () => {
  const [{ ChatPanel: panel }] = await Promise.all([import('./chat-panel.js'), addTexts('pages')]);
  return { default: panel };
});
const ChatAnnouncer = lazy(async () => {
  const [{ ChatAnnouncer: announcer }] = await Promise.all([
    import('./chat-announcer.js'),
    addTexts('pages'),
  ]);
  return { default: announcer };
});

const seenKey = (matchId: string): string => `chat-seen.${matchId}`;
const readSeen = (matchId: string): number => {
  try {
    return Number(sessionStorage.getItem(seenKey(matchId)) ?? 0);
  } catch {
    return 0;
  }
};
const keepSeen = (matchId: string, number: number): void => {
  try {
    sessionStorage.setItem(seenKey(matchId), String(number));
  } catch {
    // A browser that keeps nothing counts from the beginning again.
  }
};

const nothing = (): void => undefined;

/** The chat of the table for the board: how much is unread, the panel, and what a screen reader hears of new messages. */
export const useTableChat = (view: TableView) => {
  const { matchId, mine } = view;
  const may = view.chat ?? null;
  const query = useChat(matchId, may !== null);
  const [seen, setSeen] = useState(() => readSeen(matchId));
  const onRead = useCallback(
    (number: number) => {
      setSeen(number);
      keepSeen(matchId, number);
    },
    [matchId],
  );
  if (may === null) return { chat: null, announcer: null };
  const messages = query.data?.messages ?? [];
  const chat: Chatting = {
    unread: messages.filter(({ by, number }) => by !== mine && number > seen).length,
    onOpen: nothing,
    panel: (
      <Suspense fallback={null}>
        <ChatPanel view={view} query={query} mayWrite={may === 'write'} onRead={onRead} />
      </Suspense>
    ),
  };
  const announcer =
    messages.length === 0 ? null : (
      <Suspense fallback={null}>
        <ChatAnnouncer view={view} messages={messages} />
      </Suspense>
    );
  return { chat, announcer };
};
