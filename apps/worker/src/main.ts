import 'reflect-metadata';
import {
  ConfigurationError,
  createLogger,
  GracefulShutdown,
  readConfiguration,
  startTracing,
} from '#platform';
import { startWorker } from './worker.js';

const start = async (): Promise<void> => {
  const configuration = readConfiguration(process.env);
  const logger = createLogger('worker', configuration);
  const shutdown = new GracefulShutdown(logger).listen();
  const endTracing = await startTracing({ service: 'worker', logger, ...configuration });
  const port = await startWorker(configuration, logger, shutdown);
  shutdown.add('traces', endTracing);
  logger.info({ port }, 'working');
};

start().catch((error: unknown) => {
  process.stderr.write(
    `${error instanceof ConfigurationError ? error.message : error instanceof Error ? error.stack : String(error)}\n`,
  );
  process.exit(1);
});
