import { serverHealth, shareAddress } from '#contracts';
import { answers, content, failed, type JsonSchema, schemaOf } from './schemas.js';

const text = (summary: string): JsonSchema => ({
  get: {
    tags: ['operation'],
    summary,
    responses: { 200: { description: summary, content: { 'text/plain': {} } }, default: failed },
  },
});

/** For those who run a server. */
export const operationPaths: JsonSchema = {
  '/health': {
    get: {
      tags: ['operation'],
      summary: 'Whether the process lives, and how old the data are that it judges by',
      responses: answers('It does', schemaOf(serverHealth, 'output')),
    },
  },
  '/ready': {
    get: {
      tags: ['operation'],
      summary: 'Whether it can serve: database, migrations, Redis, projections',
      responses: {
        200: { description: 'It can', content: content({ type: 'object' }) },
        503: { description: 'It cannot', content: content({ type: 'object' }) },
      },
    },
  },
  '/metrics': text(
    'Figures for Prometheus: to who bears METRICS_TOKEN, without one on the machine itself',
  ),
  '/.well-known/conclave-key': text('The key that files and checkpoints are verified with'),
  '/.well-known/conclave-witness-key': text('The key of this server as a witness of others'),
  '/.well-known/conclave-key-rotations': {
    get: {
      tags: ['operation'],
      summary: 'The signed notes by which the key follows from those before it',
      responses: answers('Signed notes', { type: 'array', items: { type: 'string' } }),
    },
  },
  '/robots.txt': text('What search engines may read'),
  '/licence': text(
    'What this server may be used under, where its source is, and whose facts it has',
  ),
  '/source': {
    get: {
      tags: ['operation'],
      summary: 'To the source of this server: the address in SOURCE_URL, without one /licence',
      responses: { 302: { description: 'There' }, default: failed },
    },
  },
  '/sitemap.xml': {
    get: {
      tags: ['operation'],
      summary: 'Addresses of public events, conventions and seasons',
      responses: {
        200: { description: 'A site map', content: { 'application/xml': {} } },
        default: failed,
      },
    },
  },
  '/api/address': {
    get: {
      tags: ['operation'],
      summary: 'Where links and QR codes lead',
      responses: answers('The address', schemaOf(shareAddress, 'output')),
    },
  },
};
