import { Dependencies } from '#platform';
import { Body, Controller, Get, Header, HttpCode, Param, Post, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  type MadeWebhook,
  newWebhook,
  redelivery,
  type WebhookDeliveryList,
  type WebhookList,
} from '#contracts';
import { WebhookStore } from '#webhooks';
import { TournamentAccess, type Visit } from '../queries/tournament-access.js';
import { RequestAdmission } from '../auth/request-admission.js';
import { validated } from '../http/validated.js';
import { WEBHOOK_HUB } from './webhook-hub.js';
import type { StreamHub } from '../live/stream-hub.js';
import { serveViewer } from '../live/serve-viewer.js';
import { authorize } from '#application';
import { webhookRights } from '../policy/webhooks.js';
import type { RateKind } from '../rate-limits/rules.js';
import { WebhookEndpoints } from './webhook-endpoints.js';

interface Named {
  readonly eventId: string;
  readonly endpointId: string;
}
const done = {};

/** /api/events/<id>/webhooks: where the event's happenings are told to. Addresses and secrets are no facts of the tournament: nothing of them is in its stream. */
@Controller('api/events/:eventId/webhooks')
@Dependencies(WebhookEndpoints, WebhookStore, WEBHOOK_HUB, TournamentAccess, RequestAdmission)
export class WebhooksController {
  // eslint-disable-next-line max-params -- Nest hands parts over one by one
  constructor(
    private readonly desk: WebhookEndpoints,
    private readonly webhooks: WebhookStore,
    private readonly hub: StreamHub,
    private readonly door: TournamentAccess,
    private readonly callers: RequestAdmission,
  ) {}

  @Get()
  @Header('cache-control', 'private, no-store')
  async list(
    @Param('eventId') eventId: string,
    @Req() request: FastifyRequest,
  ): Promise<WebhookList> {
    await this.enter(eventId, request, 'query');
    return { webhooks: [...(await this.webhooks.of(eventId))] };
  }

  @Post()
  @HttpCode(200)
  @Header('cache-control', 'no-store')
  async make(
    @Param('eventId') eventId: string,
    @Body() body: unknown,
    @Req() request: FastifyRequest,
  ): Promise<MadeWebhook> {
    const { asker } = await this.enter(eventId, request);
    return this.desk.make(eventId, asker.account?.id ?? '', validated(newWebhook, body));
  }

  /** Server-sent events: something of what the list or a list of deliveries says has changed. */
  @Get('live')
  async watch(
    @Param('eventId') eventId: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const { asker } = await this.enter(eventId, request, 'query');
    const release = this.callers.holdStream(request, asker);
    await serveViewer(
      { request, reply, release },
      {
        enter: (viewer) => this.hub.enter(eventId, viewer),
        leave: (viewer) => this.hub.leave(eventId, viewer),
      },
    );
  }

  @Get(':endpointId/deliveries')
  @Header('cache-control', 'private, no-store')
  async deliveries(
    @Param() { eventId, endpointId }: Named,
    @Req() request: FastifyRequest,
  ): Promise<WebhookDeliveryList> {
    await this.enter(eventId, request, 'query');
    await this.desk.known(eventId, endpointId);
    return { deliveries: [...(await this.webhooks.deliveriesOf(endpointId))] };
  }

  @Post(':endpointId/test')
  @HttpCode(200)
  async test(
    @Param() { eventId, endpointId }: Named,
    @Req() request: FastifyRequest,
  ): Promise<typeof done> {
    await this.enter(eventId, request, 'webhook-send');
    await this.desk.test(eventId, endpointId);
    return done;
  }

  @Post(':endpointId/redeliver')
  @HttpCode(200)
  async redeliver(
    @Param() { eventId, endpointId }: Named,
    @Body() body: unknown,
    @Req() request: FastifyRequest,
  ): Promise<typeof done> {
    await this.enter(eventId, request, 'webhook-send');
    await this.desk.redeliver(eventId, endpointId, validated(redelivery, body).messageId);
    return done;
  }

  @Post(':endpointId/pause')
  @HttpCode(200)
  async pause(
    @Param() { eventId, endpointId }: Named,
    @Req() request: FastifyRequest,
  ): Promise<typeof done> {
    await this.enter(eventId, request);
    await this.desk.pause(eventId, endpointId);
    return done;
  }

  @Post(':endpointId/resume')
  @HttpCode(200)
  async resume(
    @Param() { eventId, endpointId }: Named,
    @Req() request: FastifyRequest,
  ): Promise<typeof done> {
    await this.enter(eventId, request);
    await this.desk.resume(eventId, endpointId);
    return done;
  }

  @Post(':endpointId/remove')
  @HttpCode(200)
  async remove(
    @Param() { eventId, endpointId }: Named,
    @Req() request: FastifyRequest,
  ): Promise<typeof done> {
    await this.enter(eventId, request);
    await this.desk.remove(eventId, endpointId);
    return done;
  }

  /** The event as it is now, for its organizers. */
  private async enter(
    eventId: string,
    request: FastifyRequest,
    known: RateKind = 'command',
  ): Promise<Visit> {
    const asker = await this.callers.admit(request, { known, visitor: 'visitor-command' });
    const visit = await this.door.enter(eventId, asker, Infinity);
    authorize(webhookRights, { ...visit, own: false });
    return visit;
  }
}
