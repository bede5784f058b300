import type { GameScore } from '#contracts';
import type { Words } from '../words/words.js';
import { type Button, looks } from './said.js';

/** A button that confirms exactly the score shown beside it. */
export const confirmButton = (words: Words, matchId: string, score: GameScore): Button => ({
  id: `confirm:${matchId}:${score.a}-${score.b}-${score.drawn}`,
  label: words.confirm,
  style: looks.main,
});

export const disputeButton = (words: Words, matchId: string): Button => ({
  id: `dispute:${matchId}`,
  label: words.dispute,
  style: looks.danger,
});
