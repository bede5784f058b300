/** Configures a copied database to follow the leader's, which is reached through `tunnelPort`. */
export function tieToLeader(folder: string, tunnelPort: number, password: string): void;
/**
 * Promotes the copy to an independent database, once it has reached the leader's final position;
 * `last`: null if that is unknown.
 */
export function promote(url: string, last: string | null): Promise<void>;
