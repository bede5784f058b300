import { type LiveChange, liveChange } from '#contracts';
import type { ApiSession } from './api-session.js';
import { Subscription } from './subscription.js';

/** Follows an event's live connection until closed; reconnects with Last-Event-ID. */
export class LiveFeed {
  private readonly subscription: Subscription;

  constructor(session: ApiSession, eventId: string, onChange: (change: LiveChange) => void) {
    this.subscription = new Subscription(
      session,
      `${session.door}/live?eventId=${eventId}`,
      (said) => {
        const change = liveChange.safeParse(said);
        if (change.success) onChange(change.data);
      },
    );
  }

  open(): void {
    this.subscription.open();
  }

  close(): Promise<void> {
    return this.subscription.close();
  }
}
