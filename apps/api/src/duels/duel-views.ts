import {
  type Aggregates,
  type Asker,
  duelSeat,
  refused,
  type ScreenGames,
  seedOfDuel,
  type TableSeeds,
  unknown,
} from '#application';
import type { DuelView, ScreenReplay } from '#contracts';
import { gameOf } from '#games';
import { duelGame, hasExpired, mayTakeBackDuel } from '#match';
import { screenReplayOf } from '../screen-games/replay.js';
import { shownBoard, shownTurns } from '../screen-games/shown.js';

/** Games between two people of no event: each player sees their own side of the board, everybody else what lies open. */
export class DuelViews {
  constructor(
    private readonly parts: {
      readonly aggregates: Aggregates;
      readonly seeds: TableSeeds;
      readonly games: ScreenGames;
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
      rematch: rematch && { duelId: rematch.next, by: rematch.by },
      outdated: begun && played === null,
      step: state.step,
      mayTakeBack: mine !== null && mayTakeBackDuel(state, played) === mine,
      board: played && shownBoard(played.position.board(mine)),
      turns: played ? shownTurns(played, moves, mine) : [],
      version,
    };
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
