import { Dependencies } from '#platform';
import { Body, Controller, HttpCode, Post, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { cardById } from '#cards';
import { commands, type CubeCheck } from '#contracts';
import { isDrafted } from '#draft';
import { hasErrors, readCardList } from '#formats';
import { deckView } from '#read-models';
import { noDeck } from '#application';
import { RequestAdmission } from '../auth/request-admission.js';
import { validated } from '../http/validated.js';

const question = z.strictObject({ text: commands.SubmitDeck.shape.text });
const handedIn = { revision: 0, submittedAt: null };

/** POST /api/cubes/check: the cards of a pasted list, or what is wrong with it line by line; nothing is stored. */
@Controller('api/cubes')
@Dependencies(RequestAdmission)
export class CubeCheckController {
  constructor(private readonly callers: RequestAdmission) {}

  @Post('check')
  @HttpCode(200)
  async check(@Body() body: unknown, @Req() request: FastifyRequest): Promise<CubeCheck> {
    await this.callers.admit(request, { known: 'deck-check', visitor: 'visitor-deck-check' });
    const { text } = validated(question, body);
    const { name, cards, problems } = readCardList(text);
    const legal = !hasErrors(problems);
    const each = legal ? cards.flatMap(({ id, count }) => Array<string>(count).fill(id)) : [];
    return {
      name: name ?? null,
      cards: each,
      leaders: each.filter((id) => cardById(id)?.type === 'Leader').length,
      drafted: each.filter(isDrafted).length,
      problems: deckView(noDeck, { legal, problems }, handedIn).problems,
    };
  }
}
