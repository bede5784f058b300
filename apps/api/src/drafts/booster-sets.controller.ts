import { Controller, Get } from '@nestjs/common';
import { catalogueInForce } from '#cards';
import { type BoosterSetsOnOffer, boosterSetsOnOffer } from '#contracts';
import { Admit, ForTokens } from '../auth/admission.js';
import { Describe } from '../http/describe.js';

/**
 * The sets that can be opened in a new Sealed or Draft tournament: built in, or from a bundle in
 * force on this server.
 */
@Controller('api/booster-sets')
export class BoosterSetsController {
  @ForTokens({ part: 'open' })
  @Describe({
    tag: 'limited',
    summary: 'The sets whose boosters are opened here today, newest last',
    answers: ['Sets', boosterSetsOnOffer],
  })
  @Get()
  @Admit('open')
  sets(): BoosterSetsOnOffer {
    const { boosterSets, content } = catalogueInForce();
    return {
      sets: content.sets
        .filter(({ code }) => boosterSets.includes(code))
        .map(({ code, name }) => ({ code, name })),
    };
  }
}
