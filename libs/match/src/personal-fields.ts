import type { ChatEvents } from './chat/events.js';
import type { MatchEvents } from './events.js';

type Told = MatchEvents & ChatEvents;
type Rows = {
  readonly [T in keyof Told]?: {
    readonly subject: 'players';
    readonly fields: { readonly [F in keyof Told[T]]?: 'text' };
  };
};

/**
 * What players and judges wrote about a match or to each other, in the streams of that match. It
 * may be about either player, so it is encrypted for both and lost as soon as one of them is
 * erased.
 */
export const matchPersonalFields = {
  ResultDisputed: { subject: 'players', fields: { note: 'text' } },
  ResultRuled: { subject: 'players', fields: { note: 'text' } },
  ResultCorrected: { subject: 'players', fields: { note: 'text' } },
  TimeExtended: { subject: 'players', fields: { reason: 'text' } },
  GameDisputed: { subject: 'players', fields: { note: 'text' } },
  GameRuled: { subject: 'players', fields: { note: 'text' } },
  FaultReported: { subject: 'players', fields: { words: 'text' } },
  GameRewound: { subject: 'players', fields: { note: 'text' } },
  MessageSent: { subject: 'players', fields: { text: 'text' } },
} as const satisfies Rows;
