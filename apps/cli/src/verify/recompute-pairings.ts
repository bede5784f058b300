import { games } from '#games';
import { createHash } from 'node:crypto';
import { canonicalJson, honours, type Recorded, type RecordedEvent } from '#event-store';
import {
  pairingSeed,
  planRound,
  type RoundKey,
  tournamentDecider,
  type TournamentEvent,
  type TournamentEvents,
  type TournamentState,
} from '#tournament';
import { ownEvents, ResultsThen } from './results-then.js';

export interface PairingsVerdict {
  /** Rounds paired by the server; those set by hand are not random and are not recomputed. */
  readonly rounds: number;
  readonly differences: readonly string[];
}

type OwnEvent = Recorded<TournamentEvent>;
type Paired = Recorded<TournamentEvent<'RoundPaired'>>;
type Revealed = TournamentEvents['SeedRevealed'];

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/**
 * Recomputes every pairing of a finished event, from the revealed seed and the results known when
 * it was made.
 */
export const recomputePairings = (
  eventId: string,
  events: readonly RecordedEvent[],
): PairingsVerdict => {
  const own = ownEvents(eventId, events);
  const commitments = own.flatMap(commitmentIn);
  const revealed = own.flatMap((event) => (event.type === 'SeedRevealed' ? [event.data] : []));
  if (revealed.length < commitments.length)
    return { rounds: 0, differences: ['the seed is not revealed: the event is not finished'] };
  const results = new ResultsThen(events);
  const differences = [...commitmentFaults(commitments, revealed)];
  let state: TournamentState = tournamentDecider.initialState;
  /** The state before the current append, on which the pairing was planned. */
  let before = state;
  let commandId = '';
  let rounds = 0;
  /** Rounds proposed to staff first, with the circumstances at that time. */
  const proposed = new Map<string, Circumstances>();
  for (const event of own) {
    if (event.meta.commandId !== commandId) [before, commandId] = [state, event.meta.commandId];
    const now = (): Circumstances => ({
      before,
      secret: revealed[before.seedsDrawn - 1]?.secret ?? '',
      results,
      requestedAt: requestPosition(own, event),
      pairedAt: event.globalPosition,
    });
    if (event.type === 'PairingProposed') proposed.set(nameOf(event.data), now());
    if (event.type === 'RoundPaired' && !event.data.manual) {
      rounds += 1;
      differences.push(...pairingFaults(event, proposed.get(nameOf(event.data)) ?? now()));
    }
    state = tournamentDecider.evolve(state, event);
  }
  return { rounds, differences };
};

/** The commitment to the seed of random choices from this event on. */
const commitmentIn = (event: OwnEvent): readonly string[] => {
  switch (event.type) {
    case 'EventCreated':
    case 'EventReopened':
      return [event.data.seedCommitment];
    case 'EventKeptHere':
      return event.data.seedCommitment === undefined ? [] : [event.data.seedCommitment];
    default:
      return [];
  }
};

const commitmentFaults = (
  commitments: readonly string[],
  revealed: readonly Revealed[],
): readonly string[] =>
  revealed.flatMap(({ secret, nonce }, index) =>
    honours({ nonce, choice: secret }, commitments[index] ?? '')
      ? []
      : [
          index === 0
            ? 'the revealed seed is not the one committed to when the event was created'
            : `the seed revealed as number ${index + 1} is not the one committed to`,
        ],
  );

const requestPosition = (own: readonly OwnEvent[], paired: OwnEvent): number =>
  own.findLast((event) => event.type === 'PairingRequested' && event.version < paired.version)
    ?.globalPosition ?? 0;

interface Circumstances {
  readonly before: TournamentState;
  readonly secret: string;
  readonly results: ResultsThen;
  readonly requestedAt: number;
  readonly pairedAt: number;
}

const nameOf = ({ phase, round, attempt }: RoundKey): string =>
  `round ${phase}.${round} (attempt ${attempt})`;

const pairingFaults = (
  paired: Paired,
  { before, secret, results, requestedAt, pairedAt }: Circumstances,
): readonly string[] => {
  const { data } = paired;
  const key: RoundKey = { phase: data.phase, round: data.round, attempt: data.attempt };
  const name = nameOf(key);
  const seed = pairingSeed({ secret, state: before, key }, sha256);
  if (seed !== data.seed) return [`${name}: its seed does not follow from the revealed one`];
  const wanted = content(data);
  const matchIdFor = (table: number): string =>
    data.tables.find((seat) => seat.table === table)?.matchId ?? '';
  // Results may have arrived between the request and the pairing; the worker saw all of them or
  // only the first few.
  for (const position of results.momentsBetween(requestedAt, pairedAt)) {
    const plan = planRound({
      games,
      state: before,
      results: results.upTo(position),
      key,
      repair: before.pairing?.repair ?? false,
      seed,
      matchIdFor,
    });
    if (plan.kind === 'planned' && content(plan.command) === wanted) return [];
  }
  return [`${name}: the recorded pairing is not the one that follows from seed and results`];
};

const content = ({
  tables,
  byes,
  voidedMatches,
  objective,
  unavoidableRematches,
  seeds,
  multiplayer = [],
}: Omit<TournamentEvents['RoundPaired'], 'manual' | 'replacedByes'>): string =>
  canonicalJson({
    tables,
    byes,
    voidedMatches,
    objective,
    unavoidableRematches,
    seeds,
    multiplayer,
  });
