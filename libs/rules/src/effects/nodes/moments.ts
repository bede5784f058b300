/** When a triggered ability triggers (7.6). */
import type { CardEventName } from '../../events/events.js';
import type { Condition, Filter } from './cards.js';
import type { Header, Who } from './words.js';

/**
 * When something triggers (7.6). `who` describes the subject, relative to the controller of the
 * ability.
 */
export interface Moment {
  readonly on: CardEventName;
  readonly self?: true;
  readonly who?: Filter;
  /** The player of the event. */
  readonly by?: Who;
  readonly where?: Condition;
  /** Only if the source has this role in the event. */
  readonly role?: 'attacker' | 'defender' | 'dealer' | 'target' | 'host';
  readonly combat?: boolean;
  readonly indirect?: true;
  /** Only a defeat that an opponent is responsible for (1.18). */
  readonly enemyCause?: true;
  /** The zone that the card was played or discarded from. */
  readonly from?: 'hand' | 'deck' | 'resource';
  /** The header of the triggered ability that was used. */
  readonly header?: Header;
  /** Of several cards at once (7.6.4), only the first counts. */
  readonly together?: true;
  readonly via?: 'smuggle' | 'plot' | 'pilot';
  readonly attachedOnly?: true;
  /**
   * "Completes an attack" (13): only if the attacker is still there; "When Attack Ends" does not
   * require that (7.6.16C).
   */
  readonly survived?: true;
  /** The attack defeated the unit that was attacked (8.2). */
  readonly defeatedDefender?: true;
}
