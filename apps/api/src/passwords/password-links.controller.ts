import { Describe } from '../http/describe.js';
import { CONFIGURATION } from '#infrastructure';
import { Dependencies } from '#platform';
import { Body, Controller, Get, HttpCode, Post, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { passwordLinkJob } from '#accounts';
import { newPasswordLink, type PasswordHelp, passwordHelp } from '#contracts';
import type { Configuration } from '#platform';
import { conflictFailure } from '../http/failure.js';
import { MailQueue } from '../auth/mail-queue.js';
import { MailAllowance } from '../auth/mail-allowance.js';
import { validate } from '../http/validated.js';
import { Admit } from '../auth/admission.js';

/**
 * Help for somebody who has forgotten the password. Nothing here checks whether there is an
 * account; the worker does, so that neither the answer nor its timing reveals it. The sign-in
 * library accepts the link itself at /api/auth/reset-password.
 */
@Controller('api/password-links')
@Dependencies(CONFIGURATION, MailAllowance, MailQueue)
export class PasswordLinksController {
  constructor(
    private readonly configuration: Pick<Configuration, 'mail'>,
    private readonly allowance: MailAllowance,
    private readonly mails: MailQueue,
  ) {}

  @Describe({
    tag: 'people',
    summary: 'Whether links to a new password are sent by mail',
    answers: ['The help there is', passwordHelp],
  })
  @Get()
  @Admit('open')
  help(): PasswordHelp {
    return { byMail: this.configuration.mail !== null };
  }

  @Describe({
    tag: 'people',
    summary: 'Have a link to a new password sent',
    description:
      'Answered alike whether there is an account of this address or not. The link is taken at /api/auth/reset-password.',
    takes: newPasswordLink,
    answers: ['On its way, if there is an account'],
  })
  @Post()
  @Admit('uncounted')
  @HttpCode(200)
  async ask(@Body() body: unknown, @Req() request: FastifyRequest): Promise<Record<string, never>> {
    if (this.configuration.mail === null) throw conflictFailure('auth/no-mail');
    const asked = validate(newPasswordLink, body);
    const wish = { ...asked, email: asked.email.toLowerCase() };
    await this.allowance.take(request, 'password-link', wish.email);
    await this.mails.send(passwordLinkJob, wish);
    return {};
  }
}
