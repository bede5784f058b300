// `conclave standby`: follows until it is stopped, or leads once the organizer requests the
// takeover.
import { build } from '../build.mjs';
import { start, stopRequests } from '../conclave.mjs';
import { step } from '../progress.mjs';
import { CACHE, dataFolder } from '../project.mjs';
import { findRedis } from '../redis-binaries.mjs';
import { setUp } from '../setup.mjs';
import { follow, sayTakeOver } from './follow.mjs';

/** `port`: the port for people once this machine leads. */
export async function runStandby({ address, key, port }) {
  const requests = stopRequests();
  // All slow preparations are done now, and not when the first machine has failed.
  if (!process.env.REDIS_URL) await step('Redis found', () => void findRedis(CACHE));
  await setUp();
  await build();
  const lead = await follow({ address, key, dataDir: dataFolder(), stopAsked: requests.asked });
  if (lead !== null) await start({ port, logs: false, standby: true, linkPort: lead.linkPort });
}

/** False if no follower runs on this machine's data folder. */
export const takeOver = () => sayTakeOver(dataFolder());
