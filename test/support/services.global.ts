import type { TestProject } from 'vitest/node';
import { startTestServices, type TestServices } from './test-services.js';

declare module 'vitest' {
  interface ProvidedContext {
    postgresAdminUrl: string;
    redisUrl: string;
  }
}

/** Vitest loads this file once for each project; the servers are shared by way of the process. */
interface Shared {
  running: Promise<TestServices>;
  projects: number;
}
const SHARED = Symbol.for('conclave.test-services');
const home = globalThis as { [SHARED]?: Shared | undefined };

/* eslint-disable-next-line no-restricted-exports -- vitest asks for a default export here */
export default async function services(project: TestProject): Promise<() => Promise<void>> {
  const shared = (home[SHARED] ??= { running: startTestServices(), projects: 0 });
  shared.projects += 1;
  const { postgresAdminUrl, redisUrl, stop } = await shared.running;
  project.provide('postgresAdminUrl', postgresAdminUrl);
  project.provide('redisUrl', redisUrl);
  return async () => {
    shared.projects -= 1;
    if (shared.projects > 0) return;
    home[SHARED] = undefined;
    await stop();
  };
}
