import type { LastKnown } from '../events/events.js';
import type { Card } from './state.js';
import {
  captivesOf,
  controller,
  countsAsLeader,
  def,
  faceOf,
  isUnit,
  upgradesOn,
  zoneOf,
  type Game,
} from './game.js';
import { KEYWORD_KINDS } from './modifier-kinds.js';

/** The traits of a card in play, where they are not just those that are printed on it. */
function otherTraits(g: Game, c: Card): Pick<LastKnown, 'traits'> {
  if (!g.givesTraits) return {};
  const traits = g.q.traits(g, c);
  const { traitSet } = def(g, c);
  return traits.length === traitSet.size && traits.every((t) => traitSet.has(t)) ? {} : { traits };
}

/** Its keywords, where they are not just those of its print. */
function otherKeywords(g: Game, c: Card): Pick<LastKnown, 'keywords'> {
  // Asked for every unit that is chosen, not only for those that leave: for most nothing gives or takes any.
  if (!g.blanks && g.q.mods(g, c, KEYWORD_KINDS).length === 0) return {};
  const printed = faceOf(g, c).keywords;
  const keywords = g.q.keywords(g, c);
  const gone = Object.keys(printed).length !== keywords.length;
  return gone || keywords.some((k) => !(k in printed)) ? { keywords } : {};
}

/** What is last known of a card: of one that leaves play, or of one that an ability has chosen. */
export function snapshot(g: Game, c: Card): LastKnown {
  const unit = isUnit(g, c);
  return {
    power: unit ? g.q.power(g, c) : 0,
    hp: unit ? g.q.hp(g, c) : 0,
    damage: g.s.damage[c] as number,
    cost: def(g, c).printedCost,
    controller: controller(g, c),
    zone: zoneOf(g, c),
    upgrades: upgradesOn(g, c),
    captives: captivesOf(g, c).length,
    leader: countsAsLeader(g, c),
    ready: g.s.ready[c] === 1,
    ...(g.s.guises?.[c] ? { guise: g.s.guises[c] } : {}),
    ...otherTraits(g, c),
    ...(unit ? otherKeywords(g, c) : {}),
  };
}
