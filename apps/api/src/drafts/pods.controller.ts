import { View } from '../auth/view.js';
import { Describe, inQuery, viewChanges } from '../http/describe.js';
import { Dependencies } from '#platform';
import { Controller, Get, Param, Query, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import {
  type PodLog,
  type PodOnLine,
  podOnLine,
  type PodView,
  podView,
  podLog,
  type PodWatch,
  podWatch,
  lineTold,
} from '#contracts';
import { RequestAdmission } from '../auth/request-admission.js';
import { POD_HUB } from './pod-hub.js';
import { FollowingViewer } from '../live/following-viewer.js';
import { openOwnStream, openStream } from '../live/open-stream.js';
import type { StreamHub } from '../live/stream-hub.js';
import { Viewer } from '../live/viewer.js';
import { PodLogs } from './pod-logs.js';
import { PodViews } from './pod-views.js';
import { PodWatching } from './pod-watching.js';
import { validate } from '../http/validated.js';
import { Admit, Caller, callerOf, ForTokens } from '../auth/admission.js';
import { IdPipe } from '../http/id.pipe.js';
import type { Asker } from '#application';

/** A link without its key counts as a wrong link, not as a malformed request. */
const watchKeyGiven = z.string().max(64).default('');

/**
 * Draft pods: GET /api/pods/<podId> is the asker's view, .../live reports changes, .../log contains
 * everything once it has been revealed.
 */
@ForTokens({ part: 'play' })
@Controller('api/pods')
@Dependencies(PodViews, PodLogs, PodWatching, POD_HUB, RequestAdmission)
export class PodsController {
  // eslint-disable-next-line max-params -- Nest hands parts over one by one
  constructor(
    private readonly views: PodViews,
    private readonly logs: PodLogs,
    private readonly watching: PodWatching,
    private readonly hub: StreamHub,
    private readonly callers: RequestAdmission,
  ) {}

  @View(':podId', {
    tag: 'limited',
    summary: 'A draft pod as the asker may see it',
    answers: ['The pod', podView],
  })
  async view(
    @Param('podId', new IdPipe('draft/not-found')) podId: string,
    @Caller() asker: Asker,
  ): Promise<PodView> {
    return this.views.of(podId, asker);
  }

  @View(':podId/log', {
    tag: 'limited',
    summary: 'What was in every pack and what was taken from it, once revealed',
    answers: ['The log', podLog],
  })
  async log(
    @Param('podId', new IdPipe('draft/not-found')) podId: string,
    @Caller() asker: Asker,
  ): Promise<PodLog> {
    return this.logs.of(podId, asker);
  }

  @View(':podId/watch', {
    tag: 'limited',
    summary: 'Packs and picks of a pod as they were a while ago, for whoever has its link',
    parameters: [inQuery('key', 'string')],
    answers: ['The pod a while ago', podWatch],
  })
  async late(
    @Param('podId', new IdPipe('draft/not-found')) podId: string,
    @Query('key') key: unknown,
    @Caller() asker: Asker,
  ): Promise<PodWatch> {
    return this.watching.of(podId, asker, validate(watchKeyGiven, key));
  }

  @Describe({
    tag: 'limited',
    summary: 'Server-sent events: the version the pod stands at, now and after every pick',
    parameters: [viewChanges],
    stream: lineTold,
  })
  @Get(':podId/live')
  @Admit('uncounted')
  async watch(
    @Param('podId', new IdPipe('draft/not-found')) podId: string,
    @Query('view') view: unknown,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const asker = callerOf(request);
    await this.views.enter(podId, asker);
    const release = this.callers.holdStream(request, asker);
    const onClose = (): void => {
      release();
      this.hub.leave(podId, viewer);
    };
    const viewer =
      view === 'changes'
        ? new FollowingViewer<PodOnLine>(
            openOwnStream(request, reply, onClose),
            async (shown, version) => {
              const asker = await this.callers.identity.asker(request);
              return podOnLine(await this.views.of(podId, asker, version), shown?.cards ?? {});
            },
          )
        : new Viewer(openStream(request, reply, onClose));
    await this.hub.enter(podId, viewer).catch(() => viewer.end());
  }
}
