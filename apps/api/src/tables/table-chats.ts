import { type Asker, forbidden } from '#application';
import type { TableChat } from '#contracts';
import { type EventStore, factsIn } from '#event-store';
import { type ChatEvent, messagesFor, writtenChat } from '#match';
import { mayReadChat } from './chat-sight.js';
import type { TableViews } from './table-views.js';

/** What the players of a match wrote to each other, as one asker may read it. Read anew each time: what was erased is gone at once. */
export class TableChats {
  constructor(
    private readonly tables: TableViews,
    private readonly store: Pick<EventStore, 'readStream'>,
  ) {}

  async of(matchId: string, asker: Asker): Promise<TableChat> {
    const visit = await this.tables.enter(matchId, asker);
    if (!mayReadChat(visit)) throw forbidden();
    const events = await this.store.readStream(`chat-${matchId}`);
    const chat = writtenChat(factsIn<ChatEvent>(events));
    const { side } = visit;
    return {
      matchId,
      version: events.length,
      messages: [...messagesFor(chat, side)],
      reception: side && chat.reception[side],
      blocked: side !== null && chat.reception[side === 'a' ? 'b' : 'a'] === 'blocked',
    };
  }
}
