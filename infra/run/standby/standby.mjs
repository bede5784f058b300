// `conclave standby`: follows until it is stopped, or leads from the word of the organizer on.
import { build } from '../build.mjs';
import { start, stopRequests } from '../conclave.mjs';
import { step } from '../progress.mjs';
import { CACHE, dataFolder } from '../project.mjs';
import { findRedis } from '../redis-binaries.mjs';
import { setUp } from '../setup.mjs';
import { follow, sayTakeOver } from './follow.mjs';

/** `port`: where people will reach this machine once it leads. */
export async function runStandby({ address, key, port }) {
  const requests = stopRequests();
  // All that takes minutes is done now, and not when the first machine is gone.
  if (!process.env.REDIS_URL) await step('Redis found', () => void findRedis(CACHE));
  await setUp();
  await build();
  const lead = await follow({ address, key, dataDir: dataFolder(), stopAsked: requests.asked });
  if (lead !== null) await start({ port, logs: false, standby: true, linkPort: lead.linkPort });
}

/** False when nothing follows on this machine's data folder. */
export const takeOver = () => sayTakeOver(dataFolder());
