import type { Role } from './attackers.js';
import type { Json } from './schema-values.js';

/** A payload that is right at this very moment: the server is asked what waits to be answered. */
export interface Move {
  readonly role: Role;
  readonly body: Json;
}
