import { build } from '../../infra/run/build.mjs';

/**
 * Servers and pages as they are now, compiled once for a whole run:
 * test processes side by side would compile into the same folder.
 */
/* eslint-disable-next-line no-restricted-exports -- vitest asks for a default export here */
export default async function built(): Promise<void> {
  await build();
}
