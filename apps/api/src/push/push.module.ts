import { type FactoryProvider, Module } from '@nestjs/common';
import type { DatabasePool } from '#platform';
import { PushSubscriptions } from '#push';
import { POOL, PUSH_SUBSCRIPTIONS } from '../infrastructure/tokens.js';
import { PushController } from './push.controller.js';

const subscriptions: FactoryProvider = {
  provide: PUSH_SUBSCRIPTIONS,
  inject: [POOL],
  useFactory: (pool: DatabasePool) => new PushSubscriptions(pool),
};

/** Notifications: which browsers are told of what. The worker tells them. */
@Module({ controllers: [PushController], providers: [subscriptions] })
export class PushModule {}
