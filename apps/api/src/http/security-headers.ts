import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import helmet, { type FastifyHelmetOptions } from '@fastify/helmet';
import Fastify, { type FastifyInstance } from 'fastify';

interface PagePolicy {
  /** Whether the public address is https. */
  readonly secure: boolean;
  /** Another server's origin from which images may come; null: none. */
  readonly images: string | null;
  /** Hashes of the page's inline scripts, as `'sha256-...'` (CSP 3). */
  readonly inline: readonly string[];
}

/**
 * Allows only our own scripts, and inline styles because the component library writes them. Plain
 * http must work inside a venue.
 */
const optionsFor = ({ secure, images, inline }: PagePolicy): FastifyHelmetOptions => ({
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      defaultSrc: ["'self'"],
      scriptSrc: ["'self'", ...inline],
      styleSrc: ["'self'", "'unsafe-inline'"],
      imgSrc: ["'self'", 'data:', ...(images === null ? [] : [images])],
      connectSrc: ["'self'"],
      fontSrc: ["'self'", 'data:'],
      objectSrc: ["'none'"],
      baseUri: ["'self'"],
      formAction: ["'self'"],
      frameAncestors: ["'none'"],
      ...(secure ? { upgradeInsecureRequests: [] } : {}),
    },
  },
  strictTransportSecurity: secure ? { maxAge: 15_552_000, includeSubDomains: false } : false,
  crossOriginOpenerPolicy: secure ? { policy: 'same-origin' } : false,
  originAgentCluster: secure,
  referrerPolicy: { policy: 'same-origin' },
});

/**
 * The headers that the library adds to an empty answer. Computed once, because the library would
 * compute them for each request.
 */
const headersFor = async (
  options: FastifyHelmetOptions,
): Promise<Readonly<Record<string, string>>> => {
  const probe = Fastify();
  await probe.register(helmet, options);
  const [bare, strict] = ['/bare', '/strict'];
  probe.get(bare, { helmet: false }, (_request, reply) => reply.send());
  probe.get(strict, (_request, reply) => reply.send());
  const [without, withAll] = [
    (await probe.inject(bare)).headers,
    (await probe.inject(strict)).headers,
  ];
  await probe.close();
  return Object.fromEntries(
    Object.entries(withAll).flatMap(([name, value]) =>
      name in without ? [] : [[name, String(value)]],
    ),
  );
};

const inlineScript = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g;

/** Hashes of the inline scripts in the built page; no other inline script may run. */
export const inlineScriptsOf = (html: string): readonly string[] =>
  [...html.matchAll(inlineScript)].map(
    ([, code = '']) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`,
  );

interface HeaderOptions {
  readonly publicUrl: string;
  readonly images?: string | null;
  /** The folder of the built pages; null if none are served. */
  readonly webDir?: string | null;
}

export const addSecurityHeaders = async (
  fastify: FastifyInstance,
  { publicUrl, images = null, webDir = null }: HeaderOptions,
): Promise<void> => {
  const html = webDir === null ? '' : await readFile(path.join(webDir, 'index.html'), 'utf8');
  const headers = await headersFor(
    optionsFor({
      secure: publicUrl.startsWith('https:'),
      images,
      inline: inlineScriptsOf(html),
    }),
  );
  fastify.addHook('onRequest', (_request, reply, done) => {
    void reply.headers(headers);
    done();
  });
};
