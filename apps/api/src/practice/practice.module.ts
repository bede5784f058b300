import { Module } from '@nestjs/common';
import { Aggregates } from '#application';
import { CONFIGURATION } from '#infrastructure';
import { rulesEngine } from '#match';
import { provideParts } from '#platform';
import { SCREEN_GAMES, GAME_SEEDS, TABLE_GAMES } from '../commands/command-tokens.js';
import { Boards } from '../tables/board.js';
import { Explanations } from '../tables/explanations.js';
import { Replays } from '../tables/replays.js';
import { CardFaces } from '../tables/words/faces.js';
import { PracticeViews } from './practice-views.js';
import { GamePracticeController } from './game-practice.controller.js';
import { GamePracticeViews } from './game-practice-views.js';
import { PracticeController } from './practice.controller.js';

const views = provideParts(
  PracticeViews,
  {
    aggregates: Aggregates,
    seeds: GAME_SEEDS,
    games: TABLE_GAMES,
    configuration: CONFIGURATION,
  },
  ({ configuration, ...parts }) => {
    const faces = new CardFaces(rulesEngine().book, configuration.cardImages);
    const boards = new Boards(rulesEngine(), faces);
    return new PracticeViews({
      ...parts,
      boards,
      replays: new Replays(boards),
      explanations: new Explanations(rulesEngine(), faces),
      faces,
    });
  },
);

const gameViews = provideParts(
  GamePracticeViews,
  { aggregates: Aggregates, seeds: GAME_SEEDS, games: SCREEN_GAMES },
  (parts) => new GamePracticeViews(parts),
);

/** Games of one person against the bot. */
@Module({
  controllers: [PracticeController, GamePracticeController],
  providers: [views, gameViews],
})
export class PracticeModule {}
