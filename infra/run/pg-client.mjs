/**
 * Runs `work` with a connection of its own. If the connection is lost, the next query fails, but
 * never the process.
 */
export async function withClient(url, work) {
  // Imported late, because the first start installs it.
  const { default: pg } = await import('pg');
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end().catch(() => undefined);
  }
}
