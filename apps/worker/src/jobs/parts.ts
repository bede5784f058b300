import { systemClock } from '#application';
import { KeyRing, LogCheckpoints } from '#checkpoints';
import { CommandExecutor } from '#event-store';
import { CONFIGURATION, POOL, REDIS, SEALED_SECRETS } from '#infrastructure';
import { channels, deriveKey, OpenHours, provide } from '#platform';
import { NoticeOutbox } from '#push';
import { WebhookStore } from '#webhooks';
import { UnattendedStaff } from '../demo/unattended-staff.js';
import { Pods } from '../drafts/pods.js';
import { ANNOUNCE_DELIVERIES } from '../infrastructure/tokens.js';
import { Deadlines } from './deadlines.js';

const checkpoints = provide(
  LogCheckpoints,
  [POOL, CONFIGURATION],
  (pool, { publicUrl, secret, signingKeys: freshSeeds }) => {
    const seedFor = (purpose: string): Buffer => deriveKey(secret, purpose);
    const name = new URL(publicUrl).host;
    return new LogCheckpoints(pool, new KeyRing({ pool, name, seedFor, freshSeeds }));
  },
);

const announceDeliveries = provide(
  ANNOUNCE_DELIVERIES,
  [REDIS],
  (redis) => (eventId: string) =>
    void redis.publish(channels.webhooks(eventId), '').catch(() => undefined),
);

/** Parts that several jobs share. */
export const parts = [
  provide(OpenHours, [POOL], (pool) => new OpenHours(pool)),
  provide(Deadlines, [OpenHours], (hours) => new Deadlines(hours, systemClock)),
  provide(Pods, [CommandExecutor, SEALED_SECRETS], ({ load }, secrets) => new Pods(load, secrets)),
  provide(NoticeOutbox, [POOL], (pool) => new NoticeOutbox(pool)),
  provide(WebhookStore, [POOL, SEALED_SECRETS], (pool, secrets) => new WebhookStore(pool, secrets)),
  UnattendedStaff,
  announceDeliveries,
  checkpoints,
];
