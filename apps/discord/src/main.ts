import 'reflect-metadata';
import {
  ConfigurationError,
  createLogger,
  GracefulShutdown,
  readDiscordConfiguration,
} from '#platform';
import { startDiscord } from './application.js';

const start = async (): Promise<void> => {
  const configuration = readDiscordConfiguration(process.env);
  const logger = createLogger('discord', configuration);
  const shutdown = new GracefulShutdown(logger).listen();
  const app = await startDiscord(configuration, logger, shutdown);
  logger.info({ url: await app.getUrl() }, 'taking interactions');
};

start().catch((error: unknown) => {
  process.stderr.write(
    `${error instanceof ConfigurationError ? error.message : error instanceof Error ? error.stack : String(error)}\n`,
  );
  process.exit(1);
});
