import { streamOf } from '#aggregate';
import { forbiddenFailure } from '../http/failure.js';
import type { Asker } from '#application';
import type { TableChat } from '#contracts';
import { type EventStore, factsIn } from '#event-store';
import { type ChatEvent, messagesFor, type Reporter, writtenChat } from '#match';
import { mayReadChat } from './chat-sight.js';
import type { TableViews } from './table-views.js';

/**
 * The messages of two players as the one on `side` sees them or, for null, as staff do. Loaded anew
 * each time, so that erased messages disappear at once.
 */
export const chatFor = async (
  store: Pick<EventStore, 'readStream'>,
  matchId: string,
  side: Reporter | null,
): Promise<TableChat> => {
  const events = await store.readStream(streamOf('chat', matchId));
  const chat = writtenChat(factsIn<ChatEvent>(events));
  return {
    matchId,
    version: events.length,
    messages: [...messagesFor(chat, side)],
    reception: side && chat.reception[side],
    blocked: side !== null && chat.reception[side === 'a' ? 'b' : 'a'] === 'blocked',
  };
};

/** The messages of a match's players, as one asker may read them. */
export class TableChats {
  constructor(
    private readonly tables: TableViews,
    private readonly store: Pick<EventStore, 'readStream'>,
  ) {}

  async of(matchId: string, asker: Asker): Promise<TableChat> {
    const visit = await this.tables.enter(matchId, asker);
    if (!mayReadChat(visit)) throw forbiddenFailure();
    return chatFor(this.store, matchId, visit.side);
  }
}
