/** When a triggered ability triggers (7.6). */
import type { CardEventName } from '../../events/events.js';
import type { Condition, Filter } from './cards.js';
import type { Header, Who } from './words.js';

/** When something triggers (7.6). `who` describes the subject, relative to the controller of the ability. */
export interface Moment {
  readonly on: CardEventName;
  readonly self?: true;
  readonly who?: Filter;
  /** The player of the event. */
  readonly by?: Who;
  readonly where?: Condition;
  /** Only when the source is in this part: attacker, defender, dealer. */
  readonly role?: 'attacker' | 'defender' | 'dealer' | 'target' | 'host';
  readonly combat?: boolean;
  readonly indirect?: true;
  /** A defeat that an opponent is responsible for (1.18). */
  readonly enemyCause?: true;
  /** Where the card that is played or discarded was. */
  readonly from?: 'hand' | 'deck' | 'resource';
  /** Which triggered ability was used. */
  readonly header?: Header;
  /** Of several cards at once (7.6.4) only the first counts. */
  readonly together?: true;
  readonly via?: 'smuggle' | 'plot' | 'pilot';
  readonly attachedOnly?: true;
  /**
   * "Completes an attack" (13): only an attacker that is
   * still there; "When Attack Ends" does not ask (7.6.16C).
   */
  readonly survived?: true;
  /** The attack defeated the unit it was against (8.2). */
  readonly defeatedDefender?: true;
}
