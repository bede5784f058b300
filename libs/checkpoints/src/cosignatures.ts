import type { Pool } from 'pg';

/** A checkpoint that a witness has not signed yet. */
export interface DueCheckpoint {
  readonly log: string;
  /** The size of the last checkpoint that this witness has signed; 0 before the first. */
  readonly known: number;
}

/** The signatures of witnesses under this server's checkpoints. */
export class Cosignatures {
  constructor(private readonly pool: Pick<Pool, 'query'>) {}

  /**
   * Logs with a checkpoint newer than the last one that the witness signed; the witness is
   * identified by its key.
   */
  async due(witness: string, most: number): Promise<readonly DueCheckpoint[]> {
    const { rows } = await this.pool.query<{ log: string; known: string }>(
      `select signed.log, coalesce(seen.size, 0) as known
         from (select log, max(size) as size from log_checkpoints group by log) signed
         left join (select log, max(size) as size from checkpoint_cosignatures where witness = $1 group by log) seen using (log)
        where signed.size > coalesce(seen.size, 0) order by signed.log limit $2`,
      [witness, most],
    );
    return rows.map(({ log, known }) => ({ log, known: Number(known) }));
  }

  async keep(
    { log, size }: { readonly log: string; readonly size: number },
    witness: string,
    line: string,
  ): Promise<void> {
    await this.pool.query(
      'insert into checkpoint_cosignatures (log, size, witness, line) values ($1, $2, $3, $4) on conflict do nothing',
      [log, size, witness, line],
    );
  }

  /**
   * The last checkpoint that any witness has signed, with all its signature lines; null before the
   * first.
   */
  async latest(log: string): Promise<string | null> {
    const { rows } = await this.pool.query<{ note: string; lines: string }>(
      `select c.note, string_agg(s.line, '' order by s.witness) as lines
         from checkpoint_cosignatures s join log_checkpoints c using (log, size)
        where s.log = $1 and s.size = (select max(size) from checkpoint_cosignatures where log = $1)
        group by c.note`,
      [log],
    );
    const [last] = rows;
    return last ? last.note + last.lines : null;
  }
}
