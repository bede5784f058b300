import type { ForeignEvent, ForeignRound } from '#contracts';
import type { MissedRound, TableAssignment } from '#tournament';
import type { TournamentAction } from '../../context/tournament-context.js';

/** A round to be entered: its tables with the ids of their matches. */
export interface EnteredRound {
  /** 1-based. */
  readonly number: number;
  readonly foreign: ForeignRound;
  readonly tables: readonly TableAssignment[];
}

type Standing = 'out' | 'in' | 'gone';

const seatedIn = ({ tables, byes, multiplayer = [] }: ForeignRound): ReadonlySet<number> =>
  new Set([
    ...tables.flatMap(({ a, b }) => [a, b]),
    ...byes,
    ...multiplayer.flatMap(({ seats }) => seats),
  ]);

/**
 * Tracks who is in the tournament while its rounds are entered in order. Players without a table in
 * a round are dropped before it is paired. They return after it if it counted as a loss for them,
 * otherwise before the next round in which they have a table.
 */
export class EnteredEvent {
  private readonly standing: Standing[];
  /** By player: the first round that is not settled yet for somebody who is out. */
  private readonly unsettledFrom: number[];
  readonly actions: TournamentAction[] = [];

  constructor(
    private readonly foreign: ForeignEvent,
    private readonly idOf: (player: number) => string,
    private readonly reason: string,
  ) {
    this.standing = foreign.players.map(() => 'out');
    this.unsettledFrom = foreign.players.map(() => 1);
  }

  /** Checks in everybody who was there for the first round and starts the tournament. */
  begin(): void {
    const [first] = this.foreign.rounds;
    for (const player of first ? seatedIn(first) : []) {
      this.do({ type: 'CheckInPlayer', data: { playerId: this.idOf(player), byStaff: true } });
      this.standing[player] = 'in';
    }
    this.do({ type: 'StartEvent', data: {} });
  }

  enter({ number, foreign, tables }: EnteredRound): void {
    const seated = seatedIn(foreign);
    for (const [player, standing] of this.standing.entries()) {
      if (standing === 'in' && !seated.has(player)) this.leave(player, number);
      if (standing !== 'in' && seated.has(player)) this.come(player, number - 1);
    }
    const key = { phase: 0, round: number, attempt: 1 };
    this.do({ type: 'RequestPairing', data: { ...key, repair: false } });
    const reasons = [{ code: 'by-hand', data: {} }];
    const byes = foreign.byes.map((player) => ({ playerId: this.idOf(player), reasons }));
    const shared = foreign.multiplayer?.map(({ table, seats }) => ({
      table,
      seats: seats.map(this.idOf),
      reasons,
    }));
    this.do({
      type: 'EnterRound',
      data: {
        ...{ ...key, tables, byes, reason: this.reason },
        ...(shared ? { multiplayer: shared } : {}),
      },
    });
    this.place(number, foreign);
    for (const player of foreign.losses)
      if (this.standing[player] !== 'in') this.come(player, number);
  }

  /** Completes the last round if all its results are known, and drops those who have left. */
  end(): void {
    const number = this.foreign.rounds.length;
    const last = this.foreign.rounds.at(-1);
    const open = last?.tables.some(({ score }) => score === null) ?? false;
    if (!open && last?.multiplayer === undefined)
      this.do({ type: 'CompleteRound', data: { phase: 0, round: number, attempt: 1 } });
    for (const [player, { dropped }] of this.foreign.players.entries())
      if (dropped && this.standing[player] === 'in') this.leave(player, number + 1);
  }

  private do(action: TournamentAction): void {
    this.actions.push(action);
  }

  private leave(player: number, before: number): void {
    this.do({ type: 'DropPlayer', data: { playerId: this.idOf(player), reason: 'staff' } });
    this.standing[player] = 'gone';
    this.unsettledFrom[player] = before;
  }

  /** Rounds that the player missed count as losses. */
  private come(player: number, played: number): void {
    const playerId = this.idOf(player);
    const missed: MissedRound[] = [];
    for (let round = this.unsettledFrom[player] ?? 1; round <= played; round += 1)
      missed.push({ round, as: 'loss' });
    const type = this.standing[player] === 'out' ? 'AcceptLateEntry' : 'ReaddPlayer';
    this.do({ type, data: { playerId, missed } });
    this.standing[player] = 'in';
  }

  private place(round: number, { multiplayer = [] }: ForeignRound): void {
    for (const { table, seats, places } of multiplayer) {
      const [first] = seats;
      if (places === null || first === undefined) continue;
      const told = seats.map((player, at) => ({
        playerId: this.idOf(player),
        place: places[at] ?? seats.length,
      }));
      this.do({
        type: 'RecordTableResult',
        data: {
          ...{ playerId: this.idOf(first), phase: 0, round, table, places: told },
          ...{ reason: this.reason, byStaff: true },
        },
      });
    }
  }
}
