import { idIfOf, streamOf } from '#aggregate';
import { catalogueOf } from '#cards';
import {
  packsOf,
  podDecider,
  podFaults,
  poolOf,
  sealedBoosters,
  setsOf,
  type PodEvent,
  type PodState,
} from '#draft';
import { honours, type RecordedEvent, factsIn } from '#event-store';
import { countCards, formatRules, swuFormat, hasErrors, validateDeck } from '#formats';
import type { DeckEvents, DeckEvent } from '#read-models';
import {
  isLimited,
  tournamentDecider,
  type TournamentEvent,
  type TournamentEvents,
  type TournamentState,
} from '#tournament';

/**
 * What the revealed seeds of a Sealed or Draft event prove; all zero for events with constructed
 * decks or real boosters.
 */
export interface BoostersVerdict {
  readonly packs: number;
  readonly picks: number;
  /** Number of deck lists checked again against their pool. */
  readonly decks: number;
  readonly differences: readonly string[];
}

type Submitted = DeckEvents['DeckSubmitted'];
/** The cards of a player's pool; null if it cannot be derived from a revealed seed. */
type PoolFinder = (deck: Submitted) => readonly string[] | null;

const none: BoostersVerdict = { packs: 0, picks: 0, decks: 0, differences: [] };

/**
 * Opens every booster of the event again from the revealed seeds, and checks every pick and every
 * deck list against them.
 */
export const recomputeBoosters = (
  eventId: string,
  events: readonly RecordedEvent[],
): BoostersVerdict => {
  const own = factsIn<TournamentEvent>(
    events.filter((event) => event.streamId === streamOf('event', eventId)),
  );
  const state = own.reduce(tournamentDecider.evolve, tournamentDecider.initialState);
  if (!isLimited(state.format) || state.settings.limited?.source !== 'generated') return none;
  const found = state.format === 'sealed' ? sealedPools(state, own) : draftedPools(events);
  const decks = submittedIn(events).flatMap((deck) => deckFaults(deck, state, found.poolOf));
  return {
    packs: found.packs,
    picks: found.picks,
    decks: decks.length,
    differences: [...found.differences, ...decks.flat()],
  };
};

interface Found {
  readonly packs: number;
  readonly picks: number;
  readonly differences: readonly string[];
  readonly poolOf: PoolFinder;
}

const sealedPools = (
  { players, bundles, settings: { limited } }: TournamentState,
  own: readonly TournamentEvent[],
): Found => {
  const opened = own.find((event) => event.type === 'PoolsOpened')?.data as
    | TournamentEvents['PoolsOpened']
    | undefined;
  const revealed = own.find((event) => event.type === 'PoolsRevealed')?.data as
    | TournamentEvents['PoolsRevealed']
    | undefined;
  const unknown = { packs: 0, picks: 0, poolOf: () => null };
  if (!opened || !limited) return { ...unknown, differences: [] };
  if (!revealed) return { ...unknown, differences: ['the seed of the boosters is not revealed'] };
  const honest = honours(
    { choice: revealed.seed, nonce: revealed.nonce },
    opened.seedCommitment ?? '',
  );
  return {
    packs: players.size * opened.packs,
    picks: 0,
    differences: honest
      ? []
      : ['the revealed seed of the boosters is not the one committed to when they were opened'],
    poolOf: ({ playerId }) =>
      sealedBoosters({ ...opened, bundles }, opened.packs, revealed.seed, playerId)
        .flat()
        .map((card) => card.id),
  };
};

interface Drafted {
  readonly state: PodState;
  readonly packs: number;
  readonly picks: number;
  readonly differences: readonly string[];
}

const draftedPools = (events: readonly RecordedEvent[]): Found => {
  const streams = new Map<string, RecordedEvent[]>();
  for (const event of events)
    if (idIfOf('pod', event.streamId) !== null)
      streams.set(event.streamId, [...(streams.get(event.streamId) ?? []), event]);
  const pods = [...streams.values()].map((stream) =>
    replayPod([...stream].sort((one, other) => one.version - other.version)),
  );
  return {
    packs: pods.reduce((sum, pod) => sum + pod.packs, 0),
    picks: pods.reduce((sum, pod) => sum + pod.picks, 0),
    differences: pods.flatMap((pod) => pod.differences),
    poolOf: ({ playerId, draft }) => {
      const seated = pods.find(
        ({ state }) =>
          state.status === 'completed' &&
          state.draft === draft &&
          state.seats.some((seat) => seat.playerId === playerId),
      );
      return seated
        ? poolOf(
            seated.state,
            seated.state.seats.findIndex((seat) => seat.playerId === playerId),
          )
        : null;
    },
  };
};

/** Replays one pod, pick by pick: each taken card must have been in the pack. */
const replayPod = (stream: readonly RecordedEvent[]): Drafted => {
  const name = stream[0]?.streamId ?? '';
  const facts = factsIn<PodEvent>(stream);
  const state = facts.reduce(podDecider.evolve, podDecider.initialState);
  const revealed = facts.find((event) => event.type === 'PacksRevealed')?.data;
  const dissolved = facts.some((event) => event.type === 'PodDissolved');
  if (!revealed) {
    return {
      state,
      packs: 0,
      picks: 0,
      differences: dissolved ? [] : [`${name}: its seed is not revealed`],
    };
  }
  const honest = honours(
    { choice: revealed.seed, nonce: revealed.nonce },
    state.seedCommitment ?? '',
  );
  const packs = packsOf(state, state.seats.length, revealed.seed);
  return {
    state,
    packs: state.seats.length * 3,
    picks: facts.filter((event) => event.type === 'PickMade').length,
    differences: [
      ...(honest
        ? []
        : [`${name}: the revealed seed is not the one committed to when the pod was seated`]),
      ...podFaults(facts, packs).map((fault) => `${name}: ${fault}`),
    ],
  };
};

const submittedIn = (events: readonly RecordedEvent[]): readonly Submitted[] =>
  factsIn<DeckEvent>(events)
    .filter((event) => event.type === 'DeckSubmitted')
    .map((event) => event.data);

/** The fault of a deck, empty if its verdict is correct; no entry if no revealed seed covers it. */
const deckFaults = (
  submitted: Submitted,
  { format, date, settings, bundles }: TournamentState,
  poolFor: PoolFinder,
): readonly (readonly string[])[] => {
  const cards = poolFor(submitted);
  if (cards === null || !isLimited(format)) return [];
  const rules = formatRules(swuFormat(format), {
    on: date,
    manifest: catalogueOf(bundles).legality,
    override: settings.legality,
  });
  const { problems } = validateDeck(submitted.deck, rules, {
    pool: {
      sets: setsOf({ ...(settings.limited ?? { set: '' }), bundles }),
      cards: countCards(cards),
    },
  });
  const legal = !hasErrors(problems);
  return [
    legal === submitted.verdict.legal
      ? []
      : [
          `${streamOf('deck', submitted.deckId)} (revision ${submitted.revision}): judged ${submitted.verdict.legal ? 'legal' : 'illegal'}, but the pool says otherwise`,
        ],
  ];
};
