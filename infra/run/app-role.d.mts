import type { ClientBase } from 'pg';

/**
 * Creates a role if it does not exist and grants it exactly the rights that api and worker need.
 * `client` must own the tables.
 */
export function grantApp(
  client: ClientBase,
  app: { readonly role: string; readonly password: string },
): Promise<void>;
