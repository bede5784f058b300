import { Module } from '@nestjs/common';
import { Aggregates, twinSuns } from '#application';
import { CONFIGURATION, LOGGER, SUBSCRIBER } from '#infrastructure';
import { rulesEngine } from '#match';
import { channels, provide, provideParts } from '#platform';
import { GAME_SEEDS, TABLE_GAMES } from '../commands/command-tokens.js';
import { StreamHub } from '../live/stream-hub.js';
import { Boards } from '../tables/board.js';
import { Explanations } from '../tables/explanations.js';
import { Replays } from '../tables/replays.js';
import { CardFaces } from '../tables/words/faces.js';
import { TWIN_SUNS_HUB } from './twin-suns-hub.js';
import { TwinSunsViews } from './twin-suns-views.js';
import { TwinSunsController } from './twin-suns.controller.js';

const views = provideParts(
  TwinSunsViews,
  {
    aggregates: Aggregates,
    seeds: GAME_SEEDS,
    games: TABLE_GAMES,
    configuration: CONFIGURATION,
  },
  ({ configuration, ...parts }) => {
    const faces = new CardFaces(rulesEngine().book, configuration.cardImages);
    const boards = new Boards(rulesEngine(), faces);
    return new TwinSunsViews({
      ...parts,
      boards,
      replays: new Replays(boards),
      explanations: new Explanations(rulesEngine(), faces),
      faces,
    });
  },
);

const hub = provide(
  TWIN_SUNS_HUB,
  [SUBSCRIBER, Aggregates, LOGGER],
  (subscriber, aggregates, logger) => {
    const versionOf = async (gameId: string): Promise<number> =>
      (await aggregates.game(twinSuns.decider, gameId)).version;
    return new StreamHub(subscriber, { channel: channels.twinSuns, versionOf }, logger);
  },
);

/** Games of Twin Suns among three or four people and no event. */
@Module({ controllers: [TwinSunsController], providers: [views, hub] })
export class TwinSunsModule {}
