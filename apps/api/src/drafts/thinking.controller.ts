import { View } from '../auth/view.js';
import { Dependencies } from '#platform';
import { Controller, Param } from '@nestjs/common';
import { type ThinkingView, thinkingView } from '#contracts';
import { PodViews } from './pod-views.js';
import { Caller } from '../auth/admission.js';
import { IdPipe } from '../http/id.pipe.js';
import type { Asker } from '#application';

/**
 * GET /api/events/<eventId>/thinking: how long each player has been thinking, in all pods of the
 * current draft.
 */
@Controller('api/events')
@Dependencies(PodViews)
export class ThinkingController {
  constructor(private readonly views: PodViews) {}

  @View(':eventId/thinking', {
    tag: 'limited',
    summary: 'Who has a pack before them in the running draft, and for how long',
    answers: ['The seats', thinkingView],
  })
  async thinking(
    @Param('eventId', new IdPipe('tournament/not-found')) eventId: string,
    @Caller() asker: Asker,
  ): Promise<ThinkingView> {
    return this.views.thinking(eventId, asker);
  }
}
