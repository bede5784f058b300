import { games } from '#games';
import { MemoryEventStore, type JsonObject, type NewEvent, type StreamAppend } from '#event-store';
import {
  podCommand,
  podDecider,
  type PodCommands,
  type PodCommandType,
  type PodEvent,
  type PodState,
} from '#draft';
import {
  matchCommand,
  matchDecider,
  openMatch,
  type GameScore,
  type MatchCommands,
  type MatchCommandType,
  type MatchEvent,
  type MatchState,
} from '#match';
import {
  tournamentCommand,
  plainSettings,
  nextRound,
  planRound,
  isProposed,
  presentationOf,
  scheduledMatch,
  repairKey,
  tournamentDecider,
  type EventFormat,
  type EventSettings,
  type MatchResult,
  type TournamentCommands,
  type TournamentCommandType,
  type TournamentEvent,
  type TournamentState,
} from '#tournament';

const START = Date.parse('2026-11-21T09:00:00.000Z');

/**
 * An event in a store in memory, run by the real deciders, on which read models are tested. Every
 * command must be accepted.
 */
export class PlayedEvent {
  readonly store = new MemoryEventStore();
  readonly eventId = 'e1';
  state: TournamentState = tournamentDecider.initialState;
  readonly matches = new Map<string, MatchState>();
  readonly pods = new Map<string, { readonly state: PodState; readonly version: number }>();
  #commands = 0;
  readonly #afterAppend: (event: PlayedEvent) => Promise<void>;

  constructor(afterAppend: (event: PlayedEvent) => Promise<void> = async () => {}) {
    this.#afterAppend = afterAppend;
  }

  /** The event that `create` makes, before options are applied. */
  get plan(): TournamentCommands['CreateEvent'] {
    return {
      eventId: this.eventId,
      name: 'Saturday',
      format: 'premier',
      date: '2026-11-21',
      venue: 'Hall',
      cap: null,
      settings: { ...plainSettings, deckRequired: false },
      owner: 'olga',
      ownerName: 'Olga',
      seedCommitment: 'c0ffee',
      demo: false,
    };
  }

  async send<T extends TournamentCommandType>(
    type: T,
    data: TournamentCommands[T],
    beside: readonly StreamAppend[] = [],
  ): Promise<void> {
    const decision = tournamentDecider.decide(
      tournamentCommand(type, data, { actor: 'account:olga', at: this.#at(), games }),
      this.state,
    );
    if ('kind' in decision)
      throw new Error(`${type}: ${decision.code} ${JSON.stringify(decision.data)}`);
    const before = await this.store.readStream(`event-${this.eventId}`);
    await this.#append([
      {
        streamId: `event-${this.eventId}`,
        expectedVersion: before.length,
        events: asNew(decision),
      },
      ...beside,
    ]);
    this.state = decision.reduce(tournamentDecider.evolve, this.state);
  }

  async inMatch<T extends MatchCommandType>(
    matchId: string,
    type: T,
    data: MatchCommands[T],
  ): Promise<void> {
    const state = this.matches.get(matchId) ?? matchDecider.initialState;
    const decision = matchDecider.decide(
      matchCommand(type, data, { actor: 'account:olga', at: this.#at(), games }),
      state,
    );
    if ('kind' in decision) throw new Error(`${type}: ${decision.code}`);
    await this.#append([
      { streamId: `match-${matchId}`, expectedVersion: state.version, events: asNew(decision) },
    ]);
    this.#fold(matchId, decision);
  }

  async inPod<T extends PodCommandType>(
    podId: string,
    type: T,
    data: PodCommands[T],
  ): Promise<void> {
    const { state, version } = this.pods.get(podId) ?? {
      state: podDecider.initialState,
      version: 0,
    };
    const decision = podDecider.decide(
      podCommand(type, data, { actor: 'account:olga', at: this.#at() }),
      state,
    );
    if ('kind' in decision) throw new Error(`${type}: ${decision.code}`);
    await this.#append([
      { streamId: `pod-${podId}`, expectedVersion: version, events: asNew(decision) },
    ]);
    this.pods.set(podId, {
      state: decision.reduce(podDecider.evolve, state),
      version: version + decision.length,
    });
  }

  async create(
    players: number,
    settings: Partial<EventSettings> = {},
    format: EventFormat = 'premier',
  ): Promise<void> {
    const { plan } = this;
    await this.send('CreateEvent', {
      ...plan,
      format,
      settings: { ...plan.settings, ...settings },
    });
    await this.send('OpenRegistration', {});
    for (let index = 0; index < players; index += 1) await this.enter(`p${index}`);
    await this.send('StartEvent', {});
  }

  async enter(playerId: string): Promise<void> {
    await this.send('RegisterPlayer', {
      playerId,
      name: `Name of ${playerId}`,
      account: `acc-${playerId}`,
      nonce: '',
      byStaff: true,
      ...(this.state.settings.teamSeats
        ? { members: ['A', 'B', 'C'].map((seat) => `${playerId} ${seat}`) }
        : {}),
    });
    if (this.state.format === 'trilogy')
      await this.send('RegisterDeck', {
        playerId,
        deckId: `d-${playerId}`,
        legal: true,
        leader: null,
        base: null,
        faces: facesOf(playerId),
        byStaff: true,
      });
    if (this.state.status !== 'running')
      await this.send('CheckInPlayer', { playerId, byStaff: true });
  }

  async pair(repair = false): Promise<void> {
    const key = repair ? repairKey(this.state) : nextRound(this.state);
    if (!key) throw new Error('nothing to pair');
    await this.send('RequestPairing', { ...key, repair });
    const matchIdFor = (table: number) => `m-${key.phase}-${key.round}-${key.attempt}-${table}`;
    const plan = planRound({
      games,
      state: this.state,
      results: this.results(),
      key,
      repair,
      seed: `${key.round}/${key.attempt}`,
      matchIdFor,
    });
    if (plan.kind === 'failed') throw new Error(plan.code);
    const scheduled = (isProposed(this.state) ? [] : plan.scheduled).map((data) => ({
      matchId: data.matchId,
      events: openMatch(data, presentationOf(this.state, data), {
        actor: 'system',
        at: this.#at(),
        games,
      }),
    }));
    const voided = plan.command.voidedMatches.map((matchId) => ({
      matchId,
      events: this.#voids(matchId),
    }));
    const beside = [...scheduled, ...voided].map((match) => this.#toMatch(match));
    await this.send('CreateRound', plan.command, beside);
    for (const { matchId, events } of [...scheduled, ...voided]) this.#fold(matchId, events);
  }

  /** Publishes the round that staff have reviewed. */
  async publish(): Promise<void> {
    const { proposal } = this.state;
    if (proposal === null) throw new Error('nothing to publish');
    const { phase, round, attempt, tables } = proposal;
    const made = tables.map((table) => {
      const data = scheduledMatch(games, this.state, { phase, round, attempt }, table);
      const presentation = presentationOf(this.state, data);
      const by = { actor: 'system', at: this.#at(), games };
      const events = openMatch(data, presentation, by);
      return { matchId: table.matchId, events };
    });
    const beside = made.map((match) => this.#toMatch(match));
    await this.send('PublishPairings', { phase, round, attempt }, beside);
    for (const { matchId, events } of made) this.#fold(matchId, events);
  }

  async voidRound(): Promise<void> {
    const standing = this.state.rounds.at(-1);
    if (!standing) return;
    const voided = standing.tables.map(({ matchId }) => ({
      matchId,
      events: this.#voids(matchId),
    }));
    const { phase, round, attempt } = standing;
    await this.send(
      'VoidRound',
      { phase, round, attempt, reason: 'test' },
      voided.map((match) => this.#toMatch(match)),
    );
    for (const { matchId, events } of voided) this.#fold(matchId, events);
  }

  results(): readonly MatchResult[] {
    return [...this.matches].flatMap(([matchId, match]): readonly MatchResult[] => {
      if (!match.place || match.status === 'none') return [];
      const {
        phase,
        round,
        table,
        players: [a, b],
      } = match.place;
      return [{ matchId, phase, round, table, a, b, status: match.status, score: match.score }];
    });
  }

  openMatches(): readonly string[] {
    return [...this.matches]
      .filter(([, match]) => match.status === 'open')
      .map(([matchId]) => matchId);
  }

  async settle(score: (matchId: string) => GameScore): Promise<void> {
    for (const matchId of this.openMatches()) {
      await this.inMatch(matchId, 'ReportResult', { by: 'a', score: score(matchId) });
      await this.inMatch(matchId, 'ConfirmResult', { by: 'b' });
    }
  }

  #voids(matchId: string): readonly MatchEvent[] {
    const match = this.matches.get(matchId) ?? matchDecider.initialState;
    return matchDecider.decide(
      {
        type: 'VoidMatch',
        data: { reason: 'paired again' },
        actor: 'system',
        at: this.#at(),
        games,
      },
      match,
    ) as readonly MatchEvent[];
  }

  #toMatch({
    matchId,
    events,
  }: {
    readonly matchId: string;
    readonly events: readonly MatchEvent[];
  }): StreamAppend {
    return {
      streamId: `match-${matchId}`,
      expectedVersion: this.matches.get(matchId)?.version ?? 0,
      events: asNew(events),
    };
  }

  #fold(matchId: string, events: readonly MatchEvent[]): void {
    this.matches.set(
      matchId,
      events.reduce(matchDecider.evolve, this.matches.get(matchId) ?? matchDecider.initialState),
    );
  }

  async #append(appends: readonly StreamAppend[]): Promise<void> {
    this.#commands += 1;
    const commandId = `command-${this.#commands}`;
    await this.store.append(
      { actor: 'account:olga', commandId, correlationId: commandId, at: this.#at() },
      appends,
    );
    await this.#afterAppend(this);
  }

  #at(): string {
    return new Date(START + this.#commands * 1000).toISOString();
  }
}

/** Few leaders and bases, so that players present the same pairs. */
const facesOf = (playerId: string) =>
  [0, 1, 2].map((index) => ({
    leader: `SOR_00${((Number(playerId.replaceAll(/\D/g, '')) + index) % 5) + 1}`,
    base: `SOR_02${index}`,
  }));

const asNew = (events: readonly (TournamentEvent | MatchEvent | PodEvent)[]): readonly NewEvent[] =>
  events.map(({ type, schemaVersion, data }) => ({
    type,
    schemaVersion,
    data: data as unknown as JsonObject,
  }));
