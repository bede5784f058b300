import { Dependencies } from '#platform';
import { Body, Controller, HttpCode, Param, Post, Req, Res } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CommandAccepted, CommandName, CommandPayload } from '#contracts';
import { malformedFailure, notFoundFailure, unlessRefused } from '../http/failure.js';
import {
  type Asker,
  refuseGuessable,
  type CommandDefinition,
  type CommandRequest,
  ExecuteCommand,
  Fingerprints,
  commandDefinitions,
} from '#application';
import { GuestCookie } from '../auth/guest-cookie.js';
import { Admit, callerOf } from '../auth/admission.js';
import { RequestAdmission } from '../auth/request-admission.js';
import { RegistrationOrigins } from '../auth/registration-origins.js';
import { validate } from '../http/validated.js';
import { ApiMetrics } from '../operations/api-metrics.js';

/** POST /api/commands/<name>: the only endpoint for changes. */
@Controller('api/commands')
@Dependencies(
  CommandBus,
  RequestAdmission,
  GuestCookie,
  ApiMetrics,
  Fingerprints,
  RegistrationOrigins,
)
export class CommandController {
  // eslint-disable-next-line max-params -- Nest hands parts over one by one
  constructor(
    private readonly bus: CommandBus,
    private readonly callers: RequestAdmission,
    private readonly guests: GuestCookie,
    private readonly metrics: ApiMetrics,
    private readonly fingerprints: Fingerprints,
    private readonly origins: RegistrationOrigins,
  ) {}

  @Post(':name')
  @Admit('command')
  @HttpCode(200)
  async command(
    @Param('name') name: string,
    @Body() body: unknown,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<CommandAccepted> {
    const definition = definitionOf(name);
    const { asker, pass } = await this.sender(definition, request);
    const payload = validate(definition.payload, body) as CommandPayload<CommandName>;
    await this.countOpened(definition, payload, request);
    const origin =
      definition.name === 'Register'
        ? await this.origins.of(request, (payload as CommandPayload<'Register'>).eventId, asker)
        : undefined;
    const checked: CommandRequest = {
      name: definition.name,
      payload,
      fingerprint: this.fingerprints.of(name, payload),
      asker,
      key: checkedKey(request.headers['idempotency-key']),
      at: new Date().toISOString(),
      ...(origin ? { origin } : {}),
    };
    const execute = async (): Promise<CommandAccepted> =>
      unlessRefused(
        await this.metrics.timeCommand(checked.name, () =>
          this.bus.execute(new ExecuteCommand(checked)),
        ),
      );
    const accepted = await (!definition.guessable
      ? execute()
      : this.callers.guardGuesses(request, execute));
    // Not after a refusal: the pass derives from the key, and a key that somebody else has used
    // would give their pass away.
    if (pass !== null) void reply.header('set-cookie', pass);
    if (definition.holdsSeat) this.rememberSeat(checked, accepted, reply);
    return accepted;
  }

  /**
   * The sender of a command. `pass`: the cookie for a browser without a visitor id, which needs one
   * to be recognized by its next command.
   */
  private async sender(
    { visitorPass }: CommandDefinition,
    request: FastifyRequest,
  ): Promise<{ readonly asker: Asker; readonly pass: string | null }> {
    const asker = callerOf(request);
    if (!visitorPass) return { asker, pass: null };
    await this.callers.count(request, asker, { known: 'practice', visitor: 'visitor-practice' });
    if (asker.account !== null || asker.visitor) return { asker, pass: null };
    const key = checkedKey(request.headers['idempotency-key']);
    unlessRefused(refuseGuessable(key));
    const { visitor, header } = this.callers.passes.issue(key);
    return { asker: { ...asker, visitor }, pass: header };
  }

  private async countOpened(
    { opens }: CommandDefinition,
    payload: CommandPayload<CommandName>,
    request: FastifyRequest,
  ): Promise<void> {
    if (opens === undefined) return;
    await this.callers.admitAddress(request, `opens-${opens}`);
    if ('listed' in payload && payload.listed === true)
      await this.callers.admitAddress(request, 'opens-listed');
  }

  /** A guest who registers holds the seat at once. */
  private rememberSeat(
    { payload, asker }: CommandRequest,
    { ids }: CommandAccepted,
    reply: FastifyReply,
  ): void {
    if (asker.account || ids['playerId'] === undefined) return;
    const { eventId } = payload as CommandPayload<'Register'>;
    void reply.header(
      'set-cookie',
      this.guests.add(asker.seats, { eventId, playerId: ids['playerId'], issue: 1 }),
    );
  }
}

const definitionOf = (name: string): CommandDefinition => {
  if (Object.hasOwn(commandDefinitions, name)) return commandDefinitions[name as CommandName];
  throw notFoundFailure('request/unknown-command');
};

const checkedKey = (key: unknown): string => {
  if (typeof key === 'string' && /^[A-Za-z0-9_-]{8,64}$/.test(key)) return key;
  throw malformedFailure([{ path: 'Idempotency-Key', message: '8 to 64 letters, digits, - or _' }]);
};
