import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { addSecurityHeaders } from './security-headers.js';

const headersAt = async (publicUrl: string, more: { images?: string; webDir?: string } = {}) => {
  const fastify = Fastify();
  await addSecurityHeaders(fastify, { publicUrl, ...more });
  fastify.get('/', (_request, reply) => reply.send('hello'));
  const { headers } = await fastify.inject('/');
  await fastify.close();
  return headers;
};

describe('security headers', () => {
  it('let a page run our own scripts only and be framed by nobody', async () => {
    const headers = await headersAt('http://venue.local:3000');
    expect(headers['content-security-policy']).toBe(
      "default-src 'self';script-src 'self';style-src 'self' 'unsafe-inline';img-src 'self' data:;connect-src 'self';font-src 'self' data:;object-src 'none';base-uri 'self';form-action 'self';frame-ancestors 'none'",
    );
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'same-origin',
      'x-frame-options': 'SAMEORIGIN',
      'content-type': 'text/plain; charset=utf-8',
      'content-length': '5',
    });
    expect(headers).not.toHaveProperty('strict-transport-security');
  });

  it('let pictures of cards come from the one origin that the host chose', async () => {
    const headers = await headersAt('http://venue.local:3000', {
      images: 'https://images.example.org',
    });
    const policy = String(headers['content-security-policy']).split(';');
    expect(policy).toContain("img-src 'self' data: https://images.example.org");
    expect(policy.filter((each) => each.includes('example.org'))).toHaveLength(1);
  });

  it('let the one script run that stands in the built page, by its hash', async () => {
    const webDir = mkdtempSync(path.join(tmpdir(), 'conclave-page-'));
    writeFileSync(
      path.join(webDir, 'index.html'),
      '<script data-a="b">alert(1)</script><script type="module" src="/assets/x.js"></script>',
    );
    const headers = await headersAt('http://venue.local:3000', { webDir });
    rmSync(webDir, { recursive: true });
    expect(String(headers['content-security-policy']).split(';')).toContain(
      "script-src 'self' 'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='",
    );
  });

  it('insist on https where the public address is https', async () => {
    const headers = await headersAt('https://conclave.example');
    expect(headers['strict-transport-security']).toBe('max-age=15552000');
    expect(headers['content-security-policy']).toMatch(/;upgrade-insecure-requests$/);
  });
});
