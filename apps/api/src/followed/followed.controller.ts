import { Controller, Get, Header, Req } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { FastifyRequest } from 'fastify';
import { nobody } from '#application';
import type { KeyRing } from '#checkpoints';
import {
  comingAt,
  comingElsewhere,
  type EventCard,
  type FollowedCalendar,
  followedCalendar,
} from '#contracts';
import { CONFIGURATION } from '#infrastructure';
import { type Configuration, Dependencies } from '#platform';
import { Admit } from '../auth/admission.js';
import { LOG_SIGNER } from '../auth/auth-tokens.js';
import { calendarOf } from '../events/calendar-file.js';
import { shareAddress } from '../events/share-address.js';
import { Describe } from '../http/describe.js';
import { answerTo } from '../queries/ask-query.js';
import { calendarNote } from './calendar-note.js';
import { FollowedServers } from './followed-servers.js';

const kept = 'public, max-age=300';

/**
 * Coming tournaments: those of this server for its followers, and those of the servers that it
 * follows.
 */
@Controller()
@Admit('query')
@Dependencies(QueryBus, FollowedServers, LOG_SIGNER, CONFIGURATION)
export class FollowedController {
  constructor(
    private readonly bus: QueryBus,
    private readonly servers: FollowedServers,
    private readonly keys: KeyRing,
    private readonly configuration: Configuration,
  ) {}

  @Describe({
    tag: 'operation',
    summary: 'Coming public events, signed with the key of this server, for servers that follow it',
    says: 'Signed note',
    file: ['text/plain'],
  })
  @Get('.well-known/conclave-calendar')
  @Header('content-type', 'text/plain; charset=utf-8')
  @Header('cache-control', kept)
  async signed(): Promise<string> {
    const at = new Date().toISOString();
    return calendarNote(this.keys, { at, events: await this.coming(at) });
  }

  @Describe({
    tag: 'read interface, version 1',
    operationId: 'readFollowedCalendar',
    summary: 'Coming events of the servers that this one follows; one that fails is named',
    answers: ['The answer', followedCalendar],
  })
  @Get('api/v1/followed')
  @Header('cache-control', 'public, max-age=60')
  async followed(): Promise<FollowedCalendar> {
    return { servers: [...(await this.servers.all())] };
  }

  @Describe({
    tag: 'operation',
    summary: 'Coming events of this server and of those that it follows, as a calendar',
    file: ['text/calendar'],
  })
  @Get('followed.ics')
  @Header('content-type', 'text/calendar; charset=utf-8')
  @Header('cache-control', kept)
  async calendar(@Req() request: FastifyRequest): Promise<string> {
    const { url } = shareAddress(request, this.configuration);
    const here = await this.coming(new Date().toISOString());
    const elsewhere = comingElsewhere(here, await this.servers.all());
    return calendarOf(
      [
        ...here.map((event) => ({ ...event, origin: url })),
        ...elsewhere.map(({ event, address }) => ({ ...event, origin: address })),
      ],
      'Conclave',
    );
  }

  private async coming(at: string): Promise<readonly EventCard[]> {
    return comingAt((await answerTo(this.bus, nobody, 'publicEvents', {})).events, at);
  }
}
