import { rolesDo, type EventRole } from '#contracts';

/** The sender of a query: an account, seats held by guest code, or anonymous. */
export interface Asker {
  readonly account: { readonly id: string; readonly name: string } | null;
  readonly seats: readonly { readonly eventId: string; readonly playerId: string }[];
}

export type ViewerRole = EventRole | 'player' | 'guest' | 'spectator';

export const isStaff = (roles: readonly ViewerRole[]): boolean => rolesDo(roles, 'seeDesk');
