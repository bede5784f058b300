import { Dependencies } from '#platform';
import { Controller, Get, Header, Param, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { FreePool } from '#contracts';
import { RequestAdmission } from '../auth/request-admission.js';
import type { SuggestedBuild } from '../pools/suggested-build.js';
import { FreePools } from './free-pools.js';
import { knownPodId } from './pods.controller.js';

/** Pods of no event: GET /api/pods/<podId>/deck is what the asker drafted there, .../suggestion a build to start from. */
@Controller('api/pods')
@Dependencies(FreePools, RequestAdmission)
export class FreePodsController {
  constructor(
    private readonly pools: FreePools,
    private readonly callers: RequestAdmission,
  ) {}

  @Get(':podId/deck')
  @Header('cache-control', 'private, no-store')
  async deck(@Param('podId') podId: string, @Req() request: FastifyRequest): Promise<FreePool> {
    return this.pools.of(
      knownPodId(podId),
      await this.callers.admit(request, { known: 'query', visitor: 'visitor-query' }),
    );
  }

  @Get(':podId/suggestion')
  @Header('cache-control', 'private, no-store')
  async suggestion(
    @Param('podId') podId: string,
    @Req() request: FastifyRequest,
  ): Promise<{ readonly build: SuggestedBuild | null }> {
    return this.pools.suggestion(
      knownPodId(podId),
      await this.callers.admit(request, { known: 'query', visitor: 'visitor-query' }),
    );
  }
}
