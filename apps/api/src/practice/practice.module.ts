import { type FactoryProvider, Module } from '@nestjs/common';
import { rulesEngine } from '#match';
import { Aggregates, TableSeeds } from '#application';
import { PRACTICE_SEEDS, PRACTICE_VIEWS } from '../infrastructure/tokens.js';
import { Boards } from '../tables/board.js';
import { Explanations } from '../tables/explanations.js';
import { Reels } from '../tables/reels.js';
import { Faces } from '../tables/words/faces.js';
import { PracticeViews } from './practice-views.js';
import { PracticeController } from './practice.controller.js';

const views: FactoryProvider = {
  provide: PRACTICE_VIEWS,
  inject: [Aggregates, PRACTICE_SEEDS],
  useFactory: (aggregates: Aggregates, drawn: TableSeeds) => {
    const faces = new Faces(rulesEngine().book);
    return new PracticeViews({
      aggregates,
      seeds: drawn,
      reels: new Reels(),
      boards: new Boards(rulesEngine(), faces),
      explanations: new Explanations(rulesEngine(), faces),
      faces,
    });
  },
};

/** Games of one person against the bot. */
@Module({ controllers: [PracticeController], providers: [views] })
export class PracticeModule {}
