import { parentPort } from 'node:worker_threads';
import { Pool } from 'pg';
import { adoptEvent, type Adopted, TransferKey } from '#handover';
import { deriveKey } from '#platform';
import { jsonFault } from '../http/json-shape.js';
import type { ImportReply, ImportTask } from './event-import.js';

/** Far more than an event of 1,000 players over nine rounds has. */
const bounds = { depth: 64, members: 5_000_000 };

const faulty = (message: string): Adopted => ({
  kind: 'faulty',
  faults: [{ path: '', message }],
});

const parse = (text: Buffer): { readonly content: unknown } | null => {
  try {
    return { content: JSON.parse(text.toString()) };
  } catch {
    return null;
  }
};

const adopted = async ({
  bytes,
  owner,
  at,
  databaseUrl,
  secret,
  trustedServers,
}: ImportTask): Promise<Adopted> => {
  const text = Buffer.from(bytes);
  const fault = jsonFault(text, bounds);
  if (fault !== null) return faulty(fault);
  const file = parse(text);
  if (file === null) return faulty('is no JSON');
  const pool = new Pool({
    connectionString: databaseUrl,
    max: 1,
    application_name: 'conclave-import',
  });
  try {
    return await adoptEvent(
      file.content,
      { owner, at },
      {
        pool,
        transferKey: new TransferKey(deriveKey(secret, 'event-transfer')),
        sealingKey: deriveKey(secret, 'sealed-secrets'),
        trustedServers,
      },
    );
  } finally {
    await pool.end();
  }
};

const replyTo = (task: ImportTask): Promise<ImportReply> =>
  adopted(task).then(
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
