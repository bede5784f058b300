/** Ties a copied database to the leader's, which `tunnelPort` leads to. */
export function tieToLeader(folder: string, tunnelPort: number, password: string): void;
/** Makes the copy a database of its own, once it has what the leader said last; `last`: null where it said nothing. */
export function promote(url: string, last: string | null): Promise<void>;
