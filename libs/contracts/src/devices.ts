import { z } from 'zod';

import { displayName, id, isoTime } from './primitives.js';

/** A browser that is signed in to the account. */
export const device = z.object({
  deviceId: id,
  /** What the browser says it is; null where it said nothing. */
  userAgent: z.string().nullable(),
  /** The network address that it signed in from. */
  address: z.string().nullable(),
  signedInAt: isoTime,
  /** To the minute. */
  lastUsedAt: isoTime,
  /** The one that asks. */
  current: z.boolean(),
});
export type Device = z.infer<typeof device>;

/** GET /api/me/devices, last used first. */
export const deviceList = z.object({ devices: z.array(device) });
export type DeviceList = z.infer<typeof deviceList>;

/**
 * POST /api/me/devices/end-others: signs every other browser out; `tokens`: the account's tokens end, too.
 */
export const endOthers = z.strictObject({ tokens: z.boolean() });
export type EndOthers = z.infer<typeof endOthers>;

/** How many of each ended. */
export const endedOthers = z.object({ devices: z.int(), tokens: z.int() });
export type EndedOthers = z.infer<typeof endedOthers>;

/** POST /api/me/name: what the account is called from now on. */
export const ownName = z.strictObject({ name: displayName });
export type OwnName = z.infer<typeof ownName>;

/**
 * GET /api/me/delete: the event that still needs its owner or player, by name; null when the account can go.
 */
export const deletionCheck = z.object({ stillNeeded: z.string().nullable() });
export type DeletionCheck = z.infer<typeof deletionCheck>;
