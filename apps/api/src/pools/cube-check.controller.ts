import { Describe, members } from '../http/describe.js';
import { Dependencies } from '#platform';
import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { z } from 'zod';
import { cardById } from '#cards';
import { commands, type CubeCheck, cubeCheck } from '#contracts';
import { isDrafted } from '#draft';
import { hasErrors, readCardList } from '#formats';
import { deckView } from '#read-models';
import { noDeck } from '#application';
import { validate } from '../http/validated.js';
import { Admit } from '../auth/admission.js';

const question = z.strictObject({ text: commands.SubmitDeck.shape.text });
const handedIn = { revision: 0, submittedAt: null };

/**
 * POST /api/cubes/check: the cards of a pasted list, or its problems line by line; nothing is
 * stored.
 */
@Controller('api/cubes')
@Dependencies()
export class CubeCheckController {
  constructor() {}

  @Describe({
    tag: 'decks',
    summary: 'The cards of a cube list, or what is wrong with it line by line; nothing is stored',
    takes: members({ text: { type: 'string' } }),
    answers: ['The list', cubeCheck],
  })
  @Post('check')
  @Admit('deck-check')
  @HttpCode(200)
  async check(@Body() body: unknown): Promise<CubeCheck> {
    const { text } = validate(question, body);
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
