import { Body, Controller, HttpCode, Inject, Param, Post, Req, Res } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type CommandAccepted, type CommandName, type CommandPayload, commands } from '#contracts';
import { type Asker, type Fingerprints, malformed, unknown } from '#application';
import type { GuestCookie } from '../auth/guest-cookie.js';
import { callerAddress } from '../http/client-address.js';
import type { Callers } from '../http/callers.js';
import { validated } from '../http/validated.js';
import { API_METRICS, CALLERS, FINGERPRINTS, GUEST_COOKIE } from '../infrastructure/tokens.js';
import type { ApiMetrics } from '../operations/api-metrics.js';
import { commandFor } from './command-request.js';
import type { CommandRequest } from '#application';

/** What a visitor may begin and go on with later. */
const begins: ReadonlySet<string> = new Set<CommandName>([
  'StartPractice',
  'RepeatPractice',
  'StartFreeDraft',
  'JoinFreeDraft',
]);

/** POST /api/commands/<name>: the one door of every change. */
@Controller('api/commands')
export class CommandController {
  // eslint-disable-next-line max-params -- Nest hands parts over one by one
  constructor(
    @Inject(CommandBus) private readonly bus: CommandBus,
    @Inject(CALLERS) private readonly callers: Callers,
    @Inject(GUEST_COOKIE) private readonly guests: GuestCookie,
    @Inject(API_METRICS) private readonly metrics: ApiMetrics,
    @Inject(FINGERPRINTS) private readonly fingerprints: Fingerprints,
  ) {}

  @Post(':name')
  @HttpCode(200)
  async command(
    @Param('name') name: string,
    @Body() body: unknown,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<CommandAccepted> {
    if (!Object.hasOwn(commands, name)) throw unknown('request/unknown-command');
    const asker = await this.admit(name, request, reply);
    const payload = validated(commands[name as CommandName], body) as CommandPayload<CommandName>;
    const checked: CommandRequest = {
      name: name as CommandName,
      payload,
      fingerprint: this.fingerprints.of(name, payload),
      asker,
      key: checkedKey(request.headers['idempotency-key']),
      at: new Date().toISOString(),
    };
    const execute = (): Promise<CommandAccepted> =>
      this.metrics.timeCommand(checked.name, () => this.bus.execute(commandFor(checked)));
    const accepted = await (checked.name !== 'ClaimPlayer'
      ? execute()
      : this.callers.limits.guardGuesses(callerAddress(request), execute));
    this.rememberSeat(checked, accepted, reply);
    return accepted;
  }

  /** Who may go on. To practise a visitor needs to be known again by his next move: the browser gets a name of its own. */
  private async admit(name: string, request: FastifyRequest, reply: FastifyReply): Promise<Asker> {
    const asker = await this.callers.admit(request, {
      known: 'command',
      visitor: 'visitor-command',
    });
    if (!begins.has(name)) return asker;
    await this.callers.admit(request, { known: 'practice', visitor: 'visitor-practice' });
    if (asker.account !== null || asker.visitor) return asker;
    const { visitor, header } = this.callers.passes.issue();
    void reply.header('set-cookie', header);
    return { ...asker, visitor };
  }

  /** Whoever registers as a guest holds the seat at once. */
  private rememberSeat(
    { name, payload, asker }: CommandRequest,
    { ids }: CommandAccepted,
    reply: FastifyReply,
  ): void {
    if (name !== 'Register' || asker.account || ids['playerId'] === undefined) return;
    const { eventId } = payload as CommandPayload<'Register'>;
    void reply.header(
      'set-cookie',
      this.guests.add(asker.seats, { eventId, playerId: ids['playerId'], issue: 1 }),
    );
  }
}

const checkedKey = (key: unknown): string => {
  if (typeof key === 'string' && /^[A-Za-z0-9_-]{8,64}$/.test(key)) return key;
  throw malformed([{ path: 'Idempotency-Key', message: '8 to 64 letters, digits, - or _' }]);
};
