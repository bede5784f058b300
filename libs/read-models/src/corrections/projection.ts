import type { GameScore } from '#match';
import { defineReadModel, matchIdOf } from '../define.js';

export interface CorrectionDoc {
  readonly matchId: string;
  readonly phase: number;
  readonly round: number;
  readonly table: number;
  readonly a: string;
  readonly b: string;
  readonly previous: GameScore;
  readonly score: GameScore;
  readonly at: string;
  readonly position: number;
}

/** Results that were corrected after they had counted. */
export const correctionsModel = defineReadModel<CorrectionDoc>(
  'corrections',
  { version: 1, scope: 'event' },
  {
    ResultCorrected: {
      keys: ({ eventId }, event) => [
        { scope: eventId, key: String(event.globalPosition).padStart(16, '0') },
      ],
      fold: (_doc, { phase, round, table, players: [a, b], previous, score }, event) => ({
        matchId: matchIdOf(event),
        phase,
        round,
        table,
        a,
        b,
        previous,
        score,
        at: event.meta.at,
        position: event.globalPosition,
      }),
    },
  },
);
