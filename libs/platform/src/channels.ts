/**
 * Redis pub/sub channels. Messages are only hints: a process that misses one finds the state in
 * PostgreSQL.
 */
export const channels = {
  /** `{position, changed}` after the read models of this event have advanced. */
  live: (eventId: string): string => `conclave:live:${eventId}`,
  /** The life counter of a game on paper in this event has changed. */
  lives: (eventId: string): string => `conclave:lives:${eventId}`,
  /** A table was added to the public list, or a player joined one. */
  lobby: (list: string): string => `conclave:lobby:${list}`,
  /** The number of viewers of a public list at one api process, for the other processes. */
  crowd: (list: string): string => `conclave:crowd:${list}`,
  /** This free game of Twin Suns has new events. */
  twinSuns: (gameId: string): string => `conclave:twin-suns:${gameId}`,
  /** This duel, a game between two people of no event, has new events. */
  duel: (duelId: string): string => `conclave:duel:${duelId}`,
  /** This match's table on screen has new events. */
  table: (matchId: string): string => `conclave:table:${matchId}`,
  /** This match's chat has a new message. */
  chat: (matchId: string): string => `conclave:chat:${matchId}`,
  /** The viewers of this match's table at one api process, for the other processes. */
  present: (matchId: string): string => `conclave:present:${matchId}`,
  /** This draft pod has new events. */
  pod: (podId: string): string => `conclave:pod:${podId}`,
  /** The deliveries of this event's webhooks have changed. */
  webhooks: (eventId: string): string => `conclave:webhooks:${eventId}`,
  /** The log that has new events; its readers need not wait for their next sweep. */
  appended: 'conclave:appended',
} as const;

/**
 * The BullMQ queue of all jobs that keep events going, and that of deliveries to external servers,
 * which may be slow.
 */
export const queueName = 'conclave';
export const deliveryQueueName = 'conclave-deliveries';

/**
 * The job of bots that fill a demo event, which the api requests itself. Except for this and the
 * mails with links, all jobs result from events.
 */
export const demoJobName = 'demo-event';
export interface DemoJob {
  readonly eventId: string;
  readonly seed: string;
}
