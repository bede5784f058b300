import { describe, expect, it } from 'vitest';
import { catchUp, MemoryProjectionStore } from '#event-store';
import { games } from '#games';
import { readModels } from '#read-models';
import {
  currentRound,
  type EventFormat,
  type EventSettings,
  type LimitedSettings,
  finalRanking,
  planRound,
  tournamentCommand,
  type TournamentCommands,
  type TournamentCommandType,
  tournamentDecider,
} from '#tournament';
import { type RoundOffers, roundOffers } from '../../apps/web/src/shared/event/round-offers.js';
import { readEvent } from '../../libs/read-models/src/event/query.js';
import { readPods } from '../../libs/read-models/src/pods/query.js';
import { PlayedEvent } from '../../libs/read-models/src/testing/played-event.js';

interface Kind {
  readonly players: number;
  readonly format?: EventFormat;
  readonly settings: Partial<EventSettings>;
}

const limited: LimitedSettings = {
  ...{ set: 'SOR', packs: 6, source: 'generated', podSize: 8, seating: 'random' },
  ...{ podPairing: 'free', clock: null, buildMinutes: 30, reveal: 'after-event' },
};
const swiss = { swissRounds: 2, cutSize: 4 } as const;
const kinds: Readonly<Record<string, Kind>> = {
  Premier: { players: 9, settings: swiss },
  'Premier, looked at first': {
    players: 8,
    settings: { ...swiss, publishPairings: 'by-hand' },
  },
  teams: { players: 8, settings: { ...swiss, cutSize: 2, teamSeats: 3 } },
  'Twin Suns': {
    players: 10,
    format: 'twin-suns',
    settings: { swissRounds: 2, cutSize: 0, placePoints: [5, 3, 2, 1] },
  },
  Trilogy: { players: 4, format: 'trilogy', settings: { swissRounds: 1, cutSize: 2 } },
  Sealed: { players: 6, format: 'sealed', settings: { ...swiss, limited } },
  Draft: { players: 6, format: 'draft', settings: { ...swiss, limited } },
  'round robin': { players: 4, settings: { structure: 'round-robin' } },
  'single elimination': { players: 6, settings: { structure: 'single-elimination' } },
  'double elimination': { players: 4, settings: { structure: 'double-elimination' } },
};

const owner = { account: { id: 'olga', name: 'Olga' }, seats: [] };
const by = { actor: 'account:olga', at: '2026-11-21T12:00:00.000Z', games };

/** An event that does only what its desk offers, and has every other offer tried in each state. */
class OfferedEvent {
  readonly refused: string[] = [];
  readonly tried = new Set<string>();
  private constructor(
    readonly played: PlayedEvent,
    private readonly kind: Kind,
  ) {}

  static async start(kind: Kind): Promise<OfferedEvent> {
    const played = new PlayedEvent();
    await played.create(kind.players, { deckRequired: false, ...kind.settings }, kind.format);
    if (kind.format === 'sealed') await played.send('OpenPools', { seedCommitment: 'c' });
    const event = new OfferedEvent(played, kind);
    if (kind.format === 'draft') await event.draft(1);
    return event;
  }

  /** Nothing can be paired from the seating of the pods until decks are built. */
  async draft(draft: number): Promise<void> {
    const { played } = this;
    const seats = [...played.state.players.keys()];
    await played.send('FormPods', {
      draft,
      pods: [{ podId: `pod-${draft}`, number: 1, seats }],
    });
    await this.offers('drafting');
    await played.send('StartDeckBuilding', { minutes: 30, drafting: [] });
  }

  async offers(state: string): Promise<RoundOffers> {
    const reader = new MemoryProjectionStore();
    const { store, eventId } = this.played;
    await catchUp({ events: store, projections: reader, models: readModels });
    const view = await readEvent({ games, reader }, eventId, owner);
    if (view === null) throw new Error('no event');
    const pods = await readPods(reader, eventId);
    const offers = roundOffers(view, pods ?? undefined);
    this.tryAll(state, offers);
    return offers;
  }

  private tryAll(where: string, offers: RoundOffers): void {
    const { structure, clock } = offers;
    const reason = '';
    const asks = { fixed: [], byes: [], keptApart: [], reason };
    if (offers.pair) this.try(where, 'RequestPairing', { ...offers.pair, repair: false });
    if (offers.repair) {
      this.try(where, 'RequestPairing', { ...offers.repair, repair: true });
      this.plan(where, offers.repair);
    }
    if (offers.publish) this.try(where, 'PublishPairings', offers.publish);
    if (offers.constrain) this.try(where, 'ConstrainPairing', { ...offers.constrain, ...asks });
    if (offers.byHand)
      this.try(where, 'EditPairings', { ...offers.byHand, ...this.standing(), reason });
    if (offers.takeBack) this.try(where, 'VoidRound', { ...offers.takeBack, reason });
    if (clock?.next === 'start') this.try(where, 'StartRoundClock', { ...clock.key, minutes: 50 });
    if (clock?.next === 'pause') this.try(where, 'PauseRoundClock', clock.key);
    if (clock?.next === 'resume') this.try(where, 'ResumeRoundClock', clock.key);
    if (clock && clock.next !== 'start') this.try(where, 'TakeBackRoundClock', clock.key);
    if (offers.moveClock) this.try(where, 'ExtendRoundClock', { ...offers.moveClock, seconds: 60 });
    for (const cutSize of structure?.cuts ?? [])
      for (const swissRounds of [structure?.fewest ?? 1, 9])
        this.try(where, 'ChangeRounds', { swissRounds, cutSize, reason });
  }

  /** Nothing moved: what the page sends when a table was taken up and put down again. */
  private standing(): Pick<
    TournamentCommands['EditPairings'],
    'voidedMatches' | 'tables' | 'byes'
  > {
    const { proposal } = this.played.state;
    const byes = (proposal ?? currentRound(this.played.state))?.byes ?? [];
    return { voidedMatches: [], tables: [], byes: byes.map(({ playerId }) => playerId) };
  }

  private try<T extends TournamentCommandType>(
    where: string,
    type: T,
    data: TournamentCommands[T],
  ): void {
    this.tried.add(type);
    const decision = tournamentDecider.decide(tournamentCommand(type, data, by), this.played.state);
    // The dialog keeps its button grey while nothing is changed.
    if ('kind' in decision && decision.code !== 'tournament/rounds-unchanged')
      this.refused.push(`${where}: ${type} ${decision.code}`);
  }

  /** The worker must be able to answer what is asked of it. */
  private plan(where: string, key: NonNullable<RoundOffers['repair']>): void {
    const { state } = this.played;
    const plan = planRound({
      ...{ games, state, key, repair: true, seed: 's', results: this.played.results() },
      matchIdFor: (table) => `again-${table}`,
    });
    if (plan.kind === 'failed') this.refused.push(`${where}: pairing again ${plan.code}`);
  }

  /** The one at the lower place of the table wins. */
  async settle(): Promise<void> {
    const { played } = this;
    const wins = this.kind.settings.teamSeats === 3 ? 3 : 2;
    for (const matchId of played.openMatches())
      await played.inMatch(matchId, 'RuleResult', {
        score: { a: wins, b: 0, drawn: 0 },
        note: '',
      });
    const { phase, round, attempt, multiplayer = [] } = currentRound(played.state)!;
    for (const { table, seats } of multiplayer)
      await played.send('RecordTableResult', {
        ...{ playerId: seats[0]!, phase, round, table, reason: '', byStaff: true },
        places: seats.map((playerId, index) => ({ playerId, place: index + 1 })),
      });
    if (!currentRound(played.state)?.completed)
      await played.send('CompleteRound', { phase, round, attempt });
  }

  /** What `FinishEvent` says beside the seed. */
  private get end(): TournamentCommands['FinishEvent'] {
    const final = finalRanking(games, this.played.state, this.played.results());
    return { ...final, secret: 's', nonce: 'n', drafting: [] };
  }

  /** The second final of a double elimination is played only when it is needed. */
  canFinish(): boolean {
    const finish = tournamentCommand('FinishEvent', this.end, by);
    return !('kind' in tournamentDecider.decide(finish, this.played.state));
  }

  finish(): Promise<void> {
    return this.played.send('FinishEvent', this.end);
  }
}

describe('what the desk offers for its rounds, the decider takes', () => {
  it.each(Object.entries(kinds))('%s', async (_name, kind) => {
    const event = await OfferedEvent.start(kind);
    const { played } = event;
    for (;;) {
      const { pair } = await event.offers('between rounds');
      if (pair === null) break;
      await played.pair();
      if (played.state.proposal !== null) {
        await event.offers('looked at');
        await played.publish();
      }
      const { clock } = await event.offers('paired');
      await played.send('StartRoundClock', { ...clock!.key, minutes: 50 });
      const { moveClock } = await event.offers('running');
      await played.send('PauseRoundClock', moveClock!);
      await event.offers('paused');
      await event.settle();
      if (kind.format === 'draft' && played.state.rounds.length === 1) await event.draft(2);
      if (event.canFinish()) break;
    }
    await event.finish();
    expect(Object.values(await event.offers('finished')).filter(Boolean)).toEqual([]);
    expect(event.refused).toEqual([]);
    expect(event.tried.size).toBeGreaterThan(5);
  });
});
