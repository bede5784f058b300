import { Body, Controller, HttpCode, Inject, Post, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { commands, type DeckView, id } from '#contracts';
import { canonicalDeck, checkDeck } from '#formats';
import { deckView } from '#read-models';
import type { EventDoor } from '../events/event-door.js';
import type { Callers } from '../http/callers.js';
import { validated } from '../http/validated.js';
import { CALLERS, EVENT_DOOR } from '../infrastructure/tokens.js';
import { rulesOf, rulesToday } from './event-rules.js';

const question = z.strictObject({ text: commands.SubmitDeck.shape.text, eventId: id.optional() });

/** POST /api/decks/check: what a deck is and what is wrong with it, storing nothing. */
@Controller('api/decks')
export class DeckCheckController {
  constructor(
    @Inject(CALLERS) private readonly callers: Callers,
    @Inject(EVENT_DOOR) private readonly door: EventDoor,
  ) {}

  @Post('check')
  @HttpCode(200)
  async check(@Body() body: unknown, @Req() request: FastifyRequest): Promise<{ deck: DeckView }> {
    const asker = await this.callers.admit(request, { known: 'deck-check', visitor: 'visitor-deck-check' });
    const { text, eventId } = validated(question, body);
    const rules = eventId === undefined ? rulesToday() : rulesOf((await this.door.enter(eventId, asker)).event);
    const { deck, verdict } = checkDeck(text, rules);
    return { deck: deckView(canonicalDeck(deck), verdict, { revision: 0, submittedAt: null }) };
  }
}
