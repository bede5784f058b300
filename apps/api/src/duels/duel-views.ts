import {
  type Aggregates,
  type Asker,
  duelSeat,
  forbidden,
  refused,
  type ScreenGames,
  seedOfDuel,
  type TableSeeds,
  unknown,
} from '#application';
import type { DuelView, ScreenReplay, TableChat } from '#contracts';
import type { EventStore } from '#event-store';
import { gameOf } from '#games';
import { duelGame, hasExpired, mayTakeBackDuel, type Reporter } from '#match';
import { screenReplayOf } from '../screen-games/replay.js';
import { shownBoard, shownTurns } from '../screen-games/shown.js';
import { chatFor } from '../tables/table-chats.js';

/** Games between two people of no event: each player sees their own side of the board, everybody else what lies open. */
export class DuelViews {
  constructor(
    private readonly parts: {
      readonly aggregates: Aggregates;
      readonly seeds: TableSeeds;
      readonly games: ScreenGames;
      readonly store: Pick<EventStore, 'readStream'>;
    },
  ) {}

  /** `now`: ISO 8601. */
  async of(duelId: string, asker: Asker, now: string): Promise<DuelView> {
    const { state, version } = await this.known(duelId);
    const { status, players, moves, ended, rematch } = state;
    const mine = duelSeat(state, asker);
    const begun = status === 'running' || status === 'over';
    const { choice: seed } = await seedOfDuel(state, this.parts.seeds);
    const running = duelGame(state);
    const streamId = `duel-${duelId}`;
    const played = running && (await this.parts.games.of({ streamId, game: running, seed }));
    const { id, name } = gameOf(state.game);
    return {
      duelId,
      game: { id, name },
      status: status === 'none' ? 'cancelled' : hasExpired(state, now) ? 'expired' : status,
      openUntil: state.openUntil,
      listed: state.listed,
      players: players.map((player) => ({ name: player.name, list: begun ? player.list : '' })),
      mine,
      waitingFor: played?.position.waitingFor ?? null,
      result: ended,
      silence: mine === null ? null : state.silence,
      chat: mine !== null && begun,
      rematch: rematch && { duelId: rematch.next, by: rematch.by },
      outdated: begun && played === null,
      step: state.step,
      mayTakeBack: mine !== null && mayTakeBackDuel(state, played) === mine,
      board: played && shownBoard(played.position.board(mine)),
      turns: played ? shownTurns(played, moves, mine) : [],
      version,
    };
  }

  /** The side of the table on which the asker sits, as its line and its chat name it: the host is `a`. Null for an onlooker. */
  async sideOf(duelId: string, asker: Asker): Promise<Reporter | null> {
    const seat = duelSeat((await this.known(duelId)).state, asker);
    return seat === null ? null : seat === 0 ? 'a' : 'b';
  }

  /** What the two wrote to each other, for themselves. */
  async chat(duelId: string, asker: Asker): Promise<TableChat> {
    const side = await this.sideOf(duelId, asker);
    if (side === null) throw forbidden();
    return chatFor(this.parts.store, duelId, side);
  }

  /** A game that is over, for whoever has its address: its seed is known to everybody by then. */
  async replay(duelId: string): Promise<ScreenReplay> {
    const { state } = await this.known(duelId);
    const game = duelGame(state);
    if (state.status !== 'over' || !game) throw refused({ code: 'duel/not-over' });
    const { choice: seed } = await seedOfDuel(state, this.parts.seeds);
    const players = state.players.map(({ name, list }) => ({ name, list }));
    return screenReplayOf({ game, seed }, { players, outdated: 'duel/outdated' });
  }

  /** Throws where there is no such table. */
  async known(duelId: string) {
    const loaded = await this.parts.aggregates.duel(duelId);
    if (loaded.state.status === 'none') throw unknown('duel/not-found');
    return loaded;
  }
}
