import { forbiddenFailure, conflictFailure, unlessRefused } from '../http/failure.js';
import {
  type Aggregates,
  type Asker,
  duels,
  gameFor,
  type PlayedGames,
  type SealedGameSeeds,
  seedOfGame,
} from '#application';
import type { DuelView, ScreenReplay, TableChat } from '#contracts';
import type { EventStore } from '#event-store';
import { gameOf } from '#games';
import { type DescribedReel, hasExpired, mayTakeBack, plainTerms, type Reporter } from '#match';
import { screenReplayOf } from '../described/replay.js';
import { nothingShown, shownGame } from '../described/shown.js';
import { clockOf } from '../tables/clock-of.js';
import { chatFor } from '../tables/table-chats.js';
import type { Look, VisitedGames } from './game-routes.js';

/**
 * Games between two people of no tournament: each player sees their own side of the board,
 * everybody else only what is public.
 */
export class DuelViews implements VisitedGames {
  constructor(
    private readonly parts: {
      readonly aggregates: Aggregates;
      readonly seeds: SealedGameSeeds;
      readonly games: PlayedGames;
      readonly store: Pick<EventStore, 'readStream'>;
    },
  ) {}

  async of(duelId: string, asker: Asker, { now }: Pick<Look, 'now'>): Promise<DuelView> {
    const { game, seat: mine } = await this.loaded(duelId, asker);
    const { state, version, streamId } = game;
    const { status, players, seats, sides, record, ended, rematch, silence } = state;
    const begun = status === 'running' || status === 'over';
    const { choice: seed } = await seedOfGame(game, this.parts.seeds);
    const reel = record && (await this.parts.games.of({ streamId, game: record, seed }));
    const played = reel && (reel as DescribedReel);
    const { id, name } = gameOf(state.game);
    return {
      duelId,
      game: { id, name },
      status: status === 'none' ? 'cancelled' : hasExpired(state, now) ? 'expired' : status,
      openUntil: state.openUntil,
      listed: state.listed,
      seats,
      sides,
      players: players.map((player, place) => ({
        name: player.name,
        list: begun ? player.list : '',
        seat: player.seat ?? place,
        bot: player.playerId === null,
      })),
      mine,
      waitingFor: played?.position.waitingFor ?? null,
      result: ended && { winners: [...ended.winners], cause: ended.cause },
      silence:
        mine === null
          ? null
          : silence && { by: silence.by, seat: silence.seat, claimFrom: silence.until },
      ...plainTerms(state.agreed ?? {}),
      ...clockOf(state),
      chat: mine !== null && begun && sides === null,
      rematch: rematch && { duelId: rematch.next, by: rematch.by },
      outdated: begun && played === null,
      step: state.step,
      mayTakeBack: mine !== null && mayTakeBack(state, played?.position ?? null) === mine,
      ...(played && record
        ? shownGame(this.parts.games.memory, { reel: played, record, seed, seat: mine })
        : nothingShown),
      version,
    };
  }

  /** The live line and the chat call the host `a`. At a table of sides, presence is not shown. */
  async visit(duelId: string, asker: Asker) {
    const { seat, game } = await this.loaded(duelId, asker);
    const several = seat === null || game.state.sides !== null;
    const side: Reporter | null = several ? null : seat === 0 ? 'a' : 'b';
    return { side, readsChat: side !== null };
  }

  /** The messages of the two players, for themselves. */
  async chat(duelId: string, asker: Asker): Promise<TableChat> {
    const { side } = await this.visit(duelId, asker);
    if (side === null) throw forbiddenFailure();
    return chatFor(this.parts.store, duelId, side);
  }

  /** A finished game, for everybody who knows its address: its seed is public by then. */
  async replay(duelId: string, asker: Asker): Promise<ScreenReplay> {
    const { game } = await this.loaded(duelId, asker);
    const { record, players: seated, status } = game.state;
    if (status !== 'over' || !record) throw conflictFailure('duel/not-over');
    const { choice: seed } = await seedOfGame(game, this.parts.seeds);
    const players = seated.map(({ name, list }) => ({ name, list }));
    return screenReplayOf({ record, seed }, { players, outdated: 'duel/outdated' });
  }

  private async loaded(duelId: string, asker: Asker) {
    const { aggregates } = this.parts;
    return unlessRefused(
      await gameFor({ kind: duels, gameId: duelId }, asker, ['anyone'], aggregates),
    );
  }
}
