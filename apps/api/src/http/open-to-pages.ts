import type { INestApplication } from '@nestjs/common';
import type { CorsOptionsDelegate } from '@nestjs/common/interfaces/external/cors-options.interface.js';
import type { FastifyRequest } from 'fastify';

/** Where any web page may ask, refusals included: no cookie of the person at the browser goes along. */
const OPEN = ['/api/v1/', '/docs/openapi.json'];

const isOpen = ({ url }: FastifyRequest): boolean =>
  OPEN.some((address) => url.startsWith(address));

const EXPOSED = [
  'api-version',
  'deprecation',
  'etag',
  'link',
  'retry-after',
  'sunset',
  'x-correlation-id',
];

/** Lets scripts of other sites read what is public, and with a token what its owner may read (Fetch, section 3.2). */
export const openToPages = (app: INestApplication): void => {
  const decide: CorsOptionsDelegate<FastifyRequest> = (request, tell) => {
    tell(null, {
      origin: isOpen(request) ? '*' : false,
      methods: ['GET'],
      allowedHeaders: ['authorization', 'if-none-match'],
      exposedHeaders: EXPOSED,
      maxAge: 86_400,
    });
  };
  app.enableCors(decide);
};
