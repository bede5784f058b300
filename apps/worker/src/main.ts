import 'reflect-metadata';
import { ConfigurationError, createLogger, GracefulShutdown, readConfiguration } from '#platform';
import { startWorker } from './worker.js';

const start = async (): Promise<void> => {
  const configuration = readConfiguration(process.env);
  const logger = createLogger('worker', configuration);
  const shutdown = new GracefulShutdown(logger).listen();
  const port = await startWorker(configuration, logger, shutdown);
  logger.info({ port }, 'working');
};

start().catch((error: unknown) => {
  process.stderr.write(
    `${error instanceof ConfigurationError ? error.message : error instanceof Error ? error.stack : String(error)}\n`,
  );
  process.exit(1);
});
