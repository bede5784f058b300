import { Describe } from '../http/describe.js';
import { Dependencies } from '#platform';
import { Controller, Get, Header, Param } from '@nestjs/common';
import { type FreePool, freePool } from '#contracts';
import type { SuggestedBuild } from '../pools/suggested-build.js';
import { FreePools } from './free-pools.js';
import { Admit, Caller, ForTokens } from '../auth/admission.js';
import { IdPipe } from '../http/id.pipe.js';
import type { Asker } from '#application';

/** Pods of no event: GET /api/pods/<podId>/deck is what the asker drafted there, .../suggestion a build to start from. */
@ForTokens({ part: 'play' })
@Controller('api/pods')
@Dependencies(FreePools)
export class FreePodsController {
  constructor(private readonly pools: FreePools) {}

  @Describe({
    tag: 'limited',
    summary: 'What the asker drafted in a pod of no event, and decks to play against',
    answers: ['The cards', freePool],
  })
  @Get(':podId/deck')
  @Admit('query')
  @Header('cache-control', 'private, no-store')
  async deck(
    @Param('podId', new IdPipe('draft/not-found')) podId: string,
    @Caller() asker: Asker,
  ): Promise<FreePool> {
    return this.pools.of(podId, asker);
  }

  @Describe({
    tag: 'limited',
    summary: 'A deck to start from, out of what the asker drafted in a pod of no event',
    answers: ['The deck'],
  })
  @Get(':podId/suggestion')
  @Admit('query')
  @Header('cache-control', 'private, no-store')
  async suggestion(
    @Param('podId', new IdPipe('draft/not-found')) podId: string,
    @Caller() asker: Asker,
  ): Promise<{ readonly build: SuggestedBuild | null }> {
    return this.pools.suggestion(podId, asker);
  }
}
