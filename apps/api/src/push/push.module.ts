import { Module } from '@nestjs/common';
import { POOL } from '#infrastructure';
import { provide } from '#platform';
import { PushSubscriptions } from '#push';
import { PushController } from './push.controller.js';

/** Push notifications: stores which browsers are subscribed to what. The worker sends them. */
@Module({
  controllers: [PushController],
  providers: [provide(PushSubscriptions, [POOL], (pool) => new PushSubscriptions(pool))],
})
export class PushModule {}
