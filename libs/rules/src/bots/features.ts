/**
 * The features of a position that are counted for a player; a table of weights turns them into a
 * chance of winning (`winning-chance.ts`).
 */
import { def, type Game, player } from '../kernel/game.js';
import { type Card, type Seat, Zone } from '../kernel/state.js';
import { baseLeft, isShield } from './worth.js';

/**
 * Counted for each player; the chance depends on the differences. `baseLow` and `baseCritical` make
 * the last points of a base worth more than the first; `reach` is the damage that units can do to
 * the other base next round, past Sentinels; `race` compares that with what the base has left.
 */
export const FEATURES = [
  'base',
  'baseLow',
  'baseCritical',
  'units',
  'groundPower',
  'spacePower',
  'unitHp',
  'body',
  'cost',
  'readyPower',
  'readyPowerToAct',
  'sentinels',
  'sentinelHp',
  'raid',
  'restore',
  'overwhelm',
  'saboteur',
  'grit',
  'hidden',
  'shields',
  'upgrades',
  'leaderUnit',
  'leaderToCome',
  'leaderNear',
  'resources',
  'resourcesFirst',
  'resourcesReady',
  'hand',
  'handFirst',
  'credits',
  'force',
  'initiative',
  'toAct',
  'reachShare',
  'lethalNow',
  'lethalToAct',
  'race',
] as const;
export type Feature = (typeof FEATURES)[number];
export type Counted = Record<Feature, number>;

const zeros = Object.fromEntries(FEATURES.map((f) => [f, 0])) as Counted;

/** How much damage a player's units can do to a base, past Sentinels. */
interface Reach {
  ready: number;
  all: number;
}

const hasSentinel = (g: Game, seat: Seat, zone: Zone): boolean =>
  player(g, seat).units.some((u) => g.s.zone[u] === zone && g.q.keyword(g, u, 'sentinel') > 0);

function countUnit(g: Game, c: Card, out: Counted): number {
  const k = (name: Parameters<Game['q']['keyword']>[2]): number => g.q.keyword(g, c, name);
  const d = def(g, c);
  const power = g.q.power(g, c);
  const left = g.q.hp(g, c) - (g.s.damage[c] as number);
  out.units += 1;
  if (g.s.zone[c] === Zone.space) out.spacePower += power;
  else out.groundPower += power;
  out.unitHp += left;
  out.body += Math.sqrt(Math.max(0, power * left));
  out.cost += d.token ? 0 : d.printedCost;
  if (d.type === 'Leader') out.leaderUnit += 1;
  if (k('sentinel') > 0) {
    out.sentinels += 1;
    out.sentinelHp += left;
  }
  const raid = k('raid');
  out.raid += raid;
  out.restore += k('restore');
  if (k('overwhelm') > 0) out.overwhelm += power;
  if (k('saboteur') > 0) out.saboteur += power;
  out.grit += k('grit');
  out.hidden += k('hidden');
  if (g.s.ready[c] === 1) out.readyPower += power + raid;
  return power + raid;
}

function countUnits(g: Game, seat: Seat, foe: Seat, out: Counted): Reach {
  const closed = [hasSentinel(g, foe, Zone.ground), hasSentinel(g, foe, Zone.space)] as const;
  const reach = { ready: 0, all: 0 };
  for (const c of player(g, seat).units) {
    const hit = countUnit(g, c, out);
    const shut = g.s.zone[c] === Zone.space ? closed[1] : closed[0];
    if (shut && g.q.keyword(g, c, 'saboteur') === 0) continue;
    reach.all += hit;
    if (g.s.ready[c] === 1) reach.ready += hit;
  }
  for (const u of g.s.upgrades)
    if (g.s.controller[g.s.host[u] as Card] === seat) {
      if (isShield(g, u)) out.shields += 1;
      else out.upgrades += def(g, u).token ? 1 : def(g, u).printedCost;
    }
  return reach;
}

function countCards(g: Game, seat: Seat, out: Counted): void {
  const p = player(g, seat);
  const n = p.resources.length;
  out.resources = n;
  out.resourcesFirst = Math.min(n, 6);
  for (const r of p.resources) out.resourcesReady += g.s.ready[r] as number;
  out.hand = p.hand.length;
  out.handFirst = Math.min(2, p.hand.length);
  out.credits = p.credits;
  out.force = p.force ? 1 : 0;
  for (const l of p.leaders)
    if (g.s.deployed[l] !== 1 && g.s.epic[l] !== 1) {
      out.leaderToCome += 1;
      out.leaderNear += Math.max(0, 3 - Math.max(0, def(g, l).printedCost - n));
    }
}

/** All features of `seat` against `foe`. Uses nobody's hidden cards. */
export function countFeatures(g: Game, seat: Seat, foe: Seat): Counted {
  const out = { ...zeros };
  const { s } = g;
  const [p, q] = [player(g, seat), player(g, foe)];
  const [left, theirs] = [baseLeft(g, seat), baseLeft(g, foe)];
  out.base = left;
  out.baseLow = 1 - Math.exp(-left / 8);
  out.baseCritical = 1 - Math.exp(-left / 3);
  const reach = countUnits(g, seat, foe, out);
  countCards(g, seat, out);
  const done = s.initiativeTaken && s.initiative === seat && p.passed;
  const alone = s.initiativeTaken && s.initiative === foe && q.passed;
  const acts = s.active === seat && !done;
  if (done) {
    out.readyPower = 0;
    out.resourcesReady = 0;
    reach.ready = 0;
  }
  if (p.hand.length === 0) out.resourcesReady = Math.min(out.resourcesReady, 1);
  if (acts) out.readyPowerToAct = out.readyPower;
  out.initiative = s.initiative === seat ? 1 : 0;
  out.toAct = acts ? 1 : 0;
  out.reachShare = Math.min(1.3, reach.all / Math.max(1, theirs));
  out.lethalNow = reach.ready >= theirs ? 1 : 0;
  out.lethalToAct = acts || alone ? out.lethalNow : 0;
  out.race = Math.log((reach.all + 3) / (Math.max(0, theirs) + 1));
  return out;
}
