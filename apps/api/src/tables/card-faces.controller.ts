import { Dependencies } from '#platform';
import { Controller, Get, Header, Query } from '@nestjs/common';
import { isPlayable } from '#cards';
import { type TableFace, tableFacesAsked } from '#contracts';
import { validate } from '../http/validated.js';
import { CardFaces } from './words/faces.js';
import { Admit } from '../auth/admission.js';

/** GET /api/cards/faces?ids=SOR_005,SOR_010: what these cards are, for records of other sites. Cards that no game here knows are left out. */
@Controller('api/cards')
@Dependencies(CardFaces)
export class CardFacesController {
  constructor(private readonly faces: CardFaces) {}

  @Get('faces')
  @Admit('query')
  @Header('cache-control', 'private, max-age=3600')
  async of(@Query() query: unknown): Promise<Record<string, TableFace>> {
    const { ids } = validate(tableFacesAsked, query);
    return Object.fromEntries(
      ids.filter(isPlayable).map((id): [string, TableFace] => [id, this.faces.of(id)]),
    );
  }
}
