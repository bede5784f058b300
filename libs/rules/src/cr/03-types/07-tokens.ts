/** 3.7 Tokens: created, never played; set aside when they leave play. */
import type { TokenName, TokenUnit, TokenUpgrade } from '../../effects/nodes.js';
import { controller, type Game, isUnit, touch } from '../../kernel/game.js';
import { type Card, NO_CARD, type Seat } from '../../kernel/state.js';
import { addRow, toArena, toHost } from '../04-zones/09-in-play-and-out.js';
import { isReadied } from '../01-concepts/05-cards.js';
import { emit } from '../07-abilities/06-triggered-abilities.js';

const TOKEN_ID: Record<TokenName, string> = {
  shield: 'TOKEN_SHIELD',
  experience: 'TOKEN_EXPERIENCE',
  advantage: 'TOKEN_ADVANTAGE',
  weakness: 'TOKEN_WEAKNESS',
  'battle-droid': 'TOKEN_BATTLE_DROID',
  'clone-trooper': 'TOKEN_CLONE_TROOPER',
  'tie-fighter': 'TOKEN_TIE_FIGHTER',
  'x-wing': 'TOKEN_XWING',
  spy: 'TOKEN_SPY',
  mandalorian: 'TOKEN_MANDALORIAN',
  beast: 'TOKEN_BEAST',
};

const UPGRADES = [
  'shield',
  'experience',
  'advantage',
  'weakness',
] as const satisfies TokenUpgrade[];

/** Which token upgrade a card is, if it is one. */
export const tokenUpgradeOf = (g: Game, c: Card): TokenUpgrade | undefined =>
  UPGRADES.find((token) => TOKEN_ID[token] === g.s.id[c]);

/**
 * 1.5.2F: the controller of the unit controls and owns its token upgrades, whoever created them
 * (`by`). Returns the token, or NO_CARD if there is no unit to attach it to.
 */
export function giveToken(g: Game, token: TokenUpgrade, unit: Card, by: Seat): Card {
  if (!isUnit(g, unit)) return NO_CARD;
  const seat = controller(g, unit);
  const c = addRow(g, TOKEN_ID[token], seat);
  toHost(g, c, unit, seat);
  touch(g);
  emit(g, { e: 'created', seat: by, card: c, id: TOKEN_ID[token] });
  emit(g, { e: 'attached', card: c, to: unit, seat });
  return c;
}

export function createUnit(g: Game, token: TokenUnit, seat: Seat, ready: boolean): Card {
  const c = addRow(g, TOKEN_ID[token], seat);
  toArena(g, c, seat, ready);
  if (isReadied(g, c, 'created')) g.s.ready[c] = 1;
  emit(g, { e: 'created', seat, card: c, id: TOKEN_ID[token] });
  emit(g, { e: 'entered', seat, card: c, how: 'created' });
  return c;
}
