import type { ClientBase } from 'pg';

/**
 * Spreads the events of a migrated database over the nodes of a distributed PostgreSQL, each log whole on one of them; returns the nodes.
 * Throws where the server is no distributed one. `client` owns the tables.
 */
export function distribute(client: ClientBase): Promise<string[]>;
