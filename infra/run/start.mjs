// npm start: from a fresh clone to a running server, and back to no process at all on Ctrl-C.
import { parseArgs } from 'node:util';
import { requireNode } from './node-version.mjs';
import { StepFailed, explain, say } from './progress.mjs';

const HELP = `Usage: npm start [-- options]

Installs what is missing, builds what changed, starts PostgreSQL, Redis, api and worker, and prints one address.

  --port N   wished port (default: PORT or 3000; the next free one if it is taken)
  --standby  let a second machine follow this one; prints what to enter there
  --logs     show the whole log of api and worker here, not only warnings
  --help     this text

DATABASE_URL, REDIS_URL   use these servers instead of the embedded ones
PUBLIC_URL                the address people type, where it is not the one of this machine in the local network
CONCLAVE_DATA             folder of database, queue, secrets and logs (default: .data)`;

function readOptions() {
  try {
    const { values } = parseArgs({
      options: {
        port: { type: 'string' },
        logs: { type: 'boolean', default: false },
        standby: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    });
    const port = Number(values.port ?? (process.env.PORT || 3000));
    if (!Number.isInteger(port) || port < 0 || port > 65_535)
      throw new Error(`--port ${values.port} is no port number`);
    return { ...values, port };
  } catch (error) {
    throw new StepFailed(`${error.message}\n\n${HELP}`);
  }
}

requireNode();
try {
  const options = readOptions();
  if (options.help) say(HELP);
  else {
    // Imported late, because its dependencies may have to be installed first.
    const { start } = await import('./conclave.mjs');
    await start(options);
  }
} catch (error) {
  explain(error);
  process.exitCode = 1;
}
