import { type DynamicModule, Module } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import type { Configuration, Logger } from '#platform';
import { ExecuteCommandHandler } from '#application';
import { AuthController } from './auth/auth.controller.js';
import { GuestController } from './auth/guest.controller.js';
import { MeController } from './auth/me.controller.js';
import { CommandController } from './commands/command.controller.js';
import { DeckCheckController } from './decks/deck-check.controller.js';
import { DemoController } from './demo/demo.controller.js';
import { DraftsModule } from './drafts/drafts.module.js';
import { AddressController } from './events/address.controller.js';
import { EventFilesController } from './events/event-files.controller.js';
import { EventSharingController } from './events/event-sharing.controller.js';
import { HandoverController } from './events/handover.controller.js';
import { InfrastructureModule } from './infrastructure/infrastructure.module.js';
import { LiveController } from './live/live.controller.js';
import { OperationsController } from './operations/operations.controller.js';
import { AskQueryHandler } from './queries/ask-query.handler.js';
import { PasswordsModule } from './passwords/passwords.module.js';
import { PracticeModule } from './practice/practice.module.js';
import { PushModule } from './push/push.module.js';
import { QueryController } from './queries/query.controller.js';
import { PoolsModule } from './pools/pools.module.js';
import { TablesModule } from './tables/tables.module.js';
import { TokensController } from './tokens/tokens.controller.js';
import { WebhooksModule } from './webhooks/webhooks.module.js';

@Module({})
export class AppModule {
  static with(configuration: Configuration, logger: Logger): DynamicModule {
    return {
      module: AppModule,
      imports: [
        CqrsModule.forRoot(),
        InfrastructureModule.with(configuration, logger),
        TablesModule,
        PasswordsModule,
        PracticeModule,
        PoolsModule,
        PushModule,
        DraftsModule,
        WebhooksModule,
      ],
      controllers: [
        CommandController,
        QueryController,
        LiveController,
        AuthController,
        GuestController,
        MeController,
        DeckCheckController,
        AddressController,
        EventFilesController,
        EventSharingController,
        HandoverController,
        DemoController,
        OperationsController,
        TokensController,
      ],
      providers: [ExecuteCommandHandler, AskQueryHandler],
    };
  }
}
