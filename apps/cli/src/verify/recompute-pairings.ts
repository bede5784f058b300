import { createHash } from 'node:crypto';
import {
  asFact,
  canonicalJson,
  factsIn,
  honours,
  type Recorded,
  type RecordedEvent,
} from '#event-store';
import { matchDecider, type MatchEvent, type MatchState } from '#match';
import {
  type MatchResult,
  pairingSeed,
  planRound,
  type RoundKey,
  tournamentDecider,
  type TournamentEvent,
  type TournamentEvents,
  type TournamentState,
} from '#tournament';

export interface PairingsVerdict {
  /** Rounds paired by the server; those set by hand rest on no chance and are not recomputed. */
  readonly rounds: number;
  readonly differences: readonly string[];
}

type OwnEvent = Recorded<TournamentEvent>;
type Paired = Recorded<TournamentEvent<'RoundPaired'>>;
type Revealed = TournamentEvents['SeedRevealed'];

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Computes every pairing of a finished event again, from the revealed seed and the results as they stood when it was made. */
export const recomputePairings = (
  eventId: string,
  events: readonly RecordedEvent[],
): PairingsVerdict => {
  const own = factsIn<TournamentEvent>(events)
    .filter((event) => event.streamId === `event-${eventId}`)
    .sort((one, other) => one.version - other.version);
  const revealed = own.find((event) => event.type === 'SeedRevealed')?.data;
  if (!revealed)
    return { rounds: 0, differences: ['the seed is not revealed: the event is not finished'] };
  const results = new ResultsThen(events);
  const differences: string[] = [];
  let state: TournamentState = tournamentDecider.initialState;
  /** As it was before the append at hand: what the pairing was planned on. */
  let before = state;
  let commandId = '';
  let rounds = 0;
  for (const event of own) {
    if (event.meta.commandId !== commandId) [before, commandId] = [state, event.meta.commandId];
    if (event.type === 'EventCreated') differences.push(...commitmentFault(event.data, revealed));
    if (event.type === 'RoundPaired' && !event.data.manual) {
      rounds += 1;
      differences.push(
        ...pairingFaults(event, {
          before,
          secret: revealed.secret,
          results,
          requestedAt: requestPosition(own, event),
        }),
      );
    }
    state = tournamentDecider.evolve(state, event);
  }
  return { rounds, differences };
};

const commitmentFault = (
  { seedCommitment }: TournamentEvents['EventCreated'],
  { secret, nonce }: Revealed,
): readonly string[] =>
  honours({ nonce, choice: secret }, seedCommitment)
    ? []
    : ['the revealed seed is not the one committed to when the event was created'];

const requestPosition = (own: readonly OwnEvent[], paired: OwnEvent): number =>
  own.findLast((event) => event.type === 'PairingRequested' && event.version < paired.version)
    ?.globalPosition ?? 0;

interface Circumstances {
  readonly before: TournamentState;
  readonly secret: string;
  readonly results: ResultsThen;
  readonly requestedAt: number;
}

const pairingFaults = (
  paired: Paired,
  { before, secret, results, requestedAt }: Circumstances,
): readonly string[] => {
  const { data } = paired;
  const key: RoundKey = { phase: data.phase, round: data.round, attempt: data.attempt };
  const name = `round ${key.phase}.${key.round} (attempt ${key.attempt})`;
  const seed = pairingSeed({ secret, state: before, key }, sha256);
  if (seed !== data.seed) return [`${name}: its seed does not follow from the revealed one`];
  const wanted = content(data);
  const matchIdFor = (table: number): string =>
    data.tables.find((seat) => seat.table === table)?.matchId ?? '';
  // A result may have come in between the request and the pairing; the worker saw all of them or the first few.
  for (const position of results.momentsBetween(requestedAt, paired.globalPosition)) {
    const plan = planRound({
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

/** The results of the event as they stood at any position. */
class ResultsThen {
  private readonly facts: readonly RecordedEvent[];

  constructor(events: readonly RecordedEvent[]) {
    this.facts = events
      .filter((event) => event.streamId.startsWith('match-'))
      .sort((one, other) => one.globalPosition - other.globalPosition);
  }

  /** Positions after which the results may have been read, the latest first. */
  momentsBetween(from: number, to: number): readonly number[] {
    return [
      to,
      ...this.facts
        .map((fact) => fact.globalPosition)
        .filter((position) => position > from && position < to)
        .reverse(),
      from,
    ];
  }

  upTo(position: number): readonly MatchResult[] {
    const matches = new Map<string, MatchState>();
    for (const fact of this.facts) {
      if (fact.globalPosition > position) break;
      matches.set(
        fact.streamId,
        matchDecider.evolve(
          matches.get(fact.streamId) ?? matchDecider.initialState,
          asFact<MatchEvent>(fact),
        ),
      );
    }
    return [...matches]
      .flatMap(([streamId, match]) => resultOf(streamId.slice('match-'.length), match))
      .sort(inOrder);
  }
}

const resultOf = (
  matchId: string,
  { place, status, score }: MatchState,
): readonly MatchResult[] => {
  if (!place || status === 'none') return [];
  const {
    phase,
    round,
    table,
    players: [a, b],
  } = place;
  return [{ matchId, phase, round, table, a, b, status, score }];
};

/** As the read model lists them. */
const inOrder = (one: MatchResult, other: MatchResult): number =>
  one.phase - other.phase || one.round - other.round || (one.matchId < other.matchId ? -1 : 1);
