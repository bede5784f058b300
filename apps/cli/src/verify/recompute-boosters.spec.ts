import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { builtInContent, setCodes, stockBundles } from '#cards';
import {
  type Boosters,
  podCommand,
  buildDeck,
  commonBasesOf,
  offerTo,
  packsOf,
  podDecider,
  poolOf,
  sealedBoosters,
  type PodCommands,
  type PodCommandType,
  type PodEvent,
  type PodState,
} from '#draft';
import type { RecordedEvent } from '#event-store';
import type { Deck } from '#formats';
import { plainSettings, tournamentEvent, type LimitedSettings } from '#tournament';
import { recomputeBoosters } from './recompute-boosters.js';

const at = '2026-11-21T10:00:00.000Z';
const secret = { choice: 'a seed', nonce: 'n0nce' };
const seedCommitment = createHash('sha256')
  .update(`${secret.nonce}:${secret.choice}`)
  .digest('hex');
const limited: LimitedSettings = {
  set: 'SOR',
  packs: 6,
  source: 'generated',
  podSize: 8,
  seating: 'random',
  podPairing: 'in-pod',
  clock: null,
  buildMinutes: 30,
  reveal: 'after-event',
};

interface Fact {
  readonly type: string;
  readonly schemaVersion: number;
  readonly data: object;
}
const recorded = (streamId: string, facts: readonly Fact[]): readonly RecordedEvent[] =>
  facts.map(
    (fact, index) =>
      ({
        ...fact,
        streamId,
        version: index + 1,
        globalPosition: index + 1,
        meta: { actor: 'a', commandId: `${index}`, correlationId: '', at },
        prevHash: '',
        hash: '',
      }) as unknown as RecordedEvent,
  );

const created = (format: 'sealed' | 'draft', changes: Partial<LimitedSettings> = {}) =>
  tournamentEvent('EventCreated', {
    eventId: 'e1',
    name: 'S',
    format,
    date: '2026-11-21',
    venue: '',
    cap: null,
    settings: { ...plainSettings, limited: { ...limited, ...changes } },
    owner: 'o',
    seedCommitment: '',
    demo: false,
  });
const registered = (playerId: string) =>
  tournamentEvent('PlayerRegistered', {
    playerId,
    name: playerId,
    account: null,
    waitlisted: false,
    nonce: '',
    format: 'sealed',
  });

const deckOf = (ids: readonly string[], boosters: Boosters = { set: 'SOR' }): Deck => {
  const counts = new Map<string, number>();
  for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1);
  const deck = buildDeck(
    [...counts].map(([id, count]) => ({ id, count })),
    commonBasesOf(boosters),
  );
  if (!deck) throw new Error('no deck');
  return deck;
};
const submitted = (playerId: string, deck: Deck, draft?: number) =>
  recorded(`deck-e1-${playerId}`, [
    {
      type: 'DeckSubmitted',
      schemaVersion: 1,
      data: {
        eventId: 'e1',
        playerId,
        deckId: `e1-${playerId}`,
        revision: 1,
        deck,
        ...(draft === undefined ? {} : { draft }),
        verdict: { legal: true, problems: [] },
      },
    },
  ]);

describe('the boosters of a Sealed event', () => {
  const opened = tournamentEvent('PoolsOpened', { set: 'SOR', packs: 6, seedCommitment });
  const revealed = tournamentEvent('PoolsRevealed', { seed: secret.choice, nonce: secret.nonce });
  const event = (...facts: readonly Fact[]) =>
    recorded('event-e1', [created('sealed'), registered('ana'), registered('bob'), ...facts]);
  const poolOfPlayer = (playerId: string): readonly string[] =>
    sealedBoosters({ set: 'SOR' }, 6, secret.choice, playerId)
      .flat()
      .map(({ id }) => id);

  it('are opened again, and decks judged by them', () => {
    const events = [
      ...event(opened, revealed),
      ...submitted('ana', deckOf(poolOfPlayer('ana'))),
      ...submitted('bob', deckOf(poolOfPlayer('bob'))),
    ];
    expect(recomputeBoosters('e1', events)).toEqual({
      packs: 12,
      picks: 0,
      decks: 2,
      differences: [],
    });
  });

  it('convict a deck out of other boosters, and a seed that was exchanged', () => {
    const foreign = [...event(opened, revealed), ...submitted('ana', deckOf(poolOfPlayer('bob')))];
    expect(recomputeBoosters('e1', foreign).differences).toEqual([
      'deck-e1-ana (revision 1): judged legal, but the pool says otherwise',
    ]);
    const exchanged = event(
      opened,
      tournamentEvent('PoolsRevealed', { seed: 'luckier', nonce: secret.nonce }),
    );
    expect(recomputeBoosters('e1', exchanged).differences).toEqual([
      'the revealed seed of the boosters is not the one committed to when they were opened',
    ]);
    expect(recomputeBoosters('e1', event(opened)).differences).toEqual([
      'the seed of the boosters is not revealed',
    ]);
  });

  it('are those of the bundles that the event began with, whatever is built in', () => {
    const older = builtInContent(setCodes.filter((set) => set !== 'HMW'));
    const bundles = ['the digest of HMW'];
    const content = builtInContent(['HMW']);
    stockBundles({
      base: older,
      bundles: [{ digest: bundles[0] ?? '', content }],
      inForce: [],
      former: [],
    });
    try {
      const ids = sealedBoosters({ set: 'HMW', bundles }, 6, secret.choice, 'ana').flat();
      const began = created('sealed', { set: 'HMW' });
      const events = [
        ...recorded('event-e1', [
          { ...began, data: { ...began.data, bundles } },
          registered('ana'),
          tournamentEvent('PoolsOpened', { set: 'HMW', packs: 6, seedCommitment }),
          revealed,
        ]),
        ...submitted(
          'ana',
          deckOf(
            ids.map(({ id }) => id),
            { set: 'HMW', bundles },
          ),
        ),
      ];
      expect(recomputeBoosters('e1', events)).toMatchObject({ decks: 1, differences: [] });
    } finally {
      stockBundles({ base: builtInContent(), bundles: [], inForce: [], former: [] });
    }
  });

  it('rest on no seed where they were real', () => {
    expect(
      recomputeBoosters('e1', recorded('event-e1', [created('sealed', { source: 'recorded' })])),
    ).toEqual({ packs: 0, picks: 0, decks: 0, differences: [] });
  });
});

describe('the packs of a pod', () => {
  const seats = ['ana', 'bob', 'cleo'];
  const packs = packsOf({ set: 'SOR' }, seats.length, secret.choice);

  /** A draft in which everybody takes the first card offered; the last event reveals the seed. */
  const draftedPod = (): { readonly facts: readonly PodEvent[]; readonly state: PodState } => {
    const facts: PodEvent[] = [];
    let state = podDecider.initialState;
    const send = <T extends PodCommandType>(type: T, data: PodCommands[T]): void => {
      const decision = podDecider.decide(podCommand(type, data, { actor: 'x', at }), state);
      if ('kind' in decision) throw new Error(decision.code);
      facts.push(...decision);
      state = decision.reduce(podDecider.evolve, state);
    };
    send('SeatPod', {
      eventId: 'e1',
      podId: 'p1',
      draft: 1,
      number: 1,
      set: 'SOR',
      source: 'generated',
      seats,
      clock: null,
      seedCommitment,
    });
    while (state.status === 'drafting') {
      const offer = seats
        .map((_, seat) => offerTo(state, packs, seat))
        .find((each) => each !== null && each.cards.length > 0);
      if (!offer) throw new Error('nobody has a pack');
      send('PickCard', {
        seat: offer.seat,
        round: offer.round,
        pick: offer.pick,
        card: offer.cards[0] ?? '',
        by: 'bot',
        packs,
      });
    }
    send('RevealPacks', { seed: secret.choice, nonce: secret.nonce });
    return { facts, state };
  };
  const { facts, state } = draftedPod();
  const event = recorded('event-e1', [created('draft')]);

  it('are opened again, and every pick and deck judged by them', () => {
    const decks = seats.flatMap((playerId, seat) => [
      ...submitted(playerId, deckOf(poolOf(state, seat)), 1),
    ]);
    const verdict = recomputeBoosters('e1', [...event, ...recorded('pod-p1', facts), ...decks]);
    expect(verdict).toEqual({
      packs: 9,
      picks: facts.filter(({ type }) => type === 'PickMade').length,
      decks: 3,
      differences: [],
    });
  });

  it('convict a card that did not lie there', () => {
    const wrong = facts.findIndex(({ type }) => type === 'PickMade') + 5;
    const forged = facts.map((fact, index) =>
      index === wrong ? ({ ...fact, data: { ...fact.data, card: 'SOR_017' } } as PodEvent) : fact,
    );
    expect(
      recomputeBoosters('e1', [...event, ...recorded('pod-p1', forged)]).differences[0],
    ).toMatch(/^pod-p1: pick \d\.\d of seat \d: SOR_017 did not lie before that seat$/);
  });

  it('are unknown while the seed is sealed', () => {
    expect(
      recomputeBoosters('e1', [...event, ...recorded('pod-p1', facts.slice(0, -1))]).differences,
    ).toEqual(['pod-p1: its seed is not revealed']);
  });
});
