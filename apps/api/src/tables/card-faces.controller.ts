import { Describe, inQuery, schemaOf } from '../http/describe.js';
import { Dependencies } from '#platform';
import { Controller, Get, Header, Query } from '@nestjs/common';
import { findCards, knownCatalogue } from '#cards';
import {
  cardsSought,
  type FoundCard,
  foundCard,
  type TableFace,
  tableFacesAsked,
  tableFace,
} from '#contracts';
import { sectionOfType } from '#formats';
import { validate } from '../http/validated.js';
import { GameWords } from './game-words.js';
import { Admit } from '../auth/admission.js';

/** The maximum from which the reader of a list can still choose. */
const MOST_FOUND = 12;

/**
 * GET /api/cards/faces?ids=SOR_005,SOR_010: the faces of these cards, for records of other sites.
 * Unknown cards are omitted.
 */
@Controller('api/cards')
@Dependencies(GameWords)
export class CardFacesController {
  constructor(private readonly words: GameWords) {}

  @Describe({
    tag: 'tables',
    summary: 'What these cards are; those that no game on screen knows are left out',
    parameters: [
      inQuery('ids', 'string', {
        description: 'Printed ids with commas between them, at most 200',
      }),
    ],
    answers: [
      'Faces by id',
      { type: 'object', additionalProperties: schemaOf(tableFace, 'output') },
    ],
  })
  @Get('faces')
  @Admit('query')
  @Header('cache-control', 'private, max-age=3600')
  async of(@Query() query: unknown): Promise<Record<string, TableFace>> {
    const { ids } = validate(tableFacesAsked, query);
    const catalogue = knownCatalogue();
    const faces = this.words.facesIn(catalogue);
    const playable = ids.filter((id) => catalogue.isPlayable(id));
    return Object.fromEntries(playable.map((id): [string, TableFace] => [id, faces.of(id)]));
  }

  @Describe({
    tag: 'decks',
    summary: 'Cards whose name or subtitle holds what was written of it, at most 12',
    parameters: [inQuery('name', 'string', { description: 'Two characters or more' })],
    answers: [
      'Those whose name begins with it first',
      { type: 'array', items: schemaOf(foundCard, 'output') },
    ],
  })
  @Get('found')
  @Admit('query')
  @Header('cache-control', 'private, max-age=3600')
  find(@Query() query: unknown): readonly FoundCard[] {
    const { name } = validate(cardsSought, query);
    return findCards(name, MOST_FOUND).map(({ id, name: printed, subtitle, type }) => ({
      id,
      name: printed,
      subtitle: subtitle ?? null,
      section: sectionOfType(type),
    }));
  }
}
