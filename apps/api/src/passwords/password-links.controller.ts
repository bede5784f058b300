import { Dependencies } from '#platform';
import { Body, Controller, Get, HttpCode, Post, Req } from '@nestjs/common';
import type { Queue } from 'bullmq';
import type { FastifyRequest } from 'fastify';
import { passwordLinkJob } from '#accounts';
import { newPasswordLink, type PasswordHelp } from '#contracts';
import type { Configuration, Redis } from '#platform';
import { RequestAdmission } from '../auth/request-admission.js';
import { tryAgain, refused } from '#application';
import { validated } from '../http/validated.js';
import { CONFIGURATION, DELIVERY_QUEUE, REDIS } from '../infrastructure/tokens.js';

/**
 * The way back for whoever has forgotten the password. Nothing here looks whether there is an account: the worker does, so that neither the answer
 * nor the time it takes tells. The link itself is taken by the sign-in library at /api/auth/reset-password.
 */
@Controller('api/password-links')
@Dependencies(CONFIGURATION, RequestAdmission, DELIVERY_QUEUE, REDIS)
export class PasswordLinksController {
  constructor(
    private readonly configuration: Pick<Configuration, 'mail'>,
    private readonly callers: RequestAdmission,
    private readonly queue: Pick<Queue, 'add'>,
    private readonly redis: Pick<Redis, 'status'>,
  ) {}

  @Get()
  help(): PasswordHelp {
    return { byMail: this.configuration.mail !== null };
  }

  @Post()
  @HttpCode(200)
  async ask(@Body() body: unknown, @Req() request: FastifyRequest): Promise<Record<string, never>> {
    if (this.configuration.mail === null) throw refused({ code: 'auth/no-mail' });
    const asked = validated(newPasswordLink, body);
    const wish = { ...asked, email: asked.email.toLowerCase() };
    await this.callers.admitAddress(request, 'password-link-address');
    await this.callers.limits.consume('password-link', wish.email);
    // The queue would wait for Redis however long that takes; a person does not.
    if (this.redis.status !== 'ready') throw tryAgain('server/unavailable');
    const { name, attempts, backoffMs, key } = passwordLinkJob;
    await this.queue.add(name, wish, {
      jobId: `${name}.${key(wish)}`,
      attempts,
      backoff: { type: 'exponential', delay: backoffMs },
      removeOnComplete: true,
      removeOnFail: true,
    });
    return {};
  }
}
