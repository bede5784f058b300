import { afterEach, describe, expect, it, vi } from 'vitest';
import { takeEarly } from './early.js';

const open = (asked: Record<string, Promise<Response | null>>, sinceMs = 1_000) => {
  vi.stubGlobal('window', { conclaveEarly: new Map(Object.entries(asked)) });
  vi.spyOn(performance, 'now').mockReturnValue(sinceMs);
};
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('an answer asked for before the scripts were here', () => {
  it('is taken once', async () => {
    const answer = new Response('{}');
    open({ '/api/me': Promise.resolve(answer) });
    expect(await takeEarly('/api/me')).toBe(answer);
    expect(await takeEarly('/api/me')).toBeNull();
  });

  it('is none for another address, on a page without early questions, and when it never came', async () => {
    open({ '/api/me': Promise.resolve(null) });
    expect(await takeEarly('/api/other')).toBeNull();
    expect(await takeEarly('/api/me')).toBeNull();
    vi.stubGlobal('window', {});
    expect(await takeEarly('/api/me')).toBeNull();
  });

  it('is not taken any more when the page has been open for a while', async () => {
    open({ '/api/me': Promise.resolve(new Response('{}')) }, 30_000);
    expect(await takeEarly('/api/me')).toBeNull();
  });
});
