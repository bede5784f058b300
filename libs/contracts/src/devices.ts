import { z } from 'zod';

import { displayName, id, isoTime } from './primitives.js';

/** A browser that is signed in to the account. */
export const device = z.object({
  deviceId: id,
  /** The browser's user agent; null if it sent none. */
  userAgent: z.string().nullable(),
  /** The network address that it signed in from. */
  address: z.string().nullable(),
  signedInAt: isoTime,
  /** Precise to the minute. */
  lastUsedAt: isoTime,
  /** The browser that sent the request. */
  current: z.boolean(),
});
export type Device = z.infer<typeof device>;

/** GET /api/me/devices, most recently used first. */
export const deviceList = z.object({ devices: z.array(device) });
export type DeviceList = z.infer<typeof deviceList>;

/**
 * POST /api/me/devices/end-others: signs out every other browser; `tokens`: also revokes the
 * account's tokens.
 */
export const endOthers = z.strictObject({ tokens: z.boolean() });
export type EndOthers = z.infer<typeof endOthers>;

/** How many of each were ended. */
export const endedOthers = z.object({ devices: z.int(), tokens: z.int() });
export type EndedOthers = z.infer<typeof endedOthers>;

/** POST /api/me/name: the account's new name. */
export const ownName = z.strictObject({ name: displayName });
export type OwnName = z.infer<typeof ownName>;

/**
 * GET /api/me/delete: the name of a tournament that still needs its owner or player; null if the
 * account can be deleted.
 */
export const deletionCheck = z.object({ stillNeeded: z.string().nullable() });
export type DeletionCheck = z.infer<typeof deletionCheck>;
