import type { Ability, Filter } from '../card.js';
import type { Unit } from '../unit.js';
import type { CardState } from './state.js';

/** What a card in play always says, counted out: of itself or of a kind of units. */
export interface Saying {
  readonly by: CardState;
  readonly of: 'self' | Filter;
  readonly says: readonly Ability[];
}

/** What was derived of a position, each thing once; nothing may change while it is asked. */
export interface Derived {
  readonly abilities: Map<string, readonly Ability[]>;
  readonly units: Map<string, Unit>;
  sayings?: readonly Saying[];
  lying?: ReadonlyMap<string, CardState[]>;
  inspiring?: readonly CardState[];
  renamers?: readonly CardState[];
}
