import { rolesDo, type EventRole } from '#contracts';

/** Who asks: an account, seats held by guest code, or nobody in particular. */
export interface Asker {
  readonly account: { readonly id: string; readonly name: string } | null;
  readonly seats: readonly { readonly eventId: string; readonly playerId: string }[];
}

export type ViewerRole = EventRole | 'player' | 'guest' | 'spectator';

export const isStaff = (roles: readonly ViewerRole[]): boolean => rolesDo(roles, 'seeDesk');
