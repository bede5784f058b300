import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

/** Scripts of our own only; inline styles because the component library writes them. Plain http inside a venue must work. */
export const addSecurityHeaders = async (fastify: FastifyInstance, publicUrl: string): Promise<void> => {
  const secure = publicUrl.startsWith('https:');
  await fastify.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:'],
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
};
