/**
 * Runs `work` with a connection of its own. One that is lost
 * fails the question that is asked next, and never the process.
 */
export async function withClient(url, work) {
  // Loaded late: the first start installs it.
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
