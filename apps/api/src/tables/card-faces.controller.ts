import { Dependencies } from '#platform';
import { Controller, Get, Header, Query, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { isPlayable } from '#cards';
import { type TableFace, tableFacesAsked } from '#contracts';
import { RequestAdmission } from '../auth/request-admission.js';
import { validated } from '../http/validated.js';
import { CardFaces } from './words/faces.js';

/** GET /api/cards/faces?ids=SOR_005,SOR_010: what these cards are, for records of other sites. Cards that no game here knows are left out. */
@Controller('api/cards')
@Dependencies(CardFaces, RequestAdmission)
export class CardFacesController {
  constructor(
    private readonly faces: CardFaces,
    private readonly callers: RequestAdmission,
  ) {}

  @Get('faces')
  @Header('cache-control', 'private, max-age=3600')
  async of(
    @Query() query: unknown,
    @Req() request: FastifyRequest,
  ): Promise<Record<string, TableFace>> {
    await this.callers.admit(request, { known: 'query', visitor: 'visitor-query' });
    const { ids } = validated(tableFacesAsked, query);
    return Object.fromEntries(
      ids.filter(isPlayable).map((id): [string, TableFace] => [id, this.faces.of(id)]),
    );
  }
}
