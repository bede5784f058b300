import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readFileAt } from './read-file.js';

const MOST = 1_000;
let server: Server;
let url: string;

beforeAll(async () => {
  server = createServer((request, response) => {
    if (request.url === '/moved') return response.writeHead(302, { location: '/file' }).end();
    response.write('x'.repeat(request.url === '/file' ? MOST : MOST + 1));
    return response.end();
  });
  await new Promise<void>((ready) => void server.listen(0, '127.0.0.1', ready));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => void server.close());

const read = (path: string) => readFileAt(`${url}${path}`, { privateAllowed: true }, MOST);

describe('a file of another server', () => {
  it('is read as long as it may be, and not a byte longer', async () => {
    const file = await read('/file');
    expect(file).toMatchObject({ kind: 'read' });
    expect('bytes' in file && file.bytes.length).toBe(MOST);
    expect(await read('/longer')).toEqual({ kind: 'failed', httpStatus: null, fault: 'too-large' });
  });

  it('is not looked for elsewhere', async () => {
    expect(await read('/moved')).toEqual({ kind: 'failed', httpStatus: 302, fault: 'refused' });
  });

  it('is not read inside the own network', async () => {
    const inside = (address: string) => readFileAt(address, { privateAllowed: false }, MOST);
    expect(await inside(`${url}/file`)).toMatchObject({ fault: 'not-https' });
    expect(await inside('https://127.0.0.1/file')).toMatchObject({ fault: 'private-address' });
    expect(await inside('https://user@sets.example.org/')).toMatchObject({ fault: 'credentials' });
    expect(await inside('hmw.bundle')).toMatchObject({ fault: 'no-address' });
    const resolve = ((_host: string, _options: object, answer: (...of: unknown[]) => void) =>
      answer(null, [{ address: '10.0.0.7', family: 4 }])) as never;
    expect(
      await readFileAt('https://sets.example.org/', { privateAllowed: false, resolve }, MOST),
    ).toMatchObject({ fault: 'private-address' });
  });
});
