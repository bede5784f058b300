/** Builders of abilities. */
import type {
  Ability,
  Aspect,
  Condition,
  CostPart,
  Effect,
  Filter,
  Keyword,
  Modifier,
  Moment,
} from '../nodes.js';
import { freeze } from './freeze.js';
import { deploy, deployAsUpgrade, oneOf } from './instructions.js';

type When = Extract<Ability, { a: 'when' }>;
const whenever = (
  moments: readonly Moment[],
  effects: readonly Effect[],
  once?: When['once'],
): Ability =>
  freeze({
    a: 'when',
    moments,
    effect: effects.length === 1 ? (effects[0] as Effect) : { do: 'seq', effects },
    ...(once ? { once } : {}),
  });
export const whenPlayed = (...e: Effect[]): Ability => whenever([{ on: 'played', self: true }], e);
export const whenPlayedUsing = (via: 'smuggle' | 'plot', ...e: Effect[]): Ability =>
  whenever([{ on: 'played', self: true, via }], e);
export const whenDefeated = (...e: Effect[]): Ability =>
  whenever([{ on: 'defeated', self: true }], e);
export const onAttack = (...e: Effect[]): Ability =>
  whenever([{ on: 'attack-declared', self: true }], e);
export const onDefense = (...e: Effect[]): Ability =>
  whenever([{ on: 'attack-declared', self: true, role: 'defender' }], e);
export const whenAttackEnds = (...e: Effect[]): Ability =>
  whenever([{ on: 'attack-ended', self: true }], e);
/**
 * "When this unit completes an attack": the unit has to survive (13), which "When Attack Ends" does
 * not require (7.6.16C).
 */
export const whenAttackCompleted = (...e: Effect[]): Ability =>
  whenever([{ on: 'attack-ended', self: true, survived: true }], e);
export const whenDeployed = (...e: Effect[]): Ability =>
  whenever([{ on: 'deployed', self: true }], e);
export const whenPlayedOrOnAttack = (...e: Effect[]): Ability =>
  whenever(
    [
      { on: 'played', self: true },
      { on: 'attack-declared', self: true },
    ],
    e,
  );
export const whenPlayedOrDefeated = (...e: Effect[]): Ability =>
  whenever(
    [
      { on: 'played', self: true },
      { on: 'defeated', self: true },
    ],
    e,
  );
/** "When this unit attacks and defeats a unit" (8.2). */
export const whenAttackDefeats = (...e: Effect[]): Ability =>
  whenever([{ on: 'attack-ended', self: true, defeatedDefender: true }], e);
export const on = (moment: Moment, ...e: Effect[]): Ability => whenever([moment], e);
export const oncePerRound = (ability: Ability): Ability =>
  freeze({ ...(ability as When), once: 'round' as const });
export const action = (cost: readonly CostPart[], ...e: Effect[]): Ability =>
  freeze({
    a: 'action',
    cost,
    effect: e.length === 1 ? (e[0] as Effect) : { do: 'seq', effects: e },
  });
export const epicAction = (needs: Condition | undefined, ...e: Effect[]): Ability =>
  freeze({
    a: 'action',
    cost: [],
    epic: true,
    effect: e.length === 1 ? (e[0] as Effect) : { do: 'seq', effects: e },
    ...(needs ? { needs } : {}),
  });
/** A leader with Pilot deploys as a unit or as an upgrade (3.4.4A). */
export const deployOrPilotWith = (resources: number): Ability =>
  epicAction({ atLeast: [{ resources: 'you' }, resources] }, oneOf(deploy, deployAsUpgrade));
/** A leader's usual epic action: with that many resources, deploy (3.4.4). */
export const deployWith = (resources: number): Ability =>
  epicAction({ atLeast: [{ resources: 'you' }, resources] }, deploy);
export const constant = (
  to: Extract<Ability, { a: 'constant' }>['on'],
  ...mods: Modifier[]
): Ability => freeze({ a: 'constant', on: to, mods });
export const whileTrue = (
  condition: Condition,
  to: Extract<Ability, { a: 'constant' }>['on'],
  ...mods: Modifier[]
): Ability => freeze({ a: 'constant', on: to, mods, while: condition });
export const attachTo = (f: Filter): Ability => freeze({ a: 'attach', to: f });
export const attachedGains = (...mods: Modifier[]): Ability =>
  freeze({ a: 'constant', on: 'attached', mods });
/** What a card with Fortify gives to the base that it is attached to. */
export const attachedBaseGains = (...mods: Modifier[]): Ability =>
  freeze({ a: 'constant', on: 'attached', mods, bases: true });
export const event = (...e: Effect[]): Ability =>
  freeze({ a: 'event', effect: e.length === 1 ? (e[0] as Effect) : { do: 'seq', effects: e } });
export const ownCost = (change: Omit<Extract<Ability, { a: 'own-cost' }>, 'a'>): Ability =>
  freeze({ a: 'own-cost', ...change });
export const costs = (
  change: Extract<Ability, { a: 'cost' }>['change'],
  condition?: Condition,
): Ability => freeze({ a: 'cost', change, ...(condition ? { while: condition } : {}) });

const word =
  (keyword: Keyword) =>
  (n?: number): Ability =>
    freeze({ a: 'keyword', keyword, ...(n === undefined ? {} : { n }) });
export const sentinel: Ability = word('sentinel')();
export const ambush: Ability = word('ambush')();
export const shielded: Ability = word('shielded')();
export const overwhelm: Ability = word('overwhelm')();
export const saboteur: Ability = word('saboteur')();
export const grit: Ability = word('grit')();
export const hidden: Ability = word('hidden')();
export const plot: Ability = word('plot')();
export const support: Ability = word('support')();
export const fortify: Ability = word('fortify')();
export const raid = (n: number): Ability => word('raid')(n);
export const restore = (n: number): Ability => word('restore')(n);
export const exploit = (n: number): Ability => word('exploit')(n);
export const bounty = (...e: Effect[]): Ability =>
  freeze({
    a: 'keyword',
    keyword: 'bounty',
    effect: e.length === 1 ? (e[0] as Effect) : { do: 'seq', effects: e },
  });
export const coordinate = (ability: Ability): Ability =>
  freeze({ a: 'keyword', keyword: 'coordinate', ability });
export const smuggle = (cost: number, ...aspects: Aspect[]): Ability =>
  freeze({ a: 'keyword', keyword: 'smuggle', cost, aspects });
export const piloting = (cost: number, ...aspects: Aspect[]): Ability =>
  freeze({ a: 'keyword', keyword: 'piloting', cost, aspects });
