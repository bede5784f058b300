import { type DynamicModule, Module } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import type { Configuration, Logger } from '#platform';
import { AssistantsModule } from './assistants/assistants.module.js';
import { AuthModule } from './auth/auth.module.js';
import { BoardsModule } from './boards/boards.module.js';
import { CommandsModule } from './commands/commands.module.js';
import { DraftsModule } from './drafts/drafts.module.js';
import { DecksModule } from './decks/decks.module.js';
import { EventsModule } from './events/events.module.js';
import { FollowedModule } from './followed/followed.module.js';
import { GamesModule } from './games/games.module.js';
import { InfrastructureModule } from './infrastructure/infrastructure.module.js';
import { LinksModule } from './links/links.module.js';
import { LiveModule } from './live/live.module.js';
import { OperationsModule } from './operations/operations.module.js';
import { PagesModule } from './pages/pages.module.js';
import { PasswordsModule } from './passwords/passwords.module.js';
import { PicturesModule } from './pictures/pictures.module.js';
import { PoolsModule } from './pools/pools.module.js';
import { PushModule } from './push/push.module.js';
import { QueriesModule } from './queries/queries.module.js';
import { ReadApiModule } from './v1/read-api.module.js';
import { RulebookModule } from './rulebook/rulebook.module.js';
import { TablesModule } from './tables/tables.module.js';
import { TokensModule } from './tokens/tokens.module.js';
import { WebhooksModule } from './webhooks/webhooks.module.js';
import { WitnessModule } from './witness/witness.module.js';

@Module({})
export class AppModule {
  static with(configuration: Configuration, logger: Logger): DynamicModule {
    return {
      module: AppModule,
      imports: [
        CqrsModule.forRoot(),
        InfrastructureModule.with(configuration, logger),
        OperationsModule,
        AuthModule,
        CommandsModule,
        QueriesModule,
        ReadApiModule,
        RulebookModule,
        AssistantsModule,
        BoardsModule,
        LinksModule,
        LiveModule,
        DecksModule,
        EventsModule,
        TablesModule,
        FollowedModule,
        GamesModule,
        PagesModule,
        PasswordsModule,
        PicturesModule,
        PoolsModule,
        PushModule,
        DraftsModule,
        TokensModule,
        WebhooksModule,
        WitnessModule,
      ],
    };
  }
}
