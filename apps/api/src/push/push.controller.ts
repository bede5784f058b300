import { CONFIGURATION, SEALED_SECRETS } from '#infrastructure';
import { Dependencies } from '#platform';
import { Body, Controller, Get, Header, HttpCode, Post, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import {
  type PushHeard,
  type PushKey,
  pushListen,
  type PushSort,
  pushState,
  pushStop,
} from '#contracts';
import type { SealedSecrets } from '#event-store';
import type { Configuration } from '#platform';
import { isKnownService, knownServices, type Listener, PushSubscriptions, vapidKeys } from '#push';
import { TournamentAccess, type Visit } from '../queries/tournament-access.js';
import { RequestAdmission } from '../auth/request-admission.js';
import { ApiFailure } from '../http/failure.js';
import { validated } from '../http/validated.js';
import { authorize } from '#application';
import { listenerPolicy } from '../policy/listeners.js';

const listenersOf = ({ asker, rights }: Visit, sort: PushSort): readonly Listener[] =>
  sort === 'seat'
    ? [...rights.ownPlayers].map((playerId): Listener => `player:${playerId}`)
    : [`account:${asker.account?.id ?? ''}`];

/** Browsers that may be told of one seat, or of one account's work. */
const mostBrowsers = 20;

/** Browsers that ask to be told although their page sleeps. Whom they belong to is no fact of the tournament: nothing of it is in the stream. */
@Controller('api/push')
@Dependencies(TournamentAccess, RequestAdmission, PushSubscriptions, SEALED_SECRETS, CONFIGURATION)
export class PushController {
  // eslint-disable-next-line max-params -- Nest hands parts over one by one
  constructor(
    private readonly door: TournamentAccess,
    private readonly callers: RequestAdmission,
    private readonly subscriptions: PushSubscriptions,
    private readonly secrets: SealedSecrets,
    private readonly configuration: Configuration,
  ) {}

  /** The public key that browsers subscribe with. */
  @Get('key')
  @Header('cache-control', 'no-store')
  async key(): Promise<PushKey> {
    const { publicKey } = await vapidKeys(this.secrets);
    return { publicKey };
  }

  @Post('listen')
  @HttpCode(200)
  async listen(@Body() body: unknown, @Req() request: FastifyRequest): Promise<PushHeard> {
    const asker = await this.callers.admit(request, {
      known: 'command',
      visitor: 'visitor-command',
    });
    const { eventId, sort, language, subscription } = validated(pushListen, body);
    const visit = await this.door.enter(eventId, asker);
    authorize(listenerPolicy[sort], { ...visit, own: visit.rights.ownPlayers.size > 0 });
    const { endpoint, keys } = subscription;
    if (!isKnownService(endpoint, this.configuration.pushServices ?? knownServices))
      throw new ApiFailure(422, 'push/unknown-service');
    const listeners = listenersOf(visit, sort);
    if ((await this.subscriptions.othersHearing(endpoint, eventId, listeners)) >= mostBrowsers)
      throw new ApiFailure(409, 'push/too-many', { most: mostBrowsers });
    await this.subscriptions.start({ endpoint, ...keys, language }, eventId, listeners);
    return this.heard(endpoint, eventId, language);
  }

  /** Whoever knows the address of a browser's subscription is that browser. */
  @Post('stop')
  @HttpCode(200)
  async stop(
    @Body() body: unknown,
    @Req() request: FastifyRequest,
  ): Promise<Record<string, never>> {
    await this.callers.admit(request, { known: 'command', visitor: 'visitor-command' });
    const { eventId, sort, endpoint } = validated(pushStop, body);
    await this.subscriptions.stop(endpoint, eventId, sort === 'seat' ? 'player' : 'account');
    return {};
  }

  @Post('state')
  @HttpCode(200)
  async state(@Body() body: unknown, @Req() request: FastifyRequest): Promise<PushHeard> {
    await this.callers.admit(request, { known: 'query', visitor: 'visitor-query' });
    const { eventId, endpoint, language } = validated(pushState, body);
    return this.heard(endpoint, eventId, language);
  }

  private async heard(endpoint: string, eventId: string, language: string): Promise<PushHeard> {
    const listeners = await this.subscriptions.heard(endpoint, eventId, language);
    return {
      seat: listeners.some((listener) => listener.startsWith('player:')),
      floor: listeners.some((listener) => listener.startsWith('account:')),
    };
  }
}
