import { Body, Controller, Get, Header, HttpCode, Post, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import {
  type LinkCode,
  linkCode,
  type LinkOffer,
  linkOffer,
  type MadeLink,
  madeLink,
  newLink,
  newSeatToken,
  type SeatToken,
  seatToken,
  type TokenScope,
} from '#contracts';
import { CONFIGURATION } from '#infrastructure';
import { type Configuration, Dependencies } from '#platform';
import { PrismaClient } from '../../../../prisma/generated/client.js';
import { Admit, CallerAccount } from '../auth/admission.js';
import { ApiTokens } from '../auth/api-tokens.js';
import { GuestCookie } from '../auth/guest-cookie.js';
import { GuestSeats } from '../auth/guest-seats.js';
import { RequestAdmission } from '../auth/request-admission.js';
import { Describe } from '../http/describe.js';
import { seatTokenText } from '../http/token-text.js';
import { validate } from '../http/validated.js';
import { LinkCodes } from './link-codes.js';

/** What people do at a tournament besides playing on screen; without files and whole logs. */
const scopes: TokenScope[] = [
  'events:write',
  'players:write',
  'decks:write',
  'rounds:write',
  'judging:write',
];

/** Lets another program act for a person, by a code that the person gives to it. */
@Controller('api')
@Dependencies(
  LinkCodes,
  ApiTokens,
  GuestSeats,
  GuestCookie,
  RequestAdmission,
  PrismaClient,
  CONFIGURATION,
)
export class LinksController {
  // eslint-disable-next-line max-params -- Nest hands parts over one by one
  constructor(
    private readonly codes: LinkCodes,
    private readonly tokens: ApiTokens,
    private readonly seats: GuestSeats,
    private readonly cookie: GuestCookie,
    private readonly callers: RequestAdmission,
    private readonly prisma: PrismaClient,
    private readonly configuration: Pick<Configuration, 'discordCommands'>,
  ) {}

  @Describe({
    tag: 'machines',
    summary: 'The programs that a code can be made for',
    answers: ['Programs', linkOffer],
  })
  @Get('me/link-codes')
  @Admit('person')
  offer(): LinkOffer {
    return { discord: this.configuration.discordCommands };
  }

  @Describe({
    tag: 'machines',
    summary: 'A code that lets a program such as the one for Discord act for the account',
    answers: ['The code, told this once', linkCode],
  })
  @Post('me/link-codes')
  @Admit('person')
  @HttpCode(200)
  @Header('cache-control', 'no-store')
  issue(@CallerAccount() account: string): Promise<LinkCode> {
    return this.codes.issue(account);
  }

  @Describe({
    tag: 'machines',
    operationId: 'linkAccount',
    summary: 'A token of the account whose code this is; the code is good once',
    takes: newLink,
    answers: ['The token', madeLink],
  })
  @Post('v1/links')
  @Admit('uncounted')
  @HttpCode(200)
  @Header('cache-control', 'no-store')
  async link(@Body() body: unknown, @Req() request: FastifyRequest): Promise<MadeLink> {
    const { code, name } = validate(newLink, body);
    const account = await this.callers.guardGuesses(request, () => this.codes.use(code));
    const made = await this.tokens.make(account, {
      name,
      access: 'act',
      eventId: null,
      days: null,
      scopes,
    });
    const user = await this.prisma.user.findUniqueOrThrow({
      where: { id: account },
      select: { name: true },
    });
    return { ...made, account: user };
  }

  @Describe({
    tag: 'machines',
    operationId: 'takeSeat',
    summary: "A token of the guest's seat that this code opens",
    takes: newSeatToken,
    answers: ['The token', seatToken],
  })
  @Post('v1/seats')
  @Admit('uncounted')
  @HttpCode(200)
  @Header('cache-control', 'no-store')
  async seat(@Body() body: unknown, @Req() request: FastifyRequest): Promise<SeatToken> {
    const { eventId, code } = validate(newSeatToken, body);
    const seat = await this.callers.guardGuesses(request, () => this.seats.openedBy(eventId, code));
    return {
      eventId,
      playerId: seat.playerId,
      token: seatTokenText(this.cookie.sealed([seat])),
    };
  }
}
