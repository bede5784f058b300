import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { type ApiFailure, type ApiSession, Connection } from '#client';
import { visitor } from '../../test/people.js';
import { startApi, type RunningApi } from '../../test/running-api.js';
import { DeckSites } from './deck-sites.js';

let api: RunningApi;
let connection: Connection;
let anybody: ApiSession;
beforeAll(async () => {
  api = await startApi();
  connection = new Connection(api.url);
  anybody = visitor(connection);
});
afterAll(async () => {
  connection?.close();
  await api?.stop();
});

afterEach(() => void vi.restoreAllMocks());

describe('a link to a deck of another site', () => {
  it('becomes its list, also for whoever is not signed in', async () => {
    vi.spyOn(api.app.get(DeckSites), 'textOf').mockResolvedValueOnce(
      'Deck\n3 | Battlefield Marine\n',
    );
    const answer = await anybody.post('/api/decks/from-link', {
      link: 'https://swudb.com/deck/AbC123',
    });
    expect(JSON.parse(answer)).toEqual({ site: 'SWUDB', text: 'Deck\n3 | Battlefield Marine\n' });
  });

  it.each([
    ['http://127.0.0.1:5432/deck/AbC123', '422 deck/link-unknown'],
    ['https://swudb.com.evil.example/deck/AbC123', '422 deck/link-unknown'],
    ['', '400 request/malformed'],
    ['x'.repeat(301), '400 request/malformed'],
    [7, '400 request/malformed'],
  ])('is asked for nowhere else: %s', async (link, refusal) => {
    const asked = vi.spyOn(api.app.get(DeckSites), 'textOf');
    const answer = await anybody.post('/api/decks/from-link', { link }).then(
      () => 'read',
      ({ status, code }: ApiFailure) => `${status} ${code}`,
    );
    expect(answer).toBe(refusal);
    expect(asked).not.toHaveBeenCalled();
  });
});
