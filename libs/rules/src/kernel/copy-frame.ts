/**
 * Copies frames, the frequent kinds field by field. Spreading an object whose fields have changed
 * since it was made is slow in Node 20 and gives each copy a hidden class of its own, which slows
 * down the code that reads it.
 */
import type {
  AbilityFrame,
  ActionPhaseFrame,
  AttackFrame,
  EffectFrame,
  Every,
  Frame,
  Scope,
} from './frames.js';

/** For objects to which keys are added later; `Object.assign` is faster for these. */
const copyOf = <T extends object>(x: T): T => Object.assign({}, x);

export const copyScope = (s: Scope): Every<Scope> => ({
  you: s.you,
  source: s.source,
  sourceCopy: s.sourceCopy,
  refs: copyOf(s.refs),
  seats: copyOf(s.seats),
  nums: copyOf(s.nums),
  known: copyOf(s.known),
  did: s.did,
  again: s.again,
  past: s.past,
});

const copyActionPhase = (f: ActionPhaseFrame): Every<ActionPhaseFrame> => ({
  k: f.k,
  step: f.step,
  passes: f.passes,
  extra: f.extra,
  acts: f.acts,
  answer: f.answer,
});

const copyAbility = (f: AbilityFrame): Every<AbilityFrame> => ({
  k: f.k,
  scope: copyScope(f.scope),
  effect: f.effect,
  step: f.step,
  limit: f.limit,
  mark: f.mark,
  nested: f.nested,
  delayed: f.delayed,
  used: f.used,
  answer: f.answer,
});

const copyEffect = (f: EffectFrame): Every<EffectFrame> => ({
  k: f.k,
  effect: f.effect,
  home: f.home,
  step: f.step,
  optional: f.optional,
  i: f.i,
  cards: f.cards,
  seats: f.seats,
  found: f.found,
  dealt: f.dealt,
  doubles: f.doubles,
  added: f.added,
  answer: f.answer,
});

const copyAttack = (f: AttackFrame): Every<AttackFrame> => ({
  k: f.k,
  step: f.step,
  seat: f.seat,
  attacker: f.attacker,
  mark: f.mark,
  since: f.since,
  only: f.only,
  mods: f.mods,
  bonuses: f.bonuses,
  targets: f.targets,
  ontoBase: f.ontoBase,
  defender: f.defender,
  via: f.via,
  others: f.others,
  answer: f.answer,
});

export function copyFrame(f: Frame): Frame {
  switch (f.k) {
    case 'action-phase':
      return copyActionPhase(f);
    case 'ability':
      return copyAbility(f);
    case 'effect':
      return copyEffect(f);
    case 'attack':
      return copyAttack(f);
    default:
      return { ...f };
  }
}
