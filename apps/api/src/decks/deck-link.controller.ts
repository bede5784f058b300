import { Body, Controller, HttpCode, Post, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { deckLinkQuestion, type LinkedDeck } from '#contracts';
import { deckLink, deckSites } from '#exchange';
import { Dependencies } from '#platform';
import { RequestAdmission } from '../auth/request-admission.js';
import { ApiFailure } from '../http/failure.js';
import { validated } from '../http/validated.js';
import { DeckSites } from './deck-sites.js';

/** POST /api/decks/from-link: the list behind a link to a deck of another site, as text to look at and hand in; nothing is stored. */
@Controller('api/decks')
@Dependencies(RequestAdmission, DeckSites)
export class DeckLinkController {
  constructor(
    private readonly callers: RequestAdmission,
    private readonly sites: DeckSites,
  ) {}

  @Post('from-link')
  @HttpCode(200)
  async read(@Body() body: unknown, @Req() request: FastifyRequest): Promise<LinkedDeck> {
    await this.callers.admit(request, { known: 'deck-link', visitor: 'visitor-deck-link' });
    const { link } = validated(deckLinkQuestion, body);
    const named = deckLink(link);
    if (named === null)
      throw new ApiFailure(422, 'deck/link-unknown', { sites: deckSites.join(', ') });
    return { site: named.site, text: await this.sites.textOf(named) };
  }
}
