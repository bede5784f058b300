import { notFoundFailure, unlessRefused } from '../http/failure.js';
import {
  type Aggregates,
  type Asker,
  gameFor,
  practices,
  type PlayedGames,
  type SealedGameSeeds,
  seedOfGame,
} from '#application';
import type { GamePracticeView, ScreenReplay } from '#contracts';
import { describedIn, type DescribedPosition, sameOption } from '#game';
import { findGame, gameOf, games as offered } from '#games';
import { type DescribedReel, type GameState, practiceWinner, shownAt } from '#match';
import { screenReplayOf } from '../described/replay.js';
import { nothingShown, shownGame } from '../described/shown.js';
import { clockOf } from '../tables/clock-of.js';
import type { ShownGames } from './game-routes.js';

const coachFor = (
  state: GameState,
  position: DescribedPosition | null,
): GamePracticeView['coach'] => {
  const shown = shownAt(offered, state, state.record?.moves ?? []);
  if (shown === null) return null;
  const { wanted, ...said } = shown;
  const asked = position?.waitingFor === 0 ? position.options : [];
  const at = wanted === null ? -1 : asked.findIndex((option) => sameOption(option, wanted));
  return { ...said, pick: at === -1 ? null : at };
};

/** Games against the bot that describe their own board, as seat 0 may see them. */
export class GamePracticeViews implements ShownGames {
  constructor(
    private readonly parts: {
      readonly aggregates: Aggregates;
      readonly seeds: SealedGameSeeds;
      readonly games: PlayedGames;
    },
  ) {}

  async of(practiceId: string, asker: Asker): Promise<GamePracticeView> {
    const { seeds, games } = this.parts;
    const game = await this.own(practiceId, asker);
    const { streamId, state } = game;
    const { record, status } = state;
    const { choice: seed } = await seedOfGame(game, seeds);
    const reel = record && (await games.of({ streamId, game: record, seed }));
    const played = reel && (reel as DescribedReel);
    const moves = record?.moves ?? [];
    const { id, name } = gameOf(state.game);
    return {
      practiceId,
      game: { id, name },
      names: state.players.map(({ list }) => list),
      sides: state.sides,
      step: state.step,
      winner: practiceWinner(state),
      late: state.ended?.cause === 'clock',
      ...clockOf(state),
      mayTakeBack: status === 'running' && moves.some(({ seat }) => seat === 0),
      coach: coachFor(state, played && played.position),
      ...(played ? shownGame(games.memory, { reel: played, record, seed, seat: 0 }) : nothingShown),
    };
  }

  /** A finished game, for its player. */
  async replay(practiceId: string, asker: Asker): Promise<ScreenReplay> {
    const game = await this.own(practiceId, asker);
    const { record, players: seated, status } = game.state;
    if (status !== 'over' || !record) throw notFoundFailure('practice/replay-not-found');
    const { choice: seed } = await seedOfGame(game, this.parts.seeds);
    const players = seated.map(({ list }) => ({ name: null, list }));
    return screenReplayOf({ record, seed }, { players, outdated: 'practice/outdated' });
  }

  private async own(practiceId: string, asker: Asker) {
    const { aggregates } = this.parts;
    const asked = { kind: practices, gameId: practiceId };
    const { game } = unlessRefused(await gameFor(asked, asker, ['self'], aggregates));
    if (!describedIn(findGame(game.state.game))) throw notFoundFailure('practice/not-found');
    return game;
  }
}
