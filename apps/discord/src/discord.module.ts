import { REST } from '@discordjs/rest';
import { type DynamicModule, Module } from '@nestjs/common';
import { type DiscordConfiguration, type Logger, provide } from '#platform';
import { CommandDesk } from './commands/command-desk.js';
import { Conclave } from './conclave/conclave.js';
import { EventViews } from './conclave/event-views.js';
import { CONFIGURATION, LOGGER, PUBLIC_KEY, REST_CLIENT } from './infrastructure/tokens.js';
import { InteractionDesk } from './interactions/interaction-desk.js';
import { InteractionsController } from './interactions/interactions.controller.js';
import { publicKeyOf } from './interactions/signature.js';
import { Discord } from './posts/discord.js';
import { FollowedEvents } from './posts/followed-events.js';
import { Poster } from './posts/poster.js';
import { Store } from './store/store.js';

@Module({})
export class DiscordModule {
  static with(configuration: DiscordConfiguration, logger: Logger): DynamicModule {
    return {
      module: DiscordModule,
      controllers: [InteractionsController],
      providers: [
        { provide: CONFIGURATION, useValue: configuration },
        { provide: LOGGER, useValue: logger },
        provide(PUBLIC_KEY, [CONFIGURATION], ({ publicKey }) => publicKeyOf(publicKey)),
        provide(REST_CLIENT, [CONFIGURATION], ({ discordApi, botToken }) =>
          new REST({ api: discordApi, version: '10', retries: 5 }).setToken(botToken),
        ),
        Discord,
        Store,
        Conclave,
        EventViews,
        Poster,
        FollowedEvents,
        CommandDesk,
        InteractionDesk,
      ],
    };
  }
}
