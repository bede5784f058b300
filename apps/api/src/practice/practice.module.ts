import { type FactoryProvider, Module } from '@nestjs/common';
import type { SealedSecrets } from '#event-store';
import { rulesEngine } from '#match';
import type { CommandDesk } from '../commands/command-desk.js';
import {
  COMMAND_DESK,
  PRACTICE_SEEDS,
  PRACTICE_VIEWS,
  SEALED_SECRETS,
} from '../infrastructure/tokens.js';
import { Boards } from '../tables/board.js';
import { Explanations } from '../tables/explanations.js';
import { Reels } from '../tables/reels.js';
import { TableSeeds } from '../tables/table-seeds.js';
import { Faces } from '../tables/words/faces.js';
import { PracticeCommandHandler } from './practice-command.handler.js';
import { PracticeViews } from './practice-views.js';
import { PracticeController } from './practice.controller.js';

const seeds: FactoryProvider = {
  provide: PRACTICE_SEEDS,
  inject: [SEALED_SECRETS],
  useFactory: (secrets: SealedSecrets) => new TableSeeds(secrets, 'practice'),
};

const views: FactoryProvider = {
  provide: PRACTICE_VIEWS,
  inject: [COMMAND_DESK, PRACTICE_SEEDS],
  useFactory: (desk: CommandDesk, drawn: TableSeeds) => {
    const faces = new Faces(rulesEngine().book);
    return new PracticeViews({
      desk,
      seeds: drawn,
      reels: new Reels(),
      boards: new Boards(rulesEngine(), faces),
      explanations: new Explanations(rulesEngine(), faces),
      faces,
    });
  },
};

/** Games of one person against the bot. */
@Module({ controllers: [PracticeController], providers: [seeds, views, PracticeCommandHandler] })
export class PracticeModule {}
