import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { beforeEach, expect, it, vi } from 'vitest';
import { answerOptions, invalidateAnswers } from './queries.js';

vi.stubGlobal('window', {});
vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined });

const answer = (position: number | null): Response =>
  Response.json(
    { pods: [] },
    position === null ? {} : { headers: { 'x-position': `${position}` } },
  );
const fetch = vi.fn(async () => answer(30));
beforeEach(() => {
  fetch.mockReset();
  fetch.mockImplementation(async () => answer(30));
  vi.stubGlobal('fetch', fetch);
});

/** A page that shows the answer, which has arrived. */
const shown = async (): Promise<QueryClient> => {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const observer = new QueryObserver(client, answerOptions('pods', { eventId: 'e1' }));
  observer.subscribe(() => undefined);
  await vi.waitFor(() => expect(observer.getCurrentResult().isFetchedAfterMount).toBe(true));
  return client;
};

/** The number of requests to the server after the live connection has reported this position. */
const askedAfter = async (client: QueryClient, told: number | undefined): Promise<number> => {
  fetch.mockClear();
  invalidateAnswers(client, 'e1', { told });
  await vi.waitFor(() => expect(client.isFetching()).toBe(0));
  return fetch.mock.calls.length;
};

it('asks nothing again that reaches as far as the line has told', async () => {
  expect(await askedAfter(await shown(), 30)).toBe(0);
});

it('asks again what reaches less far', async () => {
  expect(await askedAfter(await shown(), 31)).toBe(1);
});

it('asks again what claims to reach further: the server may have been set back to a backup', async () => {
  expect(await askedAfter(await shown(), 29)).toBe(1);
});

it('asks again after a command, which tells no position to be reached', async () => {
  expect(await askedAfter(await shown(), undefined)).toBe(1);
});

it('asks again where the server does not say how far an answer reaches', async () => {
  fetch.mockImplementation(async () => answer(null));
  expect(await askedAfter(await shown(), 30)).toBe(1);
});

it('asks again where the last attempt failed', async () => {
  const client = await shown();
  fetch.mockImplementation(async () => Response.json({}, { status: 500 }));
  expect(await askedAfter(client, 31)).toBe(1);
  expect(await askedAfter(client, 30)).toBe(1);
});
