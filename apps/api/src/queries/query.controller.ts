import { Dependencies } from '#platform';
import { Controller, Get, Param, Query, Req, Res } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { QueryName } from '#contracts';
import { queryDefinitions } from '#read-models';
import { notFoundFailure } from '../http/failure.js';
import { validate } from '../http/validated.js';
import { deprecationHeaders } from './deprecated.js';
import { ApiMetrics } from '../operations/api-metrics.js';
import { AskQuery } from './ask-query.js';
import { Admit, callerOf } from '../auth/admission.js';
import { RequestAdmission } from '../auth/request-admission.js';

/** GET /api/queries/<name>: the only endpoint for queries. */
@Controller('api/queries')
@Dependencies(QueryBus, RequestAdmission, ApiMetrics)
export class QueryController {
  constructor(
    private readonly bus: QueryBus,
    private readonly callers: RequestAdmission,
    private readonly metrics: ApiMetrics,
  ) {}

  @Get(':name')
  @Admit('query')
  async ask(
    @Param('name') name: string,
    @Query() search: Record<string, unknown>,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    if (!Object.hasOwn(queryDefinitions, name)) throw notFoundFailure('request/unknown-query');
    const query = name as QueryName;
    const { params: schema, deprecated, costly } = queryDefinitions[query];
    const asker = callerOf(request);
    if (costly)
      await this.callers.count(request, asker, {
        known: 'look-back',
        visitor: 'visitor-look-back',
      });
    const { headers } = request;
    const params = validate(schema, { ...search });
    const { answer, position } = await this.metrics.timeQuery(query, () =>
      this.bus.execute(new AskQuery(query, params, asker, positionIn(headers['x-after-position']))),
    );
    void reply.headers({
      etag: answer.etag,
      'cache-control': 'private, no-cache',
      vary: 'accept-encoding',
      ...(position !== null && { 'x-position': position }),
    });
    if (deprecated) void reply.headers(deprecationHeaders(deprecated));
    if (answer.isHeldBy(headers['if-none-match'])) {
      await reply.status(304).send();
      return;
    }
    const { bytes, encoding } = await answer.packedFor(headers['accept-encoding']);
    if (encoding !== null) void reply.header('content-encoding', encoding);
    await reply.header('content-type', 'application/json; charset=utf-8').send(bytes);
  }
}

const positionIn = (header: unknown): number | null =>
  typeof header === 'string' && /^\d{1,15}$/.test(header) ? Number(header) : null;
