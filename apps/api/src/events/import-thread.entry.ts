import { games } from '#games';
import { parentPort } from 'node:worker_threads';
import { Pool } from 'pg';
import { GuestCodes } from '#application';
import { stockBundles } from '#cards';
import { adoptEvent, type Adopted } from '#handover';
import { AgeKey, deriveKey } from '#platform';
import type { ImportReply, ImportTask } from './event-import.js';

const adoptFile = async ({
  bytes,
  owner,
  at,
  databaseUrl,
  secret,
  trustedServers,
  rescueKey,
  cards,
}: ImportTask): Promise<Adopted> => {
  stockBundles(cards);
  const pool = new Pool({
    connectionString: databaseUrl,
    max: 1,
    application_name: 'conclave-import',
  });
  try {
    return await adoptEvent(
      bytes,
      { owner, at },
      {
        games,
        pool,
        transferKey: new AgeKey(deriveKey(secret, 'event-transfer')),
        rescueKey: rescueKey === null ? null : AgeKey.read(rescueKey),
        guestCodes: new GuestCodes(secret),
        sealingKey: deriveKey(secret, 'sealed-secrets'),
        trustedServers,
      },
    );
  } finally {
    await pool.end();
  }
};

const replyTo = (task: ImportTask): Promise<ImportReply> =>
  adoptFile(task).then(
    (answer) => ({ adopted: answer }),
    (error: unknown) => ({
      fault: {
        message: error instanceof Error ? error.message : String(error),
        code: error instanceof Error && 'code' in error ? String(error.code) : null,
      },
    }),
  );

parentPort?.on('message', (task: ImportTask) => {
  void replyTo(task).then((reply) => parentPort?.postMessage(reply));
});
