import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import helmet, { type FastifyHelmetOptions } from '@fastify/helmet';
import Fastify, { type FastifyInstance } from 'fastify';

interface PagePolicy {
  /** Whether the public address is https. */
  readonly secure: boolean;
  /** Another server's origin that pictures may come from. */
  readonly images: string | null;
  /** Hashes of the scripts that stand in the page itself, as `'sha256-...'` (CSP 3). */
  readonly inline: readonly string[];
}

/**
 * Scripts of our own only; inline styles because the component
 * library writes them. Plain http inside a venue must work.
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

/** What the library adds to an empty answer. It would work this out anew for each request. */
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

/** What stands in the built page as a script of its own may run; nothing else that stands in a page. */
export const inlineScriptsOf = (html: string): readonly string[] =>
  [...html.matchAll(inlineScript)].map(
    ([, code = '']) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`,
  );

interface HeaderOptions {
  readonly publicUrl: string;
  readonly images?: string | null;
  /** Where the built pages lie; null when none are served. */
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
