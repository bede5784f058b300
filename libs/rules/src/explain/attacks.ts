/** 6.3.0B and 6.3.2: why a unit cannot attack, or cannot attack that target. */
import { compelledUnit } from '../cr/05-structure/04-action-phase.js';
import {
  attackTargets,
  canAttack,
  inReach,
  isHidden,
  isSentinel,
  mustAttackBase,
  sparer,
} from '../cr/06-sequences/03-attack-with-a-unit.js';
import { forbidder } from '../cr/07-abilities/03-constant-abilities.js';
import type { AttackFrame } from '../kernel/frames.js';
import { controller, type Game, isBase, isUnit, player, top } from '../kernel/game.js';
import type { Card, Seat } from '../kernel/state.js';
import { because, type Reason } from './reasons.js';

/** What the attack that is being declared is limited to. */
const only = (g: Game): AttackFrame['only'] => {
  const f = g.s.frames.length > 0 ? top(g) : undefined;
  return f?.k === 'attack' ? f.only : 'any';
};

export function whyNotAttack(g: Game, seat: Seat, c: Card): Reason[] {
  if (!isUnit(g, c)) return [because('not-a-unit', '6.3.0B')];
  if (controller(g, c) !== seat) return [because('not-yours', '6.3.0B')];
  const bound = compelledUnit(g, seat);
  if (bound !== undefined && bound !== c && canAttack(g, bound, false))
    return [because('must-attack-with', '8.17.1', { source: bound })];
  if (canAttack(g, c, false)) return [];
  if (g.s.ready[c] !== 1) return [because('exhausted', '6.3.2A')];
  const by = forbidder(g, c, 'attack');
  if (by !== null) return [because('cannot-attack', '8.4.1', { source: by })];
  return [because('nothing-to-attack', '6.3.2')];
}

const sentinelsAgainst = (g: Game, attacker: Card, foe: Seat): Card[] =>
  g.q.keyword(g, attacker, 'saboteur') > 0
    ? []
    : player(g, foe).units.filter((u) => g.s.zone[u] === g.s.zone[attacker] && isSentinel(g, u));

/** Restrictions of the attack by the attacker's own modifiers and by the modified action. */
function attackRestrictions(g: Game, attacker: Card, base: boolean): Reason[] {
  const out: Reason[] = [];
  const what = base ? 'attack-bases' : 'attack-units';
  const by = forbidder(g, attacker, what);
  if (by !== null)
    out.push(
      because(base ? 'cannot-attack-bases' : 'cannot-attack-units', '8.4.1', { source: by }),
    );
  const meant = only(g);
  if (base && meant === 'units') out.push(because('units-only', '6.3.1'));
  if (!base && meant === 'bases') out.push(because('bases-only', '6.3.1'));
  if (!base && mustAttackBase(g, attacker)) out.push(because('must-attack-base', '8.17.1'));
  return out;
}

export function whyNotAttacked(g: Game, seat: Seat, attacker: Card, target: Card): Reason[] {
  if (attackTargets(g, attacker, only(g)).includes(target)) return [];
  const base = isBase(g, target);
  if (!base && !isUnit(g, target)) return [because('not-a-unit', '6.3.0B')];
  const foe = controller(g, target);
  if (foe === seat) return [because('own-card', '6.3.0B')];
  const spared = sparer(g, attacker, foe);
  if (spared !== null) return [because('cannot-attack', '8.4.1', { source: spared })];
  const out: Reason[] = [];
  if (!base && !inReach(g, attacker, target)) out.push(because('other-arena', '6.3.2A'));
  const [sentinel] = sentinelsAgainst(g, attacker, foe);
  if (sentinel !== undefined && (base || !isSentinel(g, target)))
    out.push(because('guarded', '7.5.5A', { source: sentinel }));
  if (!base && isHidden(g, target)) out.push(because('hidden', '7.5.18A'));
  const by = base ? null : forbidder(g, target, 'be-attacked');
  if (by !== null) out.push(because('cannot-be-attacked', '8.4.1', { source: by }));
  out.push(...attackRestrictions(g, attacker, base));
  return out.length > 0 ? out : [because('not-offered', '6.3.2')];
}
