import { Describe } from '../http/describe.js';
import { randomBytes } from 'node:crypto';
import { unlessRefused } from '../http/failure.js';
import { Body, Controller, HttpCode, Post, Res } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { Queue } from 'bullmq';
import type { FastifyReply } from 'fastify';
import {
  type CommandAccepted,
  type CommandName,
  type CommandPayload,
  type DemoCreated,
  demoRequest,
  demoCreated,
} from '#contracts';
import { type Asker, type CommandRequest, ExecuteCommand } from '#application';
import { type DemoJob, demoJobName, Dependencies } from '#platform';
import type { Auth } from '../auth/auth.js';
import { RequestAdmission } from '../auth/request-admission.js';
import { validate } from '../http/validated.js';
import { JOB_QUEUE } from '../infrastructure/tokens.js';
import { AUTH } from '../auth/auth-tokens.js';
import { demoEvent } from './demo-event.js';
import { Admit, Caller, ForTokens } from '../auth/admission.js';

/**
 * Creates a tournament to try out, with a room that the worker's bots fill. Its owner is the
 * account that is signed in, otherwise a new account to which the visitor is signed in.
 */
@ForTokens({ ofNoEvent: true })
@Controller('api/demo')
@Dependencies(CommandBus, AUTH, RequestAdmission, JOB_QUEUE)
export class DemoController {
  constructor(
    private readonly bus: CommandBus,
    private readonly auth: Auth,
    private readonly callers: RequestAdmission,
    private readonly queue: Pick<Queue, 'add'>,
  ) {}

  @Describe({
    tag: 'demo',
    summary:
      'Create a demo event full of bots: of your account, or of a new one that you are signed in to',
    takes: demoRequest,
    answers: ['Created', demoCreated],
  })
  @Post()
  @Admit('demo')
  @HttpCode(200)
  async create(
    @Body() body: unknown,
    @Caller() { account, token }: Asker,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<DemoCreated> {
    const { format } = validate(demoRequest, body ?? {});
    const organizer =
      account && !token ? { account, credentials: {} } : await this.newOrganizer(reply);
    const asker: Asker = { account: organizer.account, seats: [] };
    const key = randomBytes(16).toString('hex');
    const create = ask('CreateEvent', demoEvent(format, new Date().toISOString().slice(0, 10)), {
      asker,
      key: `create-${key}`,
    });
    const { ids } = await this.execute({ ...create, demo: true });
    const eventId = ids['eventId'] ?? '';
    await this.execute(ask('OpenRegistration', { eventId }, { asker, key: `open-${key}` }));
    const job: DemoJob = { eventId, seed: key };
    // The worker's sweep finds demo rooms anyway; the job only makes the bots start at once.
    this.queue.add(demoJobName, job, { jobId: `${demoJobName}.${eventId}` }).catch(() => undefined);
    return { eventId, ...organizer.credentials };
  }

  private async execute(request: CommandRequest): Promise<CommandAccepted> {
    return unlessRefused(await this.bus.execute(new ExecuteCommand(request)));
  }

  private async newOrganizer(reply: FastifyReply): Promise<{
    readonly account: { readonly id: string; readonly name: string };
    readonly credentials: { readonly email: string; readonly password: string };
  }> {
    const email = `demo-${randomBytes(6).toString('hex')}@example.invalid`;
    const password = randomBytes(12).toString('base64url');
    const { headers, response } = await this.auth.api.signUpEmail({
      body: { name: 'Demo organizer', email, password },
      returnHeaders: true,
    });
    this.callers.identity.forget();
    void reply.header('set-cookie', headers.getSetCookie());
    const { id, name } = response.user;
    return { account: { id, name }, credentials: { email, password } };
  }
}

const ask = <N extends CommandName>(
  name: N,
  payload: CommandPayload<N>,
  { asker, key }: { asker: Asker; key: string },
): CommandRequest<N> => ({
  name,
  payload,
  asker,
  key,
  at: new Date().toISOString(),
  fingerprint: null,
});
