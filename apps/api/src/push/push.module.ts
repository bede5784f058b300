import { Module } from '@nestjs/common';
import { POOL } from '#infrastructure';
import { provide } from '#platform';
import { PushSubscriptions } from '#push';
import { PushController } from './push.controller.js';

/** Notifications: which browsers are told of what. The worker tells them. */
@Module({
  controllers: [PushController],
  providers: [provide(PushSubscriptions, [POOL], (pool) => new PushSubscriptions(pool))],
})
export class PushModule {}
