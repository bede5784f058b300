import { Writable } from 'node:stream';
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { createLogger, createMetrics } from '#platform';
import { ApiMetrics } from '../operations/api-metrics.js';
import { newTokenText } from './token-text.js';
import { addCorrelation } from './correlation.hook.js';
import { FailureFilter } from './failure.filter.js';
import { logRequests } from '../operations/request-log.hook.js';

it('writes no token into the log, neither of a request that succeeds nor of one that breaks', async () => {
  const lines: string[] = [];
  const logger = createLogger(
    'api',
    { logLevel: 'trace' },
    new Writable({ write: (line, _encoding, done) => done(void lines.push(String(line))) }),
  );
  const failures = new FailureFilter(logger);
  const fastify = Fastify();
  addCorrelation(fastify);
  logRequests(fastify, logger, new ApiMetrics(createMetrics('test')));
  fastify.setErrorHandler((error, request, reply) => failures.answer(error, request, reply));
  fastify.get('/well', () => ({}));
  fastify.get('/broken', () => {
    throw new Error('a bug');
  });
  const token = newTokenText();
  const statuses: number[] = [];
  for (const url of ['/well', '/broken'])
    statuses.push(
      (await fastify.inject({ url, headers: { authorization: `Bearer ${token}` } })).statusCode,
    );
  await fastify.close();
  expect(statuses).toEqual([200, 500]);
  expect(lines.join('')).toContain('a bug');
  expect(lines.join('')).toContain('/well');
  expect(lines.join('')).not.toContain(token);
});
