import { games } from '#games';
import {
  tournamentCommand,
  type TournamentCommands,
  type TournamentCommandType,
} from '../commands.js';
import { tournamentDecider } from '../decider.js';
import type { TournamentEvent } from '../events.js';
import { plainSettings, type EventSettings } from '../settings.js';
import { nextRound, repairKey, type TournamentState } from '../state.js';
import type { MatchResult } from './match-result.js';
import { planRound } from './plan-round.js';
import type { RoundPlan } from './round-plan.js';

/** An event under test: its state and its results, changed by commands that must be accepted. */
export class Room {
  state: TournamentState = tournamentDecider.initialState;
  results: MatchResult[] = [];

  send<T extends TournamentCommandType>(
    type: T,
    data: TournamentCommands[T],
  ): readonly TournamentEvent[] {
    const decision = tournamentDecider.decide(
      tournamentCommand(type, data, { actor: 'x', at: '2026-11-21T09:00:00.000Z', games }),
      this.state,
    );
    if ('kind' in decision)
      throw new Error(`${type} refused: ${decision.code} ${JSON.stringify(decision.data)}`);
    this.state = decision.reduce(tournamentDecider.evolve, this.state);
    return decision;
  }

  /** A started event of players p0, p1 and so on. */
  static start(
    players: number,
    swissRounds: number,
    cutSize: 0 | 4,
    more: Partial<EventSettings> = {},
  ): Room {
    const room = new Room();
    const settings = { ...plainSettings, swissRounds, cutSize, deckRequired: false, ...more };
    room.send('CreateEvent', {
      eventId: 'e',
      name: 'E',
      format: more.placePoints ? 'twin-suns' : 'premier',
      date: '2026-11-21',
      venue: '',
      cap: null,
      settings,
      owner: 'o',
      ownerName: 'O',
      seedCommitment: 'c',
      demo: false,
    });
    for (let index = 0; index < players; index += 1) {
      room.send('RegisterPlayer', {
        playerId: `p${index}`,
        name: `P${index}`,
        account: null,
        nonce: '',
        byStaff: true,
        ...(settings.teamSeats
          ? { members: ['A', 'B', 'C'].map((seat) => `${index}${seat}`) }
          : {}),
      });
      room.send('CheckInPlayer', { playerId: `p${index}`, byStaff: true });
    }
    room.send('StartEvent', {});
    return room;
  }

  /** The plan of the next round, or of the current one again. */
  plan(repair = false): RoundPlan {
    const key = repair ? repairKey(this.state) : nextRound(this.state);
    if (!key) throw new Error('nothing to pair');
    const matchIdFor = (table: number): string =>
      `m${key.phase}.${key.round}.${key.attempt}.${table}`;
    return planRound({
      games,
      state: this.state,
      results: this.results,
      key,
      repair,
      seed: `seed-${key.round}-${key.attempt}`,
      matchIdFor,
    });
  }

  pair(repair = false): void {
    const key = repair ? repairKey(this.state) : nextRound(this.state);
    if (!key) throw new Error('nothing to pair');
    this.send('RequestPairing', { ...key, repair });
    const plan = this.plan(repair);
    if (plan.kind === 'failed') throw new Error(`plan failed: ${plan.code}`);
    const { command, scheduled } = plan;
    this.send('CreateRound', command);
    this.results = this.results.map((match) =>
      command.voidedMatches.includes(match.matchId) ? { ...match, status: 'void' } : match,
    );
    for (const {
      matchId,
      phase,
      round,
      table,
      players: [a, b],
    } of scheduled)
      this.results.push({ matchId, phase, round, table, a, b, status: 'open', score: null });
  }

  /** Enters a score at every open table. */
  settle(decide: (match: MatchResult) => MatchResult['score']): void {
    this.results = this.results.map((match) =>
      match.status === 'open' ? { ...match, status: 'completed', score: decide(match) } : match,
    );
  }
}
