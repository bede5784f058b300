import helmet, { type FastifyHelmetOptions } from '@fastify/helmet';
import Fastify, { type FastifyInstance } from 'fastify';

/** Scripts of our own only; inline styles because the component library writes them. Plain http inside a venue must work. */
const optionsFor = (secure: boolean, images: string | null): FastifyHelmetOptions => ({
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      defaultSrc: ["'self'"],
      scriptSrc: ["'self'"],
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

/** `images`: another server's origin that pictures may come from; null for none. */
export const addSecurityHeaders = async (
  fastify: FastifyInstance,
  publicUrl: string,
  images: string | null = null,
): Promise<void> => {
  const headers = await headersFor(optionsFor(publicUrl.startsWith('https:'), images));
  fastify.addHook('onRequest', (_request, reply, done) => {
    void reply.headers(headers);
    done();
  });
};
