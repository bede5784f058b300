import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import type { DiscordConfiguration, GracefulShutdown, Logger } from '#platform';
import { announcedCommands } from './commands/index.js';
import { Conclave } from './conclave/conclave.js';
import { DiscordModule } from './discord.module.js';
import { InteractionDesk } from './interactions/interaction-desk.js';
import { Discord } from './posts/discord.js';
import { FollowedEvents } from './posts/followed-events.js';
import { Store } from './store/store.js';

/** In bytes; larger than any interaction, so that anything longer is not from Discord. */
const bodyLimit = 256 * 1_024;

/** Starts the application for Discord and listens; adds the steps of its end to the shutdown. */
export const startDiscord = async (
  configuration: DiscordConfiguration,
  logger: Logger,
  shutdown: GracefulShutdown,
): Promise<NestFastifyApplication> => {
  const app = await NestFactory.create<NestFastifyApplication>(
    DiscordModule.with(configuration, logger),
    new FastifyAdapter({ bodyLimit, forceCloseConnections: 'idle' }),
    { rawBody: true, logger: false, abortOnError: false },
  );
  shutdown
    .add('requests', () => app.close())
    .add('late answers', () => app.get(InteractionDesk).close())
    .add('posts', () => app.get(FollowedEvents).close())
    .add('connections', () => app.get(Conclave).close())
    .add('memory', () => app.get(Store).close());
  await app.listen(configuration.port, configuration.host);
  await app.get(Discord).announceCommands(announcedCommands());
  app.get(FollowedEvents).refresh();
  return app;
};
