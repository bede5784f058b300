import { BullModule, getQueueToken } from '@nestjs/bullmq';
import { Global, Module } from '@nestjs/common';
import type { Queue } from 'bullmq';
import { systemClock } from '#application';
import { Cosignatures, KeyRing, LogCheckpoints, readVerifierKey } from '#checkpoints';
import { CommandExecutor } from '#event-store';
import { CONFIGURATION, LOGGER, METRICS, POOL } from '#infrastructure';
import {
  ConfigurationError,
  deliveryQueueName,
  deriveKey,
  Histogram,
  latencyBuckets,
  OpenHours,
  provide,
  provideParts,
  queueName,
  token,
} from '#platform';
import { NoticeOutbox } from '#push';
import { WebhookStore } from '#webhooks';
import { DemoModule } from '../demo/demo.module.js';
import { DraftsModule } from '../drafts/drafts.module.js';
import { JOB_DURATIONS, QUEUE_CONNECTION } from '../infrastructure/tokens.js';
import { PairingModule } from '../pairing/pairing.module.js';
import { NotificationsModule } from '../push/notifications.module.js';
import { TrilogyModule } from '../trilogy/trilogy.module.js';
import { CheckpointNews } from '../webhooks/checkpoint-news.js';
import { ANNOUNCE_DELIVERIES, WebhooksModule } from '../webhooks/webhooks.module.js';
import { AskWitnessesJob } from './ask-witnesses.job.js';
import { BotPicksJob } from './bot-picks.job.js';
import { ChooseByClockJob } from './choose-by-clock.job.js';
import { CompleteRoundJob } from './complete-round.job.js';
import { ConfirmGameJob } from './confirm-game.job.js';
import { ConfirmReportJob } from './confirm-report.job.js';
import { Deadlines } from './deadlines.js';
import { DeliverWebhookJob } from './deliver-webhook.job.js';
import { DemoEventJob } from './demo-event.job.js';
import { ForgetDeliveredJob } from './forget-delivered.job.js';
import { DeliveryProcessor, JobProcessor } from './job-processor.js';
import { JobQueue } from './job-queue.js';
import { JobRegistry } from './job-registry.js';
import { JOB_REGISTRY } from './job-registry-token.js';
import { PairRoundJob } from './pair-round.job.js';
import { PickByClockJob } from './pick-by-clock.job.js';
import { RevealChoicesJob } from './reveal-choices.job.js';
import { RevealPacksJob } from './reveal-packs.job.js';
import { SealHeadsJob } from './seal-heads.job.js';
import { SendConfirmationJob } from './send-confirmation.job.js';
import { SendPasswordLinkJob } from './send-password-link.job.js';
import { SignCheckpointsJob } from './sign-checkpoints.job.js';
import { StartBuildingJob } from './start-building.job.js';
import { TellPeopleJob } from './tell-people.job.js';

const QUEUE = token<Queue>('Queue');
const DELIVERIES = token<Queue>('Deliveries');

const queues = [
  { provide: QUEUE, useExisting: getQueueToken(queueName) },
  { provide: DELIVERIES, useExisting: getQueueToken(deliveryQueueName) },
  provide(JobQueue, [QUEUE, DELIVERIES], (queue, deliveries) => new JobQueue(queue, deliveries)),
];

const registry = provideParts(
  JOB_REGISTRY,
  {
    pairRound: PairRoundJob,
    completeRound: CompleteRoundJob,
    confirmReport: ConfirmReportJob,
    sealHeads: SealHeadsJob,
    signCheckpoints: SignCheckpointsJob,
    askWitnesses: AskWitnessesJob,
    revealChoices: RevealChoicesJob,
    chooseByClock: ChooseByClockJob,
    confirmGame: ConfirmGameJob,
    pickByClock: PickByClockJob,
    botPicks: BotPicksJob,
    startBuilding: StartBuildingJob,
    revealPacks: RevealPacksJob,
    tellPeople: TellPeopleJob,
    sendConfirmation: SendConfirmationJob,
    sendPasswordLink: SendPasswordLinkJob,
    deliverWebhook: DeliverWebhookJob,
    forgetDelivered: ForgetDeliveredJob,
    demoEvent: DemoEventJob,
  },
  (jobs) => JobRegistry.bind(Object.values(jobs)),
);

const forgetting = provideParts(
  ForgetDeliveredJob,
  { webhooks: WebhookStore, notices: NoticeOutbox, configuration: CONFIGURATION, logger: LOGGER },
  ({ webhooks, notices, configuration: { retentionDays: days }, logger }) =>
    new ForgetDeliveredJob({ tables: [webhooks, notices], days, logger }),
);

const checkpoints = provide(
  LogCheckpoints,
  [POOL, CONFIGURATION],
  (pool, { publicUrl, secret, signingKeys: freshSeeds }) => {
    const seedFor = (purpose: string): Buffer => deriveKey(secret, purpose);
    const name = new URL(publicUrl).host;
    return new LogCheckpoints(pool, new KeyRing({ pool, name, seedFor, freshSeeds }));
  },
);

const signing = provideParts(
  SignCheckpointsJob,
  {
    checkpoints: LogCheckpoints,
    executor: CommandExecutor,
    webhooks: WebhookStore,
    queue: JobQueue,
    announce: ANNOUNCE_DELIVERIES,
    logger: LOGGER,
  },
  ({ checkpoints: made, executor, logger, ...parts }) =>
    new SignCheckpointsJob(
      made,
      new CheckpointNews({ ...parts, load: executor.load, clock: systemClock }),
      logger,
    ),
);

const witnessing = provideParts(
  AskWitnessesJob,
  { pool: POOL, configuration: CONFIGURATION, logger: LOGGER, checkpoints: LogCheckpoints },
  ({ pool, configuration, logger, checkpoints }) =>
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
);

const deadlines = provide(
  Deadlines,
  [POOL],
  (pool) => new Deadlines(new OpenHours(pool), systemClock),
);

const durations = provide(
  JOB_DURATIONS,
  [METRICS],
  (metrics) =>
    new Histogram({
      name: 'conclave_job_seconds',
      help: 'Time a job took, by job and outcome',
      labelNames: ['job', 'outcome'],
      buckets: latencyBuckets,
      registers: [metrics],
    }),
);

/** The queue, who asks it for work, and who does the work. */
@Global()
@Module({
  imports: [
    BullModule.forRootAsync({
      inject: [QUEUE_CONNECTION],
      useFactory: (connection: unknown) => ({ connection: connection as never }),
    }),
    BullModule.registerQueue({ name: queueName }, { name: deliveryQueueName }),
    PairingModule,
    DraftsModule,
    TrilogyModule,
    NotificationsModule,
    WebhooksModule,
    DemoModule,
  ],
  providers: [
    ...queues,
    deadlines,
    forgetting,
    checkpoints,
    signing,
    witnessing,
    registry,
    durations,
    JobProcessor,
    DeliveryProcessor,
  ],
  exports: [JobQueue, Deadlines, NotificationsModule, WebhooksModule],
})
export class JobsModule {}
