import { request } from 'node:http';

/** Other ways to write a path that a careless reader takes for the same. */
export const spellings: Readonly<Record<string, (path: string) => string>> = {
  'first letter encoded': (path) =>
    `/%${path.charCodeAt(1).toString(16).toUpperCase()}${path.slice(2)}`,
  'last letter encoded': (path) =>
    `${path.slice(0, -1)}%${path
      .charCodeAt(path.length - 1)
      .toString(16)
      .toUpperCase()}`,
  'encoded twice': (path) => `/%25${path.charCodeAt(1).toString(16)}${path.slice(2)}`,
  'slash encoded': (path) => `/${path.slice(1).replaceAll('/', '%2F')}%2F`,
  'dot segment': (path) => `/.${path}`,
  'dot segment before the end': (path) => path.replace(/\/([^/]*)$/, '/./$1'),
  'parent segment': (path) => `/nothing/..${path}`,
  'encoded parent segment': (path) => `/nothing/%2e%2e${path}`,
  'empty segment': (path) => `/${path}`,
  'empty segment before the end': (path) => path.replace(/\/([^/]*)$/, '//$1'),
  'absolute target': (path) => `http://127.0.0.1${path}`,
  backslashes: (path) => path.replaceAll('/', '\\'),
  fragment: (path) => `${path}#fragment`,
  'null byte': (path) => `${path}%00`,
  'path parameter': (path) => `${path};a=b`,
  'capital letters': (path) => path.toUpperCase(),
};

export interface RawAnswer {
  readonly status: number;
  readonly text: string;
}

/** Sends a target exactly as written; other clients normalize it first. */
export const sendRaw = (
  base: string,
  method: string,
  target: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<RawAnswer> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(base);
    const body = method === 'GET' || method === 'HEAD' ? null : '{}';
    const asked = request(
      {
        hostname,
        port,
        method,
        path: target,
        agent: false,
        headers: {
          ...headers,
          ...(body === null
            ? {}
            : { 'content-type': 'application/json', 'content-length': body.length }),
        },
      },
      (answer) => {
        // A stream never ends by itself; the test only needs to know that it opened.
        if (answer.headers['content-type']?.startsWith('text/event-stream')) {
          resolve({ status: answer.statusCode ?? 0, text: '' });
          asked.destroy();
          return;
        }
        let text = '';
        answer.setEncoding('utf8');
        answer.on('data', (chunk: string) => (text += chunk));
        answer.on('end', () => resolve({ status: answer.statusCode ?? 0, text }));
      },
    );
    asked.on('error', reject);
    asked.end(body ?? undefined);
  });
