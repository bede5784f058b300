import { Module } from '@nestjs/common';
import { DeckCheckController } from './deck-check.controller.js';
import { DeckLinkController } from './deck-link.controller.js';
import { outwardFetch } from '../http/outward.js';
import { DeckSites } from './deck-sites.js';

/** Decks before they are submitted: problems of a list, and the list behind a link. */
@Module({
  controllers: [DeckCheckController, DeckLinkController],
  providers: [outwardFetch, DeckSites],
})
export class DecksModule {}
