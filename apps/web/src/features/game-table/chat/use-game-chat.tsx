import { Suspense, useCallback, useState } from 'react';
import { useChat } from '../../../api/chat.js';
import type { Chatting } from '../../../shared/table/chatting.js';
import type { ChatPlace } from './chat-place.js';
import { lazilyWithTexts } from '../../../shared/page/lazily-with-texts.js';

const ChatPanel = lazilyWithTexts(async () => (await import('./chat-panel.js')).ChatPanel);
const ChatAnnouncer = lazilyWithTexts(
  async () => (await import('./chat-announcer.js')).ChatAnnouncer,
);

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
    // Without storage, all messages count as unread again next time.
  }
};

const nothing = (): void => undefined;

/**
 * The chat of two players for their board: the number of unread messages, the panel, and the
 * announcements for screen readers.
 */
export const useGameChat = (place: ChatPlace) => {
  const { game, mine, may } = place;
  const query = useChat(game, may !== null);
  const [seen, setSeen] = useState(() => readSeen(game.id));
  const onRead = useCallback(
    (number: number) => {
      setSeen(number);
      keepSeen(game.id, number);
    },
    [game.id],
  );
  if (may === null) return { chat: null, announcer: null };
  const messages = query.data?.messages ?? [];
  const chat: Chatting = {
    unread: messages.filter(({ by, number }) => by !== mine && number > seen).length,
    onOpen: nothing,
    panel: (
      <Suspense fallback={null}>
        <ChatPanel place={place} query={query} onRead={onRead} />
      </Suspense>
    ),
  };
  const announcer =
    messages.length === 0 ? null : (
      <Suspense fallback={null}>
        <ChatAnnouncer place={place} messages={messages} seen={seen} />
      </Suspense>
    );
  return { chat, announcer };
};
