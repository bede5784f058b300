import {
  type Aggregates,
  type Asker,
  ownGamePractice,
  type ScreenGames,
  type TableSeeds,
} from '#application';
import type { GamePracticeView } from '#contracts';
import { gameOf } from '#games';
import { gamePracticeGame } from '#match';
import { shownBoard, shownTurns } from '../screen-games/shown.js';

/** Games against the bot that describe their board themselves, as seat 0 may see them. */
export class GamePracticeViews {
  constructor(
    private readonly parts: {
      readonly aggregates: Aggregates;
      readonly seeds: TableSeeds;
      readonly games: ScreenGames;
    },
  ) {}

  async of(practiceId: string, asker: Asker): Promise<GamePracticeView> {
    const { aggregates, seeds, games } = this.parts;
    const { state } = await ownGamePractice(practiceId, asker, ['self'], aggregates);
    const { choice: seed } = await seeds.of(practiceId, 1);
    const streamId = `practice-${practiceId}`;
    const played = await games.of({ streamId, game: gamePracticeGame(state), seed });
    const { id, name } = gameOf(state.game);
    return {
      practiceId,
      game: { id, name },
      names: [...state.names],
      step: state.step,
      winner: state.winner,
      mayTakeBack: state.winner === null && state.moves.some(({ seat }) => seat === 0),
      board: played && shownBoard(played.position.board(0)),
      turns: played ? shownTurns(played, state.moves, 0) : [],
    };
  }
}
