import type { z } from 'zod';
import { Describe } from '../http/describe.js';
import { Dependencies } from '#platform';
import { unlessRefused } from '../http/failure.js';
import {
  applyDecorators,
  Body,
  Controller,
  Get,
  Header,
  HttpCode,
  Param,
  Post,
  Req,
  Res,
} from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  type MadeWebhook,
  newWebhook,
  redelivery,
  type WebhookDeliveryList,
  type WebhookList,
  webhookList,
  madeWebhook,
  lineTold,
  webhookDeliveryList,
} from '#contracts';
import { WebhookStore } from '#webhooks';
import { TournamentAccess, type Visit } from '../queries/tournament-access.js';
import { Admit, Caller, callerOf } from '../auth/admission.js';
import { RequestAdmission } from '../auth/request-admission.js';
import { validate } from '../http/validated.js';
import { WEBHOOK_HUB } from './webhook-hub.js';
import type { StreamHub } from '../live/stream-hub.js';
import { serveViewer } from '../live/serve-viewer.js';
import { type Asker, authorize } from '#application';
import { webhookRights } from '../policy/webhooks.js';
import { WebhookEndpoints } from './webhook-endpoints.js';

const granted = { tag: 'machines', description: 'Granted to: owner, organizer.' } as const;

/** A route that does something with an endpoint. */
const Act = (path: string, summary: string, takes?: z.ZodType) =>
  applyDecorators(
    Describe({ ...granted, summary, answers: ['Done'], ...(takes && { takes }) }),
    Post(`:endpointId/${path}`),
    HttpCode(200),
  );

interface Named {
  readonly eventId: string;
  readonly endpointId: string;
}
const done = {};

/**
 * /api/events/<id>/webhooks: the addresses to which a tournament's events are sent. Addresses and
 * secrets are no facts of the tournament and are not in its stream.
 */
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

  @Describe({
    ...granted,
    summary: 'Where the happenings of an event are told to',
    answers: ['Endpoints', webhookList],
  })
  @Get()
  @Admit('webhook-look')
  @Header('cache-control', 'private, no-store')
  async list(@Param('eventId') eventId: string, @Caller() asker: Asker): Promise<WebhookList> {
    await this.enter(eventId, asker);
    return { webhooks: [...(await this.webhooks.of(eventId))] };
  }

  @Describe({
    ...granted,
    summary: 'Add an endpoint; its secret is told this once',
    takes: newWebhook,
    answers: ['The endpoint', madeWebhook],
  })
  @Post()
  @Admit('command')
  @HttpCode(200)
  @Header('cache-control', 'no-store')
  async make(
    @Param('eventId') eventId: string,
    @Body() body: unknown,
    @Caller() asker: Asker,
  ): Promise<MadeWebhook> {
    await this.enter(eventId, asker);
    return this.desk.make(eventId, asker.account?.id ?? '', validate(newWebhook, body));
  }

  /** Server-sent events: the list of endpoints or a list of deliveries has changed. */
  @Describe({
    ...granted,
    summary: 'Server-sent events: endpoints or deliveries have changed',
    stream: lineTold,
  })
  @Get('live')
  @Admit('webhook-look')
  async watch(
    @Param('eventId') eventId: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const { asker } = await this.enter(eventId, callerOf(request));
    const release = this.callers.holdStream(request, asker);
    await serveViewer(
      { request, reply, release },
      {
        enter: (viewer) => this.hub.enter(eventId, viewer),
        leave: (viewer) => this.hub.leave(eventId, viewer),
      },
    );
  }

  @Describe({
    ...granted,
    summary: 'The last hundred deliveries',
    answers: ['Deliveries, newest first', webhookDeliveryList],
  })
  @Get(':endpointId/deliveries')
  @Admit('webhook-look')
  @Header('cache-control', 'private, no-store')
  async deliveries(
    @Param() { eventId, endpointId }: Named,
    @Caller() asker: Asker,
  ): Promise<WebhookDeliveryList> {
    await this.enter(eventId, asker);
    await this.desk.known(eventId, endpointId);
    return { deliveries: [...(await this.webhooks.deliveriesOf(endpointId))] };
  }

  @Act('test', 'Send a test')
  @Admit('webhook-send')
  async test(
    @Param() { eventId, endpointId }: Named,
    @Caller() asker: Asker,
  ): Promise<typeof done> {
    await this.enter(eventId, asker);
    await this.desk.test(eventId, endpointId);
    return done;
  }

  @Act('redeliver', 'Make a delivery again, under its id', redelivery)
  @Admit('webhook-send')
  async redeliver(
    @Param() { eventId, endpointId }: Named,
    @Body() body: unknown,
    @Caller() asker: Asker,
  ): Promise<typeof done> {
    await this.enter(eventId, asker);
    await this.desk.redeliver(eventId, endpointId, validate(redelivery, body).messageId);
    return done;
  }

  @Act('pause', 'Hold deliveries back')
  @Admit('command')
  async pause(
    @Param() { eventId, endpointId }: Named,
    @Caller() asker: Asker,
  ): Promise<typeof done> {
    await this.enter(eventId, asker);
    await this.desk.pause(eventId, endpointId);
    return done;
  }

  @Act('resume', 'Deliver again, what was held back first')
  @Admit('command')
  async resume(
    @Param() { eventId, endpointId }: Named,
    @Caller() asker: Asker,
  ): Promise<typeof done> {
    await this.enter(eventId, asker);
    await this.desk.resume(eventId, endpointId);
    return done;
  }

  @Act('remove', 'Remove the endpoint, its secret and its deliveries')
  @Admit('command')
  async remove(
    @Param() { eventId, endpointId }: Named,
    @Caller() asker: Asker,
  ): Promise<typeof done> {
    await this.enter(eventId, asker);
    await this.desk.remove(eventId, endpointId);
    return done;
  }

  /** The tournament's present state, for its organizers. */
  private async enter(eventId: string, asker: Asker): Promise<Visit> {
    const visit = await this.door.enter(eventId, asker, Infinity);
    unlessRefused(authorize(webhookRights, { ...visit, own: false }));
    return visit;
  }
}
