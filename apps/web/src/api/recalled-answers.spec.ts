import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, it, vi } from 'vitest';
import { forget } from './memory.js';
import { recallChoice, rememberChoice } from './own-choice.js';
import { answerOptions, freshMs } from './queries.js';

const kept = new Map<string, string>();
vi.stubGlobal('window', {});
/** As in a browser, the stored entries are own keys, by which `forget` finds them. */
vi.stubGlobal(
  'localStorage',
  new Proxy(
    {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
      removeItem: (key: string) => kept.delete(key),
    },
    {
      ownKeys: () => [...kept.keys()],
      getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
    },
  ),
);
afterEach(() => kept.clear());

/** The number of requests to the server by two parts of a page that show the same answer. */
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

it('keeps the own Trilogy match over a reload, and none that is only looked at', async () => {
  const keptOf = async (mine: 'a' | null): Promise<readonly unknown[]> => {
    kept.clear();
    vi.stubGlobal('fetch', async () => Response.json({ matchId: 'm1', mine }));
    await new QueryClient().fetchQuery(answerOptions('trilogyMatch', { matchId: 'm1' }));
    return [...kept.values()].map((text) => (JSON.parse(text) as { answer: unknown }).answer);
  };
  expect(await keptOf('a')).toEqual([{ matchId: 'm1', mine: 'a' }]);
  expect(await keptOf(null)).toEqual([]);
});

it('keeps an own secret choice with the answers, and forgets both when another person signs in', () => {
  rememberChoice({ name: 'SealDeck', payload: { matchId: 'm1', game: 2, deck: 1 } });
  rememberChoice({ name: 'SealBan', payload: { matchId: 'm1', deck: 0 } });
  rememberChoice({ name: 'CallJudge', payload: { matchId: 'm1', deck: 2 } });
  expect([0, 1, 2].map((game) => recallChoice('m1', game))).toEqual([0, null, 1]);
  forget();
  expect([0, 1, 2].map((game) => recallChoice('m1', game))).toEqual([null, null, null]);
});
