import { Describe } from '../http/describe.js';
import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { deckLinkQuestion, type LinkedDeck, linkedDeck } from '#contracts';
import { deckLink, deckSites } from '#exchange';
import { Dependencies } from '#platform';
import { ApiFailure } from '../http/failure.js';
import { validate } from '../http/validated.js';
import { DeckSites } from './deck-sites.js';
import { Admit, ForTokens } from '../auth/admission.js';

/**
 * POST /api/decks/from-link: the list behind a link to a deck on another site, as text to review
 * and submit; nothing is stored.
 */
@ForTokens({ part: 'decks' })
@Controller('api/decks')
@Dependencies(DeckSites)
export class DeckLinkController {
  constructor(private readonly sites: DeckSites) {}

  @Describe({
    tag: 'decks',
    summary: 'The list behind a link to a deck of another site; nothing is stored',
    takes: deckLinkQuestion,
    answers: ['The list as text', linkedDeck],
  })
  @Post('from-link')
  @Admit('deck-link')
  @HttpCode(200)
  async read(@Body() body: unknown): Promise<LinkedDeck> {
    const { link } = validate(deckLinkQuestion, body);
    const named = deckLink(link);
    if (named === null)
      throw new ApiFailure(422, 'deck/link-unknown', { sites: deckSites.join(', ') });
    return { site: named.site, text: await this.sites.textOf(named) };
  }
}
