import { Module } from '@nestjs/common';
import { provide } from '#platform';
import { PushSubscriptions } from '#push';
import { POOL } from '../infrastructure/tokens.js';
import { PushController } from './push.controller.js';

/** Notifications: which browsers are told of what. The worker tells them. */
@Module({
  controllers: [PushController],
  providers: [provide(PushSubscriptions, [POOL], (pool) => new PushSubscriptions(pool))],
})
export class PushModule {}
