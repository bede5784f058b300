import { View } from '../auth/view.js';
import { Dependencies } from '#platform';
import { Controller, Param } from '@nestjs/common';
import { type FreePool, freePool } from '#contracts';
import type { SuggestedBuild } from '../pools/suggested-build.js';
import { FreePools } from './free-pools.js';
import { Caller, ForTokens } from '../auth/admission.js';
import { IdPipe } from '../http/id.pipe.js';
import type { Asker } from '#application';

/**
 * Pods of no tournament: GET /api/pods/<podId>/deck returns what the asker drafted there,
 * .../suggestion a deck to start from.
 */
@ForTokens({ part: 'play' })
@Controller('api/pods')
@Dependencies(FreePools)
export class FreePodsController {
  constructor(private readonly pools: FreePools) {}

  @View(':podId/deck', {
    tag: 'limited',
    summary: 'What the asker drafted in a pod of no event, and decks to play against',
    answers: ['The cards', freePool],
  })
  async deck(
    @Param('podId', new IdPipe('draft/not-found')) podId: string,
    @Caller() asker: Asker,
  ): Promise<FreePool> {
    return this.pools.of(podId, asker);
  }

  @View(':podId/suggestion', {
    tag: 'limited',
    summary: 'A deck to start from, out of what the asker drafted in a pod of no event',
    answers: ['The deck'],
  })
  async suggestion(
    @Param('podId', new IdPipe('draft/not-found')) podId: string,
    @Caller() asker: Asker,
  ): Promise<{ readonly build: SuggestedBuild | null }> {
    return this.pools.suggestion(podId, asker);
  }
}
