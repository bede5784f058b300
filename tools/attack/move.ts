import type { Role } from './attackers.js';
import type { Json } from './schema-values.js';

/** A payload that is valid at this very moment: the server is asked for the pending question. */
export interface Move {
  readonly role: Role;
  readonly body: Json;
}
