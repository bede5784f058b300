/** 8.20 Play restrictions, 6.2.2, 3.6.3 attach restrictions, 8.18 named cards: what may be played at all. */
import type { Filter } from '../../effects/nodes.js';
import type { PlayMode } from '../../kernel/frames.js';
import { NO_KEYWORDS } from '../../kernel/definition.js';
import { allUnits, def, type Game, living, player, viewpoint } from '../../kernel/game.js';
import type { Lasting } from '../../kernel/lasting.js';
import { type Card, type Seat, Zone } from '../../kernel/state.js';
import type { RuleId } from '../../manifest/rule-id.js';
import {
  additionalCosts,
  costOf,
  hasTwoSmuggles,
  hostMatters,
  PLAIN,
  plainCost,
  promisedExploit,
  purse,
  smuggleTerms,
  type Terms,
  type Way,
  wayOf,
} from '../01-concepts/08-cost.js';
import { board, playerCannot } from '../07-abilities/03-constant-abilities.js';
import { payable } from '../06-sequences/paying.js';
import { goesOnBase, mayBear } from '../03-types/06-upgrades.js';
import { fewestOfferings } from '../06-sequences/giving-up.js';
import { canExploit } from '../07-abilities/exploit.js';
import { frontOf } from '../07-abilities/losing.js';

/** 3.6.3A: the units (with Fortify: bases) that the card may be attached to now. */
export function hosts(g: Game, seat: Seat, c: Card, as: PlayMode): Card[] {
  const bearing = { card: c, seat, pilot: as === 'pilot' || as === 'smuggle-pilot' };
  return possibleHosts(g, c).filter((h) => mayBear(g, h, bearing));
}

function possibleHosts(g: Game, c: Card): Card[] {
  const out = allUnits(g);
  if (goesOnBase(g, c)) for (const seat of living(g)) out.push(player(g, seat).base);
  return out;
}

/** Whether there is at least one. */
function hasHost(g: Game, seat: Seat, c: Card, as: PlayMode): boolean {
  const bearing = { card: c, seat, pilot: as === 'pilot' || as === 'smuggle-pilot' };
  return possibleHosts(g, c).some((h) => mayBear(g, h, bearing));
}

const forbidsNamed = (g: Game, c: Card): boolean =>
  def(g, c).front.others.some((x) => x.a === 'ban-named');

/**
 * 8.18.1, 8.20.3: the card in play that names this one and forbids an opponent to play it. Naming
 * has a lasting effect (7.7.3B), so it does not matter who controls that card now or which
 * abilities it has lost since.
 */
function namedBy(g: Game, seat: Seat, c: Card): Card | undefined {
  const { name } = def(g, c);
  return g.s.named.find(
    ([by, copy, named, who]) =>
      who !== seat && named === name && g.s.copy[by] === copy && forbidsNamed(g, by),
  )?.[0];
}

/** A prohibition: the card that causes it, and the rule. */
export interface Ban {
  readonly source: Card;
  readonly named: boolean;
  readonly rule: RuleId;
}

/** 6.2.2A: what forbids this player to play this card, whatever it costs; null if nothing does. */
export function banOn(g: Game, seat: Seat, c: Card): Ban | null {
  const by = g.s.named.length > 0 ? namedBy(g, seat, c) : undefined;
  if (by !== undefined) return { source: by, named: true, rule: '8.18.1' };
  const events = def(g, c).type === 'Event' ? playerCannot(g, seat, 'play-events') : null;
  if (events !== null) return { source: events, named: false, rule: '8.20.1' };
  for (const x of frontOf(g, c).others)
    if (x.a === 'play-only' && !g.q.holds(g, x.when, viewpoint(g, c, seat)))
      return { source: c, named: false, rule: '8.20.1' };
  const banned = g.s.lasting.find((l) =>
    l.mods.some((m) => m.m === 'banned' && m.name === def(g, c).name),
  );
  if (banned) return { source: banned.source, named: true, rule: '8.18.1' };
  return null;
}

/** Whether every part of its cost other than resources can be paid (1.8.8). */
function extrasPayable(g: Game, way: Way): boolean {
  for (const { cost } of additionalCosts(g, way)) if (!payable(g, way, cost)) return false;
  return true;
}

/** 1.8.10: a cost that may replace the cost in resources. */
export function alternative(g: Game, seat: Seat, c: Card): Filter | null {
  for (const x of frontOf(g, c).others) {
    if (x.a === 'own-cost' && x.instead && 'discard' in x.instead) {
      const wanted = x.instead.discard;
      if (
        player(g, seat).hand.some(
          (h) => h !== c && g.q.matches(g, h, wanted, viewpoint(g, c, seat)),
        )
      )
        return wanted;
    }
  }
  return null;
}

/** 7.5.16: how many friendly units could be defeated to pay. */
export function exploitable(g: Game, way: Way, terms: Terms = PLAIN): number {
  const { keywords } = frontOf(g, way.card);
  const printed = keywords === NO_KEYWORDS ? 0 : (keywords.exploit ?? 0);
  const x = printed + (terms.exploit ?? 0) + promisedExploit(g, way);
  return x === 0 ? 0 : Math.min(x, player(g, way.seat).units.length);
}

/** The permission of a lasting effect for this player to play the card from where it is. */
export function playPermit(g: Game, seat: Seat, c: Card): Lasting['permit'] {
  return g.s.lasting.find(
    (l) => l.permit && l.seat === seat && l.card === c && l.copy === g.s.copy[c],
  )?.permit;
}

const cheapestHost = (g: Game, way: Way, terms: Terms): number =>
  Math.min(
    ...hosts(g, way.seat, way.card, way.as).map((h) => costOf(g, { ...way, onto: [h] }, terms)),
  );

export function canPlay(g: Game, way: Way, terms: Terms = PLAIN): boolean {
  const { seat, card: c, as } = way;
  if (as === 'smuggle' && way.smuggle === undefined && hasTwoSmuggles(g, seat, c)) {
    return (
      canPlay(g, { ...way, smuggle: 'printed' }, terms) ||
      canPlay(g, { ...way, smuggle: 'gained' }, terms)
    );
  }
  const attaches = as === 'pilot' || as === 'smuggle-pilot' || def(g, c).type === 'Upgrade';
  const cost = attaches && hostMatters(g, c) ? cheapestHost(g, way, terms) : costOf(g, way, terms);
  if (cost > purse(g, seat) && (as === 'smuggle' || alternative(g, seat, c) === null)) {
    const most = fewestOfferings(g, way, terms) === null ? exploitable(g, way, terms) : null;
    if (most !== null && (most === 0 || !canExploit(g, way, terms, most))) return false;
  }
  if (banOn(g, seat, c) !== null || !extrasPayable(g, way)) return false;
  return !attaches || hasHost(g, seat, c, as);
}

/** Whether resources alone decide if the card can be played, which is the usual case. */
const isPlain = (g: Game, c: Card, as: PlayMode): boolean =>
  (as === 'unit' || as === 'event') &&
  def(g, c).isPlainToPlay &&
  !board(g).aboutPlaying &&
  g.s.named.length === 0;

/** Whether the player can play the card in this mode and pay its cost. */
export const playableAs = (g: Game, seat: Seat, card: Card, as: PlayMode): boolean =>
  isPlain(g, card, as)
    ? plainCost(g, seat, card) <= purse(g, seat)
    : canPlay(g, wayOf(seat, card, as));

/** Whether there is any way to play the card now from where it is and pay its cost. */
export const playable = (g: Game, seat: Seat, card: Card): boolean =>
  modes(g, seat, card).some((as) => playableAs(g, seat, card, as));

/** The ways to play a card by the zone it is in (6.2.1A). */
const WAYS = {
  unit: ['unit'],
  pilot: ['unit', 'pilot'],
  upgrade: ['upgrade'],
  event: ['event'],
  smuggle: ['smuggle'],
  none: [],
} as const satisfies Record<string, readonly PlayMode[]>;

export function modes(g: Game, seat: Seat, c: Card): readonly PlayMode[] {
  const d = def(g, c);
  if (g.s.zone[c] === Zone.resource) {
    return smuggleTerms(g, seat, c) ? WAYS.smuggle : WAYS.none;
  }
  if (d.type === 'Unit') return frontOf(g, c).piloting ? WAYS.pilot : WAYS.unit;
  if (d.type === 'Upgrade') return WAYS.upgrade;
  return d.type === 'Event' ? WAYS.event : WAYS.none;
}
