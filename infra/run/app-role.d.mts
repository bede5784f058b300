import type { ClientBase } from 'pg';

/** Gives a role, made if it is not there, what api and worker need, and takes everything else from it. `client` owns the tables. */
export function grantApp(
  client: ClientBase,
  app: { readonly role: string; readonly password: string },
): Promise<void>;
