import type { MatchEvents, MatchEventType } from './events.js';

type Rows = {
  readonly [T in MatchEventType]?: {
    readonly subject: 'players';
    readonly fields: { readonly [F in keyof MatchEvents[T]]?: 'text' };
  };
};

/**
 * What players and judges wrote about a match, in the stream of that match. It may be about either player: it is sealed for both, and gone when one of
 * them is erased.
 */
export const matchPersonalFields = {
  ResultDisputed: { subject: 'players', fields: { note: 'text' } },
  ResultRuled: { subject: 'players', fields: { note: 'text' } },
  ResultCorrected: { subject: 'players', fields: { note: 'text' } },
  TimeExtended: { subject: 'players', fields: { reason: 'text' } },
  GameDisputed: { subject: 'players', fields: { note: 'text' } },
  GameRuled: { subject: 'players', fields: { note: 'text' } },
  GameRewound: { subject: 'players', fields: { note: 'text' } },
} as const satisfies Rows;
