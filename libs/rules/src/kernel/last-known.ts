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

/** The traits of a card in play, if they differ from the printed ones. */
function otherTraits(g: Game, c: Card): Pick<LastKnown, 'traits'> {
  if (!g.givesTraits) return {};
  const traits = g.q.traits(g, c);
  const { traitSet } = def(g, c);
  return traits.length === traitSet.size && traits.every((t) => traitSet.has(t)) ? {} : { traits };
}

/** The keywords of a card, if they differ from the printed ones. */
function otherKeywords(g: Game, c: Card): Pick<LastKnown, 'keywords'> {
  // A shortcut, because this runs for every chosen unit, not only for those that leave: usually
  // nothing gives or takes keywords.
  if (!g.blanks && g.q.mods(g, c, KEYWORD_KINDS).length === 0) return {};
  const printed = faceOf(g, c).keywords;
  const keywords = g.q.keywords(g, c);
  const gone = Object.keys(printed).length !== keywords.length;
  return gone || keywords.some((k) => !(k in printed)) ? { keywords } : {};
}

/** The last known information of a card that leaves play, or that an ability has chosen. */
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
