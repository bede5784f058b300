import { z } from 'zod';
import { LOGGER, POOL, CONFIGURATION } from '#infrastructure';
import {
  addCheckpointText,
  type DueCheckpoint,
  openNote,
  readCheckpoint,
  textOfNote,
  type Verifier,
  LogCheckpoints,
  readVerifierKey,
  Cosignatures,
} from '#checkpoints';
import { type Logger, ConfigurationError } from '#platform';
import { done, type JobHandler, type JobOutcome, defineJob } from '../queue/job.js';

export interface AskedWitness {
  /** Without a slash at the end; `/add-checkpoint` is appended to it. */
  readonly url: string;
  readonly key: Verifier;
  /** The key in its text form. */
  readonly keyText: string;
}

export interface AskWitnessesParts {
  readonly witnesses: readonly AskedWitness[];
  readonly checkpoints: Pick<LogCheckpoints, 'grownFrom'>;
  readonly cosignatures: Cosignatures;
  readonly fetch: typeof fetch;
  readonly logger: Logger;
}

/** The number of logs that one run sends to one witness; the rest follows a minute later. */
const MOST = 200;
const PATIENCE_MS = 10_000;
const LONGEST_ANSWER = 10_000;

/** The result for one checkpoint; `gave-up`: the witness is not reachable or refuses everything. */
type Outcome = 'signed' | 'refused' | 'gave-up';

const payload = z.object({});
type Payload = z.infer<typeof payload>;

/**
 * Sends checkpoints to the witnesses that have not signed them yet, and keeps their signatures. An
 * unreachable witness is asked again a minute later.
 */
export class AskWitnessesJob implements JobHandler<Payload> {
  readonly job = 'ask-witnesses';

  constructor(private readonly parts: AskWitnessesParts) {}

  async handle(): Promise<JobOutcome> {
    await Promise.all(this.parts.witnesses.map((witness) => this.askAll(witness)));
    return done;
  }

  private async askAll(witness: AskedWitness): Promise<void> {
    for (const due of await this.parts.cosignatures.due(witness.keyText, MOST))
      if ((await this.ask(witness, due)) === 'gave-up') return;
  }

  private async ask(witness: AskedWitness, { log, known }: DueCheckpoint): Promise<Outcome> {
    const { logger } = this.parts;
    try {
      return await this.offer(witness, log, known, true);
    } catch (error) {
      logger.warn({ err: error, witness: witness.key.name }, 'a witness is not reached');
      return 'gave-up';
    }
  }

  private async offer(
    witness: AskedWitness,
    log: string,
    old: number,
    first: boolean,
  ): Promise<Outcome> {
    const { checkpoints, fetch: send, logger } = this.parts;
    const about = { log, witness: witness.key.name };
    const grown = await checkpoints.grownFrom(log, old);
    if (grown === null) {
      // Either this database was restored from an older backup, or the log was truncated.
      logger.error({ ...about, size: old }, 'a witness has seen more of the log than there is');
      return 'refused';
    }
    const { checkpoint: note } = grown;
    const proof = grown.proof.map((hash) => Buffer.from(hash, 'base64'));
    const answer = await send(`${witness.url}/add-checkpoint`, {
      method: 'POST',
      headers: { 'content-type': 'text/plain; charset=utf-8' },
      body: addCheckpointText({ old, proof, note }),
      redirect: 'error',
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    const text = (await answer.text()).slice(0, LONGEST_ANSWER);
    if (answer.status === 200) return this.keep(witness, log, note, text);
    const size = /^(0|[1-9]\d{0,15})\n$/.exec(text)?.[1];
    if (answer.status === 409 && size !== undefined && first)
      return this.offer(witness, log, Number(size), false);
    logger.error({ ...about, status: answer.status, text }, 'a witness did not sign');
    return answer.status === 422 || answer.status === 409 ? 'refused' : 'gave-up';
  }

  private async keep(
    witness: AskedWitness,
    log: string,
    note: string,
    lines: string,
  ): Promise<Outcome> {
    const { cosignatures, logger } = this.parts;
    const line = lines.split(/(?<=\n)/).find((each) => openNote(note + each, witness.key) !== null);
    const size = readCheckpoint(textOfNote(note))?.size;
    if (line === undefined || size === undefined) {
      logger.error({ log, witness: witness.key.name }, 'a witness answered without its signature');
      return 'gave-up';
    }
    await cosignatures.keep({ log, size }, witness.keyText, line);
    return 'signed';
  }
}

/** Sends signed checkpoints to the witnesses that have not signed them yet. */
export const askWitnesses = defineJob({
  name: 'ask-witnesses',
  payload,
  key: () => 'minute',
  attempts: 2,
  backoffMs: 1_000,
  queue: 'deliveries',
  needs: { pool: POOL, configuration: CONFIGURATION, logger: LOGGER, checkpoints: LogCheckpoints },
  handler: ({ pool, configuration, logger, checkpoints }) =>
    new AskWitnessesJob({
      witnesses: configuration.witnesses.map(({ url, key: keyText }) => {
        const key = readVerifierKey(keyText);
        if (!key?.isWitness) throw new ConfigurationError([`WITNESSES: ${keyText} is no key`]);
        return { url, key, keyText };
      }),
      checkpoints,
      cosignatures: new Cosignatures(pool),
      fetch,
      logger,
    }),
});
