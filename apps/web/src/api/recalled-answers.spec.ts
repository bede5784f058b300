import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, it, vi } from 'vitest';
import { answerOptions, freshMs } from './queries.js';

const kept = new Map<string, string>();
vi.stubGlobal('window', {});
vi.stubGlobal('localStorage', {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => kept.set(key, value),
});
afterEach(() => kept.clear());

/** How often the server is asked by two parts of a page that show the same answer. */
const asked = async (): Promise<number> => {
  const fetch = vi.fn(async () => Response.json({ pods: 'new' }));
  vi.stubGlobal('fetch', fetch);
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: freshMs } } });
  const watch = () => new QueryObserver(client, answerOptions('pods', { eventId: 'e1' }));
  const first = watch();
  const leave = first.subscribe(() => undefined);
  await vi.waitFor(() => expect(first.getCurrentResult().data).toEqual({ pods: 'new' }));
  const again = watch().subscribe(() => undefined);
  again();
  leave();
  return fetch.mock.calls.length;
};

it('asks once for what two parts of a page show', async () => {
  expect(await asked()).toBe(1);
});

it('asks for an answer that was kept over a reload a moment ago', async () => {
  const key = JSON.stringify(['pods', 'e1', { eventId: 'e1' }]);
  kept.set(`conclave.answer.${key}`, JSON.stringify({ at: Date.now(), answer: { pods: 'old' } }));
  expect(await asked()).toBe(1);
});
