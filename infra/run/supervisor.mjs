// Keeps one process running: restarts it after a crash, visibly and only a limited number of times.
import { setTimeout as sleep } from 'node:timers/promises';
import { StepFailed } from './progress.mjs';

const RESTARTS = 5;
const WITHIN_MS = 60_000;
const PAUSE_MS = 1_000;

/**
 * `start` returns `{pid, exited, stop}`; it is called again whenever `exited` settles unexpectedly.
 * After five restarts within a minute `gaveUp` rejects with the reason.
 */
export async function supervise({
  name,
  start,
  report,
  onChange = () => undefined,
  pauseMs = PAUSE_MS,
}) {
  let stopping = false;
  let current = await start();
  let crashes = [];
  onChange(name, current.pid);

  const watch = async () => {
    for (;;) {
      const { code, signal } = await current.exited;
      if (stopping) return;
      const now = Date.now();
      crashes = [...crashes.filter((at) => now - at < WITHIN_MS), now];
      const how = `${name} stopped unasked (${signal ?? `code ${code}`})`;
      if (crashes.length > RESTARTS)
        throw new StepFailed(`${how} ${crashes.length} times within a minute; giving up`);
      report(`${how}; starting it again (${crashes.length} of ${RESTARTS})`);
      await sleep(pauseMs);
      if (stopping) return;
      current = await start();
      onChange(name, current.pid);
    }
  };
  const watching = watch();
  const gaveUp = watching.then(() => new Promise(() => undefined));
  gaveUp.catch(() => undefined);

  return {
    name,
    gaveUp,
    stop: async () => {
      stopping = true;
      await current.stop();
      // A restart that was running when the stop came is stopped too.
      await watching.catch(() => undefined);
      await current.stop();
    },
  };
}
