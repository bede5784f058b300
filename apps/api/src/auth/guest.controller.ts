import { Describe, members } from '../http/describe.js';
import { Dependencies } from '#platform';
import { Body, Controller, HttpCode, Post, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { id } from '#contracts';
import type { GuestSeat } from '#application';
import { RequestAdmission } from './request-admission.js';
import { validate } from '../http/validated.js';
import { GuestCookie } from './guest-cookie.js';
import { GuestSeats } from './guest-seats.js';
import { Admit, callerOf } from './admission.js';

const entry = z.strictObject({ eventId: id, code: z.string().min(1).max(32) });

/** Players without an account: the code they received opens their seat on any device. */
@Controller('api/guest')
@Dependencies(GuestSeats, GuestCookie, RequestAdmission)
export class GuestController {
  constructor(
    private readonly seats: GuestSeats,
    private readonly cookie: GuestCookie,
    private readonly callers: RequestAdmission,
  ) {}

  @Describe({
    tag: 'people',
    summary: "Take a guest's seat by its code",
    takes: members({ eventId: { type: 'string' }, code: { type: 'string' } }),
    answers: ['Seated'],
  })
  @Post('sign-in')
  @Admit('uncounted')
  @HttpCode(200)
  async signIn(
    @Body() body: unknown,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Pick<GuestSeat, 'eventId' | 'playerId'>> {
    const { eventId, code } = validate(entry, body);
    const seat = await this.callers.guardGuesses(request, () => this.seats.openedBy(eventId, code));
    const { seats } = callerOf(request);
    void reply.header('set-cookie', this.cookie.add(seats, seat));
    return { eventId: seat.eventId, playerId: seat.playerId };
  }

  /** Gives up all guest seats of this browser. */
  @Describe({
    tag: 'people',
    summary: 'Give up the guest seats of this browser',
    answers: ['Done'],
  })
  @Post('sign-out')
  @Admit('open')
  @HttpCode(200)
  signOut(@Res({ passthrough: true }) reply: FastifyReply): Record<string, never> {
    void reply.header('set-cookie', this.cookie.header([]));
    return {};
  }
}
