import { z } from 'zod';
import { confirmationJob, passwordLinkJob } from '#accounts';
import { demoJobName } from '#platform';

/** How a job is asked for, told apart from others and tried again. Its handler is bound to it at start (job-registry.ts). */
export interface JobDefinition<Payload> {
  readonly payload: z.ZodType<Payload>;
  /** Two requests with the same key are one job for as long as the first is waiting or running. */
  readonly key: (payload: Payload) => string;
  /** Tries before the job is given up; the reconcile sweep asks for it anew while the work is still outstanding. */
  readonly attempts: number;
  /** First pause after a failed try in milliseconds; doubles each time. */
  readonly backoffMs: number;
  /** Jobs that wait for others' servers have a queue of their own, so that a slow one never keeps a round waiting. */
  readonly queue?: 'deliveries';
}

const job = <Payload>(definition: JobDefinition<Payload>): JobDefinition<Payload> => definition;

const eventId = z.string().min(1);
const podId = z.string().min(1);
const round = { eventId, phase: z.int().min(0), round: z.int().min(1) };
/** Read models must have come this far before the job looks at them. */
const position = z.int().min(0);

/** Every job there is, one row each. */
export const jobDefinitions = {
  /** Answers a PairingRequested with a round or with the reason why there is none. */
  'pair-round': job({
    payload: z.object({ ...round, attempt: z.int().min(1), position }),
    key: (payload) => `${payload.eventId}.${payload.phase}.${payload.round}.${payload.attempt}`,
    attempts: 8,
    backoffMs: 100,
  }),
  /** Silence counts as consent to the report at `reportVersion`. */
  'confirm-report': job({
    payload: z.object({ matchId: z.string().min(1), reportVersion: z.int().min(1) }),
    key: (payload) => `${payload.matchId}.${payload.reportVersion}`,
    attempts: 8,
    backoffMs: 200,
  }),
  /**
   * Completes the round when no table of it is open any more, and seals the heads of the event's streams. One look at a time serves all
   * results that come in before it; a result that falls into the moment of a look is found by the sweep.
   */
  'complete-round': job({
    payload: z.object({ ...round, position }),
    key: (payload) => `${payload.eventId}.${payload.phase}.${payload.round}`,
    attempts: 8,
    backoffMs: 100,
  }),
  /** Opens the secret choices of a Trilogy match once both have spoken, if the api did not; asked for by each choice. */
  'reveal-choices': job({
    payload: z.object({ matchId: z.string().min(1), choice: z.int().min(1) }),
    key: (payload) => `${payload.matchId}.${payload.choice}`,
    attempts: 8,
    backoffMs: 200,
  }),
  /** The time to ban (game 0) or to pick a deck for a game is over. */
  'choose-by-clock': job({
    payload: z.object({ matchId: z.string().min(1), game: z.int().min(0) }),
    key: (payload) => `${payload.matchId}.${payload.game}`,
    attempts: 8,
    backoffMs: 200,
  }),
  /** Silence counts as consent to the game's report at `reportVersion`. */
  'confirm-game': job({
    payload: z.object({
      matchId: z.string().min(1),
      game: z.int().min(1),
      reportVersion: z.int().min(1),
    }),
    key: (payload) => `${payload.matchId}.${payload.reportVersion}`,
    attempts: 8,
    backoffMs: 200,
  }),
  /** Picks for every seat of a draft pod whose time is up, or says the next call; asks to be run again when the next time can be up. */
  'pick-by-clock': job({
    payload: z.object({ podId }),
    key: (payload) => payload.podId,
    attempts: 20,
    backoffMs: 100,
  }),
  /** Picks for the seats of a draft pod that bots hold, and asks to be run again while there are any. */
  'bot-picks': job({
    payload: z.object({ podId }),
    key: (payload) => payload.podId,
    attempts: 20,
    backoffMs: 100,
  }),
  /** Starts the building of decks once the last pod of a draft is done. */
  'start-building': job({
    payload: z.object({ eventId }),
    key: (payload) => payload.eventId,
    attempts: 8,
    backoffMs: 100,
  }),
  /** Opens the packs of the event's pods to everyone, if the event's reveal rule allows it by now. */
  'reveal-packs': job({
    payload: z.object({ eventId }),
    key: (payload) => payload.eventId,
    attempts: 8,
    backoffMs: 200,
  }),
  /** Signs how far the log of one event has come, or of every event in which something has happened. */
  'sign-checkpoints': job({
    payload: z.object({ eventId: eventId.nullable(), position: z.int().min(0) }),
    key: (payload) => `${payload.eventId ?? 'all'}.${payload.position}`,
    attempts: 3,
    backoffMs: 1_000,
  }),
  /** Sends signed checkpoints to the witnesses that have not signed them yet. */
  'ask-witnesses': job({
    payload: z.object({}),
    key: () => 'minute',
    attempts: 2,
    backoffMs: 1_000,
    queue: 'deliveries',
  }),
  /** Seals one event, or every running one when none is named. */
  'seal-heads': job({
    payload: z.object({ eventId: eventId.nullable(), occasion: z.string().min(1) }),
    key: (payload) => `${payload.eventId ?? 'running'}.${payload.occasion}`,
    attempts: 5,
    backoffMs: 1_000,
  }),
  /** Tells the people concerned a piece of news on their devices, each device once; `notice` names it in the outbox. */
  'tell-people': job({
    payload: z.object({ notice: z.string().min(1) }),
    key: (payload) => payload.notice,
    attempts: 7,
    backoffMs: 1_000,
  }),
  /** One try of one delivery to a receiver of an organizer's; `attempt` tries of it have failed. */
  'deliver-webhook': job({
    payload: z.object({
      endpointId: z.string().min(1),
      key: z.string().min(1),
      attempt: z.int().min(0),
    }),
    key: (payload) => `${payload.endpointId}.${payload.key}.${payload.attempt}`,
    attempts: 5,
    backoffMs: 500,
    queue: 'deliveries',
  }),
  /** Mails a link to a new password, if there is an account of this address; asked for by the api. */
  [passwordLinkJob.name]: job({
    payload: z.object({ email: z.email(), language: z.string() }),
    key: passwordLinkJob.key,
    attempts: passwordLinkJob.attempts,
    backoffMs: passwordLinkJob.backoffMs,
    queue: 'deliveries',
  }),
  /** Mails the link by which an address is confirmed; asked for by the api. */
  [confirmationJob.name]: job({
    payload: z.object({ email: z.email(), token: z.string(), language: z.string() }),
    key: confirmationJob.key,
    attempts: confirmationJob.attempts,
    backoffMs: confirmationJob.backoffMs,
    queue: 'deliveries',
  }),
  /** Forgets webhooks and notifications that were delivered long ago. */
  'forget-delivered': job({
    payload: z.object({}),
    key: () => 'daily',
    attempts: 5,
    backoffMs: 1_000,
  }),
  /** Bots that fill a demo event: each run makes the moves that are due and asks to be run again. */
  [demoJobName]: job({
    payload: z.object({ eventId }),
    key: (payload) => payload.eventId,
    attempts: 20,
    backoffMs: 500,
  }),
} as const;

export type JobName = keyof typeof jobDefinitions;
export type JobPayload<N extends JobName> =
  (typeof jobDefinitions)[N] extends JobDefinition<infer Payload> ? Payload : never;
export const jobNames = Object.keys(jobDefinitions) as JobName[];

/** A job asked for: what a reaction or the reconcile sweep wants done. */
export type JobRequest = {
  [N in JobName]: {
    readonly name: N;
    readonly payload: JobPayload<N>;
    readonly notBefore?: string;
  };
}[JobName];

/** The id under which BullMQ keeps a job: the same request twice is one job. BullMQ forbids colons. */
export const jobId = (request: JobRequest): string => {
  const definition = jobDefinitions[request.name] as JobDefinition<JobRequest['payload']>;
  return `${request.name}.${definition.key(request.payload)}`;
};
