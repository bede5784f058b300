import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { type Asker, authorize, lookAtTakeOver, organizers } from '#application';
import { foreignFiles, type TakeOverPreview, takeOverPreview } from '#contracts';
import { readForeignEvent } from '#exchange';
import { games } from '#games';
import { Dependencies } from '#platform';
import { Admit, Caller, ForTokens } from '../auth/admission.js';
import { Describe } from '../http/describe.js';
import { ApiFailure, unlessRefused } from '../http/failure.js';
import { validate } from '../http/validated.js';
import { TournamentAccess } from '../queries/tournament-access.js';

/**
 * POST /api/events/<id>/take-over: what the files of another program would bring, in the form that
 * `TakeOverEvent` takes, and what they leave open. Nothing is stored.
 */
@ForTokens({ part: 'events' })
@Controller('api/events')
@Dependencies(TournamentAccess)
export class TakeOverController {
  constructor(private readonly door: TournamentAccess) {}

  @Describe({
    tag: 'events',
    summary: 'What files of another program would bring into the event; nothing is stored',
    takes: foreignFiles,
    answers: ['The event in them, and what they leave open', takeOverPreview],
  })
  @Post(':eventId/take-over')
  @Admit('deck-check')
  @HttpCode(200)
  async preview(
    @Param('eventId') eventId: string,
    @Body() body: unknown,
    @Caller() asker: Asker,
  ): Promise<TakeOverPreview> {
    const visit = await this.door.enter(eventId, asker, Infinity);
    unlessRefused(authorize(organizers, { ...visit, own: false }));
    const read = readForeignEvent(validate(foreignFiles, body), visit.tournament.settings.bestOf);
    if (!read.ok) {
      const [problem] = read.problems;
      const { place = 'files', found = '' } = problem ?? {};
      throw new ApiFailure(422, 'take-over/unreadable', { place, found });
    }
    const { tournament: state, rights } = visit;
    const at = new Date().toISOString();
    const told = lookAtTakeOver(read.value, { state, asker, rights, at, games });
    return { unread: [...read.value.unread], ...unlessRefused(told) };
  }
}
