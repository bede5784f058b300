import { Describe } from '../http/describe.js';
import { CONFIGURATION } from '#infrastructure';
import { unlessRefused } from '../http/failure.js';
import { Dependencies } from '#platform';
import { Controller, Get, Header, Param, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { Configuration } from '#platform';
import { authorize } from '#application';
import { filePolicy } from '../policy/files.js';
import { TournamentAccess } from '../queries/tournament-access.js';
import { calendarFile } from './calendar-file.js';
import { qrCode } from '../http/qr-code.js';
import { shareAddress } from './share-address.js';
import { Admit, Caller, ForTokens } from '../auth/admission.js';
import type { Asker } from '#application';

interface GuestCodeRow {
  readonly playerId: string;
  readonly name: string;
  /** How many codes were made for the seat; 0: none. */
  readonly issued: number;
}

/** How people get in: the tournament's address as a QR code, and which guest seats have a code. */
@Controller('api/events')
@Dependencies(TournamentAccess, CONFIGURATION)
export class EventSharingController {
  constructor(
    private readonly door: TournamentAccess,
    private readonly configuration: Configuration,
  ) {}

  @ForTokens({ part: 'events' })
  @Describe({
    tag: 'events',
    summary: "The event's address as a QR code",
    file: ['image/svg+xml'],
  })
  @Get(':eventId/qr.svg')
  @Admit('uncounted')
  @Header('content-type', 'image/svg+xml')
  @Header('cache-control', 'private, max-age=300')
  async qr(
    @Param('eventId') eventId: string,
    @Caller() asker: Asker,
    @Req() request: FastifyRequest,
  ): Promise<string> {
    await this.door.enter(eventId, asker);
    const { url } = shareAddress(request, this.configuration);
    return qrCode(`${url}/e/${eventId}`);
  }

  /** A file for the reader's own calendar. */
  @ForTokens({ part: 'events' })
  @Describe({
    tag: 'events',
    summary: 'A file for calendars',
    file: ['text/calendar'],
  })
  @Get(':eventId/calendar.ics')
  @Admit('uncounted')
  @Header('content-type', 'text/calendar; charset=utf-8')
  @Header('content-disposition', 'attachment; filename="event.ics"')
  @Header('cache-control', 'private, max-age=300')
  async calendar(
    @Param('eventId') eventId: string,
    @Caller() asker: Asker,
    @Req() request: FastifyRequest,
  ): Promise<string> {
    const { tournament } = await this.door.enter(eventId, asker);
    const { url } = shareAddress(request, this.configuration);
    return calendarFile(tournament, `${url}/e/${eventId}`);
  }

  /**
   * The seats that no account has claimed. Nobody can read their codes: these are shown only when
   * they are made (IssueGuestCode).
   */
  @ForTokens({ part: 'players' })
  @Describe({
    tag: 'events',
    summary: 'The unclaimed seats and whether a code was made for them, for the desk',
    answers: ['Seats'],
  })
  @Get(':eventId/guest-codes')
  @Admit('uncounted')
  @Header('cache-control', 'private, no-store')
  async guestCodes(
    @Param('eventId') eventId: string,
    @Caller() asker: Asker,
  ): Promise<{ readonly players: readonly GuestCodeRow[] }> {
    const visit = await this.door.enter(eventId, asker);
    unlessRefused(authorize(filePolicy.guestCodes, { ...visit, own: false }));
    const unclaimed = [...visit.tournament.players.values()].filter(
      (player) => player.account === null && player.status !== 'withdrawn',
    );
    return {
      players: unclaimed.map(({ playerId, name, guestCode }) => ({
        playerId,
        name,
        issued: guestCode?.issue ?? 0,
      })),
    };
  }
}
