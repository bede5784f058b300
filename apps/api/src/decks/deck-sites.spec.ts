import { describe, expect, it } from 'vitest';
import { deckLink, type DeckLink } from '#exchange';
import { DeckSites } from './deck-sites.js';

const link = deckLink('https://swudb.com/deck/AbC123') as DeckLink;
const swudbAnswer = {
  deckName: 'Luke',
  leader: { defaultExpansionAbbreviation: 'SOR', defaultCardNumber: '005' },
  secondLeader: null,
  base: { defaultExpansionAbbreviation: 'SOR', defaultCardNumber: 29 },
  shuffledDeck: [
    {
      count: 2,
      sideboardCount: 1,
      card: { defaultExpansionAbbreviation: 'SOR', defaultCardNumber: '95' },
    },
  ],
};

/** Records the requests and answers them. */
const answering = (body: string, status = 200) => {
  const asked: [unknown, RequestInit | undefined][] = [];
  const sites = new DeckSites((address, options) => {
    asked.push([address, options]);
    return Promise.resolve(new Response(body, { status }));
  });
  return { sites, asked };
};
const refusal = (sites: DeckSites) =>
  sites.textOf(link).then(
    () => 'read',
    ({ status, code, data }) => [status, code, data],
  );

describe('a deck of another site', () => {
  it('comes as lines, main deck and sideboard apart', async () => {
    const { sites, asked } = answering(JSON.stringify(swudbAnswer));
    const text = await sites.textOf(link);
    expect(text).toMatch(/^Leaders\n1 \| Luke Skywalker/);
    expect(text).toMatch(/Deck\n2 \| Battlefield Marine\n\nSideboard\n1 \| Battlefield Marine\n$/);
    expect(asked).toEqual([
      ['https://swudb.com/api/deck/AbC123', expect.objectContaining({ redirect: 'error' })],
    ]);
  });

  it('comes as it was written where something in it is wrong', async () => {
    const body = JSON.stringify({ ...swudbAnswer, base: null });
    expect(await answering(body).sites.textOf(link)).toBe(body);
  });

  it.each([404, 403, 400])('that answers %i is not shared', async (status) => {
    expect(await refusal(answering('{}', status).sites)).toEqual([
      422,
      'deck/link-not-shared',
      { site: 'SWUDB' },
    ]);
  });

  it.each([
    ['a page', '<html></html>', 200],
    ['nothing', '', 200],
    ['more than a deck can be', `{"x":"${'y'.repeat(300_000)}"}`, 200],
    ['wrong cards in more than a list can be', `{"x":"${'y'.repeat(70_000)}"}`, 200],
    ['a fault of its own', '{}', 502],
    ['a wish to wait', '{}', 429],
  ])('that answers %s cannot be read now', async (_, body, status) => {
    expect(await refusal(answering(body, status).sites)).toEqual([
      422,
      'deck/link-failed',
      { site: 'SWUDB' },
    ]);
  });

  it('that cannot be reached, or sends somewhere else, cannot be read now', async () => {
    const sites = new DeckSites(() => Promise.reject(new TypeError('redirect')));
    expect(await refusal(sites)).toEqual([422, 'deck/link-failed', { site: 'SWUDB' }]);
  });
});
