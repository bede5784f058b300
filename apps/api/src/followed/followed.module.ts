import { Module } from '@nestjs/common';
import { CONFIGURATION } from '#infrastructure';
import { provide } from '#platform';
import { OUTWARD_FETCH, outwardFetch } from '../http/outward.js';
import { FollowedController } from './followed.controller.js';
import { FollowedServers } from './followed-servers.js';

const servers = provide(
  FollowedServers,
  [CONFIGURATION, OUTWARD_FETCH],
  ({ followedServers }, outward) =>
    new FollowedServers({ servers: followedServers, fetch: outward, now: Date.now }),
);

/** A calendar over several servers. */
@Module({
  controllers: [FollowedController],
  providers: [outwardFetch, servers],
})
export class FollowedModule {}
