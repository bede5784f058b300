export const FOLLOWER: string;
export interface Role {
  readonly term: number;
  readonly peers: readonly string[];
  readonly follows: string | null;
  readonly isWhole: boolean;
}
export function readRole(dataDir: string): Role;
export function writeRole(dataDir: string, changes: Partial<Role>): Role;
