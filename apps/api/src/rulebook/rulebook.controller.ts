import { Controller, Get, Header, Param, Query } from '@nestjs/common';
import { z } from 'zod';
import { Admit, ForTokens } from '../auth/admission.js';
import { Describe, inPath, parametersIn } from '../http/describe.js';
import { notFoundFailure } from '../http/failure.js';
import { validate } from '../http/validated.js';
import { explainPosition, type PositionAnswer, positionAnswer, positionAsked } from './position.js';
import { ruleOfNumber, rulesWith, type RuleTold, ruleTold } from './rules.js';

const words = z.strictObject({ words: z.string().min(2).max(80) });
const rulesFound = z.object({ rules: z.array(ruleTold) });

/**
 * Answers judges' questions: the text of a rule, the rules that mention a word, why something may
 * not be done.
 */
@Controller('api/rulebook')
@ForTokens({ part: 'open' })
@Admit('query')
export class RulebookController {
  @Describe({
    tag: 'rulebook',
    operationId: 'findRules',
    summary: 'Rules of Star Wars: Unlimited that speak of these words, by number, in our own words',
    parameters: parametersIn(words),
    answers: ['The rules, at most 25', rulesFound],
  })
  @Get('rules')
  @Header('cache-control', 'private, no-cache')
  find(@Query() asked: unknown): z.infer<typeof rulesFound> {
    return { rules: [...rulesWith(validate(words, asked).words)] };
  }

  @Describe({
    tag: 'rulebook',
    operationId: 'readRule',
    summary:
      'What a rule of Star Wars: Unlimited says, in our own words, and whether the engine plays it',
    parameters: [inPath('number', { type: 'string', examples: ['7.5.11A'] })],
    answers: ['The rule', ruleTold],
  })
  @Get('rules/:number')
  @Header('cache-control', 'private, no-cache')
  rule(@Param('number') number: string): RuleTold {
    const rule = ruleOfNumber(number);
    if (!rule) throw notFoundFailure('rulebook/no-such-rule');
    return rule;
  }

  @Describe({
    tag: 'rulebook',
    operationId: 'explainPosition',
    summary:
      'Why a card may not be played, or a unit may not attack or use its ability, on a board that is told; with the number of the rule. Cards by id or by name ("Luke Skywalker, Faithful Friend"); several with semicolons. In the answer A asks, B is the other',
    parameters: parametersIn(positionAsked),
    answers: ['The reasons; none where nothing is against it', positionAnswer],
  })
  @Get('position')
  @Header('cache-control', 'private, no-cache')
  explain(@Query() asked: unknown): PositionAnswer {
    return explainPosition(validate(positionAsked, asked));
  }
}
