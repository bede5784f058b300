import {
  type Aggregates,
  type Asker,
  ownGamePractice,
  type ScreenGames,
  type TableSeeds,
  unknown,
} from '#application';
import type { GamePracticeView, ScreenReplay } from '#contracts';
import { gameOf } from '#games';
import { gamePracticeGame } from '#match';
import { screenReplayOf } from '../screen-games/replay.js';
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

  /** A game that is over, for its person. */
  async replay(practiceId: string, asker: Asker): Promise<ScreenReplay> {
    const { aggregates, seeds } = this.parts;
    const { state } = await ownGamePractice(practiceId, asker, ['self'], aggregates);
    if (state.winner === null) throw unknown('practice/replay-not-found');
    const { choice: seed } = await seeds.of(practiceId, 1);
    const players = state.names.map((list) => ({ name: null, list }));
    const game = gamePracticeGame(state);
    return screenReplayOf({ game, seed }, { players, outdated: 'practice/outdated' });
  }
}
