import { matchEvent } from '../events.js';
import type { Reporter } from '../place.js';
import { refuse } from '../refusals.js';
import type { TableState } from './state.js';
import { openGame, type Rule, type TableMatch } from './rule.js';

type DrawCommand = 'OfferDraw' | 'AnswerDraw';

/** The most offers that one player may make in one game. */
const MOST_OFFERS = 3;

/**
 * Whether the players may agree to draw the match while a game runs. In Trilogy, by points and
 * between teams they may not, because games make the score.
 */
export const mayAgreeDraw = ({
  agreedDrawAllowed,
  format,
  mostPoints,
  seats,
}: Pick<TableMatch, 'agreedDrawAllowed' | 'format' | 'mostPoints' | 'seats'>): boolean =>
  agreedDrawAllowed && format === 'plain' && mostPoints === null && seats === null;

/** Whether this player may offer a draw now. Answering a pending offer is something else. */
export const mayOfferDraw = (
  { drawOffer, drawOffers }: Pick<TableState, 'drawOffer' | 'drawOffers'>,
  by: Reporter,
): boolean => drawOffer === null && drawOffers[by] < MOST_OFFERS;

export const drawRules: { readonly [T in DrawCommand]: Rule<T> } = {
  OfferDraw: ({ by, game }, match) =>
    openGame(match, game, () => {
      if (!mayAgreeDraw(match)) return refuse('agreed-draw-not-allowed');
      if (match.table.drawOffer !== null) return refuse('draw-offered');
      if (!mayOfferDraw(match.table, by)) return refuse('too-many-draw-offers');
      return [matchEvent('DrawOffered', { ...match.place, game, by })];
    }),
  AnswerDraw: ({ by, game, accept, seed, nonce }, match) =>
    openGame(match, game, () => {
      const { drawOffer } = match.table;
      if (drawOffer === null) return refuse('no-draw-offered');
      if (!accept) return [matchEvent('DrawDeclined', { ...match.place, game, by })];
      if (drawOffer === by) return refuse('own-draw-offer');
      return [
        matchEvent('TableClosed', {
          ...match.place,
          game,
          winner: 'draw',
          cause: 'agreed',
          seed,
          nonce,
        }),
      ];
    }),
};
