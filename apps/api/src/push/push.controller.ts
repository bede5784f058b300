import { z } from 'zod';
import { Describe } from '../http/describe.js';
import { CONFIGURATION, SEALED_SECRETS } from '#infrastructure';
import { Dependencies } from '#platform';
import { Body, Controller, Get, Header, HttpCode, Post } from '@nestjs/common';
import {
  type PushHeard,
  type PushKey,
  pushListen,
  type PushSort,
  pushState,
  pushStop,
  pushKey,
  pushHeard,
} from '#contracts';
import type { SealedSecrets } from '#event-store';
import type { Configuration } from '#platform';
import { isKnownService, knownServices, type Listener, PushSubscriptions, vapidKeys } from '#push';
import { TournamentAccess, type Visit } from '../queries/tournament-access.js';
import { ApiFailure, unlessRefused } from '../http/failure.js';
import { validate } from '../http/validated.js';
import { authorize } from '#application';
import { listenerPolicy } from '../policy/listeners.js';
import { Admit, Caller, ForTokens } from '../auth/admission.js';
import type { Asker } from '#application';

const listenersOf = ({ asker, rights }: Visit, sort: PushSort): readonly Listener[] =>
  sort === 'seat'
    ? [...rights.ownPlayers].map((playerId): Listener => `player:${playerId}`)
    : [`account:${asker.account?.id ?? ''}`];

/** Maximum number of browsers subscribed for one seat, or for one account's work. */
const mostBrowsers = 20;

/**
 * Browsers that want to be notified while their page is asleep. To whom they belong is no fact of
 * the tournament and is not in its stream.
 */
@ForTokens({ ofNoEvent: true })
@Controller('api/push')
@Dependencies(TournamentAccess, PushSubscriptions, SEALED_SECRETS, CONFIGURATION)
export class PushController {
  constructor(
    private readonly door: TournamentAccess,
    private readonly subscriptions: PushSubscriptions,
    private readonly secrets: SealedSecrets,
    private readonly configuration: Configuration,
  ) {}

  /** The public key with which browsers subscribe. */
  @Describe({
    tag: 'push',
    summary: 'The public key that browsers subscribe to notifications with',
    answers: ['The key', pushKey],
  })
  @Get('key')
  @Admit('open')
  @Header('cache-control', 'no-store')
  async key(): Promise<PushKey> {
    const { publicKey } = await vapidKeys(this.secrets);
    return { publicKey };
  }

  @Describe({
    tag: 'push',
    summary: "Be told on this device of one's seat in an event, or of what its floor is called to",
    takes: pushListen,
    answers: ['Done', pushHeard],
  })
  @Post('listen')
  @Admit('command')
  @HttpCode(200)
  async listen(@Body() body: unknown, @Caller() asker: Asker): Promise<PushHeard> {
    const { eventId, sort, language, subscription } = validate(pushListen, body);
    const visit = await this.door.enter(eventId, asker);
    unlessRefused(
      authorize(listenerPolicy[sort], { ...visit, own: visit.rights.ownPlayers.size > 0 }),
    );
    const { endpoint, keys } = subscription;
    if (!isKnownService(endpoint, this.configuration.pushServices ?? knownServices))
      throw new ApiFailure(422, 'push/unknown-service');
    const listeners = listenersOf(visit, sort);
    if ((await this.subscriptions.othersHearing(endpoint, eventId, listeners)) >= mostBrowsers)
      throw new ApiFailure(409, 'push/too-many', { most: mostBrowsers });
    await this.subscriptions.start({ endpoint, ...keys, language }, eventId, listeners);
    return this.heard(endpoint, eventId, language);
  }

  /** The address of a subscription is the proof: only the browser itself knows it. */
  @Describe({
    tag: 'push',
    summary: 'Be told no more',
    takes: pushStop,
    answers: ['Done', z.object({})],
  })
  @Post('stop')
  @Admit('command')
  @HttpCode(200)
  async stop(@Body() body: unknown): Promise<Record<string, never>> {
    const { eventId, sort, endpoint } = validate(pushStop, body);
    await this.subscriptions.stop(endpoint, eventId, sort === 'seat' ? 'player' : 'account');
    return {};
  }

  @Describe({
    tag: 'push',
    summary: 'What this device is told of',
    takes: pushState,
    answers: ['Done', pushHeard],
  })
  @Post('state')
  @Admit('query')
  @HttpCode(200)
  async state(@Body() body: unknown): Promise<PushHeard> {
    const { eventId, endpoint, language } = validate(pushState, body);
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
