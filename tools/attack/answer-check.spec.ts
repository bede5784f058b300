import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Connection } from '#client';
import { AnswerCheck } from './answer-check.js';
import { Findings, Tally } from './findings.js';
import type { Operation } from './operations.js';

const failure = (code: string, data = {}): string =>
  JSON.stringify({ error: { code, data, correlationId: 'c' } });

const answers: Readonly<Record<string, readonly [status: number, text: string]>> = {
  '/api/well': [200, '{"n":1}'],
  '/api/refused': [409, failure('some/refusal')],
  '/api/broken': [500, failure('server/fault')],
  '/api/other': [200, '{"n":"one"}'],
  '/api/bare': [400, 'no'],
  '/api/talkative': [400, failure('x', { at: 'at run (/srv/node_modules/pg/x.js:1:2)' })],
  '/api/secret': [200, '{"n":1,"code":"ABCDE-FGHJK"}'],
};

let server: Server;
let connection: Connection;
beforeAll(async () => {
  server = createServer((request, reply) => {
    const [status, text] = answers[request.url ?? ''] ?? [404, ''];
    reply.writeHead(status).end(text);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  connection = new Connection(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
});
afterAll(() => {
  connection.close();
  server.close();
});

const asked = (path: string): Operation => ({
  key: `GET ${path}`,
  name: path,
  method: 'GET',
  path,
  parameters: [],
  body: null,
  answer: { type: 'object', required: ['n'], properties: { n: { type: 'integer' } } },
  streams: false,
  isCommand: false,
  grants: null,
});

it.each([
  ['/api/well', null],
  ['/api/refused', null],
  ['/api/broken', 'server fault'],
  ['/api/other', 'answer unlike its description'],
  ['/api/bare', 'failure without its body'],
  ['/api/talkative', 'internals told'],
  ['/api/secret', 'secret told'],
])('checks at %s and finds: %s', async (path, kind) => {
  const [findings, tally] = [new Findings(), new Tally()];
  const answerCheck = new AnswerCheck(connection, findings, tally, {
    paths: {},
    components: { schemas: {} },
  });
  answerCheck.keepSecret('ABCDE-FGHJK');
  await answerCheck.send({ method: 'GET', target: path, headers: {} }, asked(path));
  expect(findings.lines().map((line) => /^finding: (.+?) at /.exec(line)?.[1])).toEqual(
    kind === null ? [] : [kind],
  );
  expect(tally.requests).toBe(1);
});
