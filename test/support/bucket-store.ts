import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export const BUCKET_ACCESS = {
  AWS_ACCESS_KEY_ID: 'AKIDEXAMPLE',
  AWS_SECRET_ACCESS_KEY: 'wJalrXUtnFEMI/K7MDENG+bPxRfiCYEXAMPLEKEY',
  AWS_REGION: 'eu-west-1',
};

const sha256 = (content: Buffer | string): string =>
  createHash('sha256').update(content).digest('hex');
const hmac = (key: Buffer | string, text: string): Buffer =>
  createHmac('sha256', key).update(text).digest();
const encode = (text: string): string =>
  encodeURIComponent(text).replace(/[!'()*]/g, (c) => `%${c.charCodeAt(0).toString(16)}`);

/**
 * Signature version 4 as Amazon describes it ("Authenticating Requests:
 * Using the Authorization Header"), computed from what arrived.
 */
const signatureOf = ({ method = '', url = '', headers }: IncomingMessage, secret: string) => {
  const [, scope = '', signed = '', given = ''] =
    /Credential=[^/]+\/([^,]+), ?SignedHeaders=([^,]+), ?Signature=(\w+)/.exec(
      headers.authorization ?? '',
    ) ?? [];
  const { pathname, searchParams } = new URL(url, 'http://store');
  const query = [...searchParams]
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .sort()
    .join('&');
  const lines = signed.split(';').map((name) => `${name}:${String(headers[name]).trim()}\n`);
  const request = [
    method,
    pathname,
    query,
    lines.join(''),
    signed,
    headers['x-amz-content-sha256'],
  ].join('\n');
  const key = scope.split('/').reduce<Buffer | string>(hmac, `AWS4${secret}`) as Buffer;
  const text = ['AWS4-HMAC-SHA256', headers['x-amz-date'], scope, sha256(request)].join('\n');
  return { given, wanted: hmac(key, text).toString('hex') };
};

const readBody = async (request: IncomingMessage): Promise<Buffer> => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
};

export interface BucketStore {
  /** Address of the store, without a bucket. */
  readonly url: string;
  /** What lies there, by `/bucket/key`. */
  readonly objects: Map<string, Buffer>;
  /** Requests that were not signed by whoever knows the secret. */
  readonly refused: () => number;
  /** The next upload is cut off after so many bytes, as by a store that lies. */
  keepOnly(bytes: number): void;
  close(): Promise<void>;
}

/** A store that speaks as much of S3 as a backup needs, and lets nobody in whose signature is wrong. */
export const startBucketStore = async (): Promise<BucketStore> => {
  const objects = new Map<string, Buffer>();
  let [refused, most] = [0, Infinity];
  const uploads = new Map<string, Buffer[]>();

  const list = (pathname: string, prefix: string): string => {
    const bucket = `${pathname.replace(/\/$/, '')}/`;
    const contents = [...objects]
      .filter(([name]) => name.startsWith(`${bucket}${prefix}`))
      .map(
        ([name, { length }]) =>
          `<Contents><Key>${name.slice(bucket.length)}</Key><Size>${length}</Size><LastModified>2026-11-28T14:05:00.000Z</LastModified><ETag>"x"</ETag></Contents>`,
      );
    return `<?xml version="1.0"?><ListBucketResult><KeyCount>${contents.length}</KeyCount><IsTruncated>false</IsTruncated>${contents.join('')}</ListBucketResult>`;
  };

  const keep = (name: string, content: Buffer): void => {
    objects.set(name, content.subarray(0, most));
    most = Infinity;
  };

  const serve = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const body = await readBody(request);
    const { given, wanted } = signatureOf(request, BUCKET_ACCESS.AWS_SECRET_ACCESS_KEY);
    const declared = request.headers['x-amz-content-sha256'];
    const isWhole = declared === 'UNSIGNED-PAYLOAD' || declared === sha256(body);
    if (given !== wanted || !isWhole) {
      refused += 1;
      response.writeHead(403).end('<Error><Code>SignatureDoesNotMatch</Code></Error>');
      return;
    }
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://store');
    const upload = searchParams.get('uploadId');
    const content = objects.get(pathname);
    const { method } = request;
    if (method === 'GET' && searchParams.has('list-type'))
      response.end(list(pathname, searchParams.get('prefix') ?? ''));
    else if (method === 'POST' && searchParams.has('uploads')) {
      uploads.set(pathname, []);
      response.end(
        `<InitiateMultipartUploadResult><UploadId>${uploads.size}</UploadId></InitiateMultipartUploadResult>`,
      );
    } else if (method === 'PUT' && upload !== null) {
      const parts = uploads.get(pathname) ?? [];
      parts[Number(searchParams.get('partNumber')) - 1] = body;
      response.writeHead(200, { etag: '"part"' }).end();
    } else if (method === 'POST' && upload !== null) {
      keep(pathname, Buffer.concat(uploads.get(pathname) ?? []));
      response.end(
        '<CompleteMultipartUploadResult><ETag>"x"</ETag></CompleteMultipartUploadResult>',
      );
    } else if (method === 'PUT') {
      keep(pathname, body);
      response.writeHead(200, { etag: '"x"' }).end();
    } else if (content === undefined)
      response.writeHead(404).end('<Error><Code>NoSuchKey</Code></Error>');
    else if (method === 'DELETE') {
      objects.delete(pathname);
      response.writeHead(204).end();
    } else
      response
        .writeHead(200, { 'content-length': content.length, etag: '"x"' })
        .end(method === 'HEAD' ? undefined : content);
  };

  const server = createServer((request, response) => {
    serve(request, response).catch((error: unknown) => response.writeHead(500).end(String(error)));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    objects,
    refused: () => refused,
    keepOnly: (bytes) => (most = bytes),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
};
