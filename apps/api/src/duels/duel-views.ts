import {
  type Aggregates,
  type Asker,
  duels,
  forbidden,
  refused,
  type ScreenGames,
  type SealedGameSeeds,
  seatIn,
  seedOfGame,
  unknown,
} from '#application';
import type { DuelView, ScreenReplay, TableChat } from '#contracts';
import type { EventStore } from '#event-store';
import { gameOf } from '#games';
import { hasExpired, mayTakeBack, type Reporter } from '#match';
import { screenReplayOf } from '../screen-games/replay.js';
import { shownBoard, shownTurns } from '../screen-games/shown.js';
import { chatFor } from '../tables/table-chats.js';

/** Games between two people of no event: each player sees their own side of the board, everybody else what lies open. */
export class DuelViews {
  constructor(
    private readonly parts: {
      readonly aggregates: Aggregates;
      readonly seeds: SealedGameSeeds;
      readonly games: ScreenGames;
      readonly store: Pick<EventStore, 'readStream'>;
    },
  ) {}

  /** `now`: ISO 8601. */
  async of(duelId: string, asker: Asker, now: string): Promise<DuelView> {
    const game = await this.known(duelId);
    const { state, version, streamId } = game;
    const { status, players, record, ended, rematch, silence } = state;
    const mine = seatIn(duels, state, asker);
    const begun = status === 'running' || status === 'over';
    const { choice: seed } = await seedOfGame(game, this.parts.seeds);
    const played = record && (await this.parts.games.of({ streamId, game: record, seed }));
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
      result: ended && { winner: ended.winners[0] ?? null, cause: ended.cause },
      silence: mine === null ? null : silence && { by: silence.by, claimFrom: silence.until },
      chat: mine !== null && begun,
      rematch: rematch && { duelId: rematch.next, by: rematch.by },
      outdated: begun && played === null,
      step: state.step,
      mayTakeBack: mine !== null && mayTakeBack(state, played?.position ?? null) === mine,
      board: played && shownBoard(played.position.board(mine)),
      turns: played && record ? shownTurns(played, record.moves, mine) : [],
      version,
    };
  }

  /** The side of the table on which the asker sits, as its line and its chat name it: the host is `a`. Null for an onlooker. */
  async sideOf(duelId: string, asker: Asker): Promise<Reporter | null> {
    const seat = seatIn(duels, (await this.known(duelId)).state, asker);
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
    const game = await this.known(duelId);
    const { record, players: seated, status } = game.state;
    if (status !== 'over' || !record) throw refused({ code: 'duel/not-over' });
    const { choice: seed } = await seedOfGame(game, this.parts.seeds);
    const players = seated.map(({ name, list }) => ({ name, list }));
    return screenReplayOf({ record, seed }, { players, outdated: 'duel/outdated' });
  }

  /** Throws where there is no such table. */
  async known(duelId: string) {
    const loaded = await this.parts.aggregates.game(duels.decider, duelId);
    if (loaded.state.status === 'none') throw unknown('duel/not-found');
    return loaded;
  }
}
