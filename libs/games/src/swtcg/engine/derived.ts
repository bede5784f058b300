import type { Ability, Filter } from '../card.js';
import type { Unit } from '../unit.js';
import type { CardState } from './state.js';

/**
 * What a static ability of a card in play currently gives, to the card itself or to units that
 * match a filter.
 */
export interface Saying {
  readonly by: CardState;
  readonly of: 'self' | Filter;
  readonly says: readonly Ability[];
}

/**
 * Everything derived from one position, each computed once; valid only while the position does not
 * change.
 */
export interface Derived {
  readonly abilities: Map<string, readonly Ability[]>;
  readonly units: Map<string, Unit>;
  sayings?: readonly Saying[];
  lying?: ReadonlyMap<string, CardState[]>;
  inspiring?: readonly CardState[];
  renamers?: readonly CardState[];
}
