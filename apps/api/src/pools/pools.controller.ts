import { View } from '../auth/view.js';
import { Dependencies } from '#platform';
import { Controller, Param } from '@nestjs/common';
import { type PoolView, poolView } from '#contracts';
import { PoolViews } from './pool-views.js';
import { suggestedBuild, type SuggestedBuild } from './suggested-build.js';
import { Caller, ForTokens } from '../auth/admission.js';
import { IdPipe } from '../http/id.pipe.js';
import type { Asker } from '#application';

/**
 * GET /api/pools/<eventId>/<playerId>: the cards from which a player of a limited tournament builds
 * their deck.
 */
@ForTokens({ part: 'decks' })
@Controller('api/pools')
@Dependencies(PoolViews)
export class PoolsController {
  constructor(private readonly views: PoolViews) {}

  @View(':eventId/:playerId', {
    tag: 'limited',
    summary:
      'The cards a player of a limited event builds from: for the player and the staff, for everyone once revealed',
    answers: ['The pool', poolView],
  })
  async view(
    @Param('eventId') eventId: string,
    @Param('playerId', new IdPipe('pool/not-found')) playerId: string,
    @Caller() asker: Asker,
  ): Promise<PoolView> {
    return this.views.of(eventId, playerId, asker);
  }

  /** A deck to start from, for everybody who may see the pool. */
  @View(':eventId/:playerId/suggestion', {
    tag: 'limited',
    summary: 'A deck to start from, for whoever may see the pool',
    answers: ['The deck'],
  })
  async suggestion(
    @Param('eventId') eventId: string,
    @Param('playerId', new IdPipe('pool/not-found')) playerId: string,
    @Caller() asker: Asker,
  ): Promise<{ readonly build: SuggestedBuild | null }> {
    return { build: suggestedBuild(await this.view(eventId, playerId, asker)) };
  }
}
