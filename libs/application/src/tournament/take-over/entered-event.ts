import type { ForeignEvent, ForeignRound } from '#contracts';
import type { MissedRound, TableAssignment } from '#tournament';
import type { TournamentAction } from '../../context/tournament-context.js';

/** A round as it is entered here: its tables with the ids of their matches. */
export interface EnteredRound {
  /** From 1. */
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
 * Who is in the event while its rounds are entered one after the other. Whoever sits in
 * no table of a round is out of it before it is paired, and in again afterwards if it was
 * given to them as a loss, or once they sit somewhere again.
 */
export class EnteredEvent {
  private readonly standing: Standing[];
  /** Rounds from here on are not settled yet for whoever is not in, by player. */
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

  /** Everybody who was there for the first round. */
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

  /** The last round is over, too, and whoever has left is out. */
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

  /** Rounds that went by without them were lost. */
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
