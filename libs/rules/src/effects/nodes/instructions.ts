/** Instructions that contain no other instruction and give no ability. */
import type { Amount, Filter, Target } from './cards.js';
import type { Arena, Header, Ref, TokenUnit, TokenUpgrade, Who } from './words.js';

/** Instructions about the field: damage, tokens, control, leaders. */
export type FieldInstruction =
  /** 3.5.6: an upgrade that is a unit's card becomes that unit again, exhausted. */
  | { readonly do: 'detach'; readonly to: Target }
  | {
      readonly do: 'damage';
      readonly n: Amount;
      readonly to: Target;
      readonly by?: Ref;
      readonly unpreventable?: true;
    }
  | {
      readonly do: 'divide';
      readonly n: Amount;
      readonly among: Filter;
      readonly upTo?: true;
      readonly orNone?: true;
      readonly kind?: 'damage' | 'heal' | TokenUpgrade;
      readonly bases?: true;
      readonly by?: Ref;
    }
  | { readonly do: 'indirect'; readonly n: Amount; readonly who: Who }
  | { readonly do: 'heal'; readonly n: Amount | 'all'; readonly to: Target }
  | { readonly do: 'exhaust'; readonly to: Target }
  | { readonly do: 'ready'; readonly to: Target }
  | { readonly do: 'defeat'; readonly to: Target }
  | {
      readonly do: 'token';
      readonly token: TokenUpgrade;
      readonly n: Amount;
      readonly to: Target;
    }
  /** Another token upgrade of the same kind, for the unit that the first one is attached to. */
  | { readonly do: 'another-token'; readonly of: Ref }
  | {
      readonly do: 'create';
      readonly token: TokenUnit;
      readonly n: Amount;
      readonly who?: Who;
      readonly ready?: true;
    }
  | { readonly do: 'control'; readonly to: Target; readonly who?: Who }
  /** Passes on cards of several players, all at once: to their owners, or each to the left. */
  | { readonly do: 'pass-on'; readonly to: Target; readonly where: 'owner' | 'left' }
  | { readonly do: 'capture'; readonly to: Target; readonly guard: Target | Ref }
  | { readonly do: 'rescue'; readonly to: Target }
  /** 7.5.13: collects the Bounties of a unit, as it was when it was chosen. */
  | { readonly do: 'collect'; readonly of: Ref }
  /** Collects the Bounty whose collection triggered this once more. */
  | { readonly do: 'collect-again' }
  | { readonly do: 'attach'; readonly card: Target; readonly to: Target; readonly control?: true }
  | { readonly do: 'move'; readonly to: Target; readonly arena: Arena }
  | { readonly do: 'force'; readonly who: Who }
  | { readonly do: 'deploy'; readonly as?: 'unit' | 'upgrade'; readonly flipOnly?: true }
  | { readonly do: 'take-initiative'; readonly who: Who }
  | { readonly do: 'use-ability'; readonly of: Target; readonly header: Header }
  | { readonly do: 'extra-action' }
  /** Uses the ability whose use triggered this once more (7.6.17). */
  | { readonly do: 'use-again' }
  /** Flips a leader with two leader sides (3.4). */
  | { readonly do: 'flip' }
  | { readonly do: 'lose-game'; readonly who: Who }
  | {
      readonly do: 'choose-player';
      readonly among: Who;
      readonly as: string;
      /** The number of players; omitted: one. */
      readonly n?: number;
      readonly anyNumber?: true;
    };

/** Instructions about hands, decks, discard piles and resources. */
export type PileInstruction =
  | { readonly do: 'shuffle'; readonly who: Who }
  | { readonly do: 'credit'; readonly n: Amount; readonly who: Who }
  /** 3.7.13: defeats Credit tokens of that player; if `of` means several, of one who has any. */
  | { readonly do: 'defeat-credits'; readonly n: Amount; readonly of: Who; readonly upTo?: true }
  /** 3.7.11: defeats the Force token of that player, which is not using the Force (8.38.4). */
  | { readonly do: 'defeat-force'; readonly of: Who }
  | { readonly do: 'take-credits'; readonly n: Amount; readonly from: Who }
  | { readonly do: 'draw'; readonly n: Amount; readonly who: Who }
  | {
      readonly do: 'discard';
      readonly n: Amount | 'hand';
      readonly who: Who;
      readonly by?: Who;
      readonly cards?: Filter;
      readonly random?: true;
      readonly look?: true;
      readonly upTo?: true;
    }
  | { readonly do: 'mill'; readonly n: Amount; readonly who: Who }
  | {
      readonly do: 'put';
      readonly to: Target;
      readonly where: 'hand' | 'top' | 'bottom' | 'shuffle' | 'discard';
      readonly order?: 'any' | 'random';
    }
  | { readonly do: 'resource'; readonly to: Target; readonly ready?: true; readonly who?: Who }
  | {
      readonly do: 'ready-resources';
      readonly n: Amount;
      readonly who: Who;
      /** The player of the ability chooses how many. */
      readonly upTo?: true;
    }
  | { readonly do: 'exhaust-resources'; readonly n: Amount; readonly who: Who }
  | {
      readonly do: 'pay';
      readonly n: Amount | 'any';
      readonly upTo?: true;
      readonly who?: Who;
    }
  | {
      readonly do: 'search';
      /** The cards are only looked at, which is no search (8.27): as many as possible are taken. */
      readonly look?: true;
      readonly top: Amount | 'all';
      readonly cards: Filter;
      readonly n: Amount;
      readonly upTo?: true;
      readonly reveal?: true;
      readonly then: 'top' | 'draw' | 'play-free' | 'play' | 'discard' | 'resource' | 'remember';
      readonly less?: Amount;
      readonly who?: Who;
      readonly maxTotalCost?: Amount;
      /** The played card enters play ready. */
      readonly ready?: true;
      /** The played card is attached to that unit. */
      readonly onto?: Ref;
    }
  | {
      readonly do: 'look';
      /** `cards`: the cards named by `as`. */
      readonly at: 'hand' | 'top' | 'resource' | 'cards';
      readonly who: Who;
      readonly n?: Amount;
      readonly as?: string;
      readonly reveal?: true;
    }
  | { readonly do: 'reveal'; readonly to: Target }
  | { readonly do: 'reveal-one-by-one'; readonly max: Amount; readonly as: string }
  | { readonly do: 'name' }
  | { readonly do: 'name-trait' }
  | { readonly do: 'number'; readonly as: string; readonly from: number; readonly to: number };
