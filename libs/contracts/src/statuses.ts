import { z } from 'zod';

export const eventStatus = z.enum([
  'draft',
  'registration',
  'closed',
  'running',
  'finished',
  'cancelled',
]);
export type EventStatus = z.infer<typeof eventStatus>;
export const playerStatus = z.enum([
  'registered',
  'waitlisted',
  'checked-in',
  'playing',
  'dropped',
  'withdrawn',
]);
export type PlayerStatus = z.infer<typeof playerStatus>;
export const matchStatus = z.enum(['open', 'reported', 'disputed', 'completed', 'void']);
export type MatchStatus = z.infer<typeof matchStatus>;
