/** Who asks: an account, seats held by guest code, or nobody in particular. */
export interface Asker {
  readonly account: { readonly id: string; readonly name: string } | null;
  readonly seats: readonly { readonly eventId: string; readonly playerId: string }[];
}

export type Standing =
  'owner' | 'organizer' | 'judge' | 'scorekeeper' | 'player' | 'guest' | 'spectator';
const staff: readonly Standing[] = ['owner', 'organizer', 'judge', 'scorekeeper'];

export const isStaff = (roles: readonly Standing[]): boolean =>
  roles.some((role) => staff.includes(role));
