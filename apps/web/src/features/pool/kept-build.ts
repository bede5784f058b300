import { z } from 'zod';
import type { Build } from './deck-building.js';

const kept = z.object({
  leader: z.string().nullable(),
  base: z.string().nullable(),
  main: z.record(z.string(), z.number()),
  unsent: z.boolean(),
});
const placeOf = (eventId: string, playerId: string): string =>
  `conclave.build.${eventId}.${playerId}`;

/**
 * Stores a copy on this device, so that no work is lost without a network. `unsent`: the server
 * does not have it yet.
 */
export const keepBuild = (
  eventId: string,
  playerId: string,
  build: Build,
  unsent: boolean,
): void => {
  try {
    localStorage.setItem(placeOf(eventId, playerId), JSON.stringify({ ...build, unsent }));
  } catch {
    // Without storage, the deck exists on the page and on the server only.
  }
};

export const keptBuild = (
  eventId: string,
  playerId: string,
): (Build & { readonly unsent: boolean }) | null => {
  try {
    return (
      kept.safeParse(JSON.parse(localStorage.getItem(placeOf(eventId, playerId)) ?? 'null')).data ??
      null
    );
  } catch {
    return null;
  }
};
