/** Redis pub/sub. Messages are hints: whoever misses one finds the truth in PostgreSQL. */
export const channels = {
  /** `{position, changed}` after the read models of this event moved. */
  live: (eventId: string): string => `conclave:live:${eventId}`,
  /** Somewhere in this event somebody counts the life of a game on paper anew. */
  lives: (eventId: string): string => `conclave:lives:${eventId}`,
  /** Somebody opened a table of the public list, or sat down at one. */
  lobby: (list: string): string => `conclave:lobby:${list}`,
  /** What one process of the api tells the others: how many look at a public list. */
  crowd: (list: string): string => `conclave:crowd:${list}`,
  /** Something happened in this game of Twin Suns of no event. */
  twinSuns: (gameId: string): string => `conclave:twin-suns:${gameId}`,
  /** Something happened in this game between two people of no event. */
  duel: (duelId: string): string => `conclave:duel:${duelId}`,
  /** Something happened at this match's table on screen. */
  table: (matchId: string): string => `conclave:table:${matchId}`,
  /** Something was written at this match's table. */
  chat: (matchId: string): string => `conclave:chat:${matchId}`,
  /** What one process of the api tells the others: who looks at this match's table. */
  present: (matchId: string): string => `conclave:present:${matchId}`,
  /** Something happened in this draft pod. */
  pod: (podId: string): string => `conclave:pod:${podId}`,
  /** The deliveries of this event's webhooks have changed. */
  webhooks: (eventId: string): string => `conclave:webhooks:${eventId}`,
  /** The log to which something was appended; its readers need not wait for their next look. */
  appended: 'conclave:appended',
} as const;

/**
 * The BullMQ queue of all that keeps events going, and the one
 * of what is sent to servers of others, which may be slow.
 */
export const queueName = 'conclave';
export const deliveryQueueName = 'conclave-deliveries';

/**
 * A job that the api asks for itself: bots that fill a demo event. But
 * for this and links to a new password, all work follows from events.
 */
export const demoJobName = 'demo-event';
export interface DemoJob {
  readonly eventId: string;
  readonly seed: string;
}
