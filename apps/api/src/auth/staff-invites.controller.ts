import { Describe } from '../http/describe.js';
import { Body, Controller, HttpCode, Post, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { Aggregates, findStaffInvite, GuestCodes } from '#application';
import { type StaffInviteOffer, staffInviteLook, staffInviteOffer } from '#contracts';
import { Dependencies } from '#platform';
import { notFoundFailure } from '../http/failure.js';
import { validate } from '../http/validated.js';
import { Admit } from './admission.js';
import { RequestAdmission } from './request-admission.js';

/**
 * Shows the holder of a staff link what it offers before they sign in: which tournament, which
 * role.
 */
@Controller('api/staff-invites')
@Dependencies(Aggregates, GuestCodes, RequestAdmission)
export class StaffInvitesController {
  constructor(
    private readonly aggregates: Aggregates,
    private readonly codes: GuestCodes,
    private readonly callers: RequestAdmission,
  ) {}

  @Describe({
    tag: 'people',
    summary: 'What a link for staff offers, by its code',
    takes: staffInviteLook,
    answers: ['Event and role', staffInviteOffer],
  })
  @Post('look')
  @Admit('uncounted')
  @HttpCode(200)
  look(@Body() body: unknown, @Req() request: FastifyRequest): Promise<StaffInviteOffer> {
    const { eventId, code } = validate(staffInviteLook, body);
    return this.callers.guardGuesses(request, () => this.offerOf(eventId, code));
  }

  private async offerOf(eventId: string, code: string): Promise<StaffInviteOffer> {
    const { state } = await this.aggregates.tournament(eventId);
    const invite = state.staffInvites.get(findStaffInvite(state, this.codes, code) ?? '');
    if (invite === undefined) throw notFoundFailure('staff/invite-unknown');
    return { event: state.name, role: invite.role };
  }
}
