import 'reflect-metadata';
import {
  ConfigurationError,
  createLogger,
  GracefulShutdown,
  readConfiguration,
  startTracing,
} from '#platform';
import { createApplication } from './application.js';

const start = async (): Promise<void> => {
  const configuration = readConfiguration(process.env);
  const logger = createLogger('api', configuration);
  const shutdown = new GracefulShutdown(logger).listen();
  const endTracing = await startTracing({ service: 'api', logger, ...configuration });
  const app = await createApplication(configuration, logger, shutdown);
  shutdown.add('traces', endTracing);
  await app.listen(configuration.port, configuration.host);
  logger.info({ url: await app.getUrl(), publicUrl: configuration.publicUrl }, 'listening');
};

start().catch((error: unknown) => {
  process.stderr.write(
    `${error instanceof ConfigurationError ? error.message : error instanceof Error ? error.stack : String(error)}\n`,
  );
  process.exit(1);
});
