/**
 * Thin words for writing cards: each returns a frozen node of `nodes.ts`. A simple card is one line:
 * `unit('SOR_226', whenDefeated(may(ready(one({ aspect: 'Villainy' })))))`.
 */
import {
  type Ability,
  type Amount,
  type Aspect,
  type Choose,
  type Condition,
  type CostPart,
  type Effect,
  type FactQuery,
  type Filter,
  type Header,
  type Keyword,
  type Modifier,
  type Moment,
  type Pile,
  type Ref,
  type Target,
  type Until,
  type Who,
} from './nodes.js';

function freeze<T>(node: T): T {
  if (node !== null && typeof node === 'object' && !Object.isFrozen(node)) {
    Object.freeze(node);
    for (const v of Object.values(node)) freeze(v);
  }
  return node;
}

// Filters ---------------------------------------------------------------------------------------------------------------------
export const unit = (f: Filter = {}): Filter => ({ type: 'Unit', ...f });
export const friendly = (f: Filter = {}): Filter => ({ type: 'Unit', side: 'friendly', ...f });
export const enemy = (f: Filter = {}): Filter => ({ type: 'Unit', side: 'enemy', ...f });
export const another = (f: Filter = {}): Filter => ({ type: 'Unit', other: true, ...f });
export const anotherFriendly = (f: Filter = {}): Filter => ({
  type: 'Unit',
  side: 'friendly',
  other: true,
  ...f,
});
export const nonLeader = (f: Filter = {}): Filter => ({ type: 'Unit', leader: false, ...f });
export const upgrade = (f: Filter = {}): Filter => ({ type: 'Upgrade', ...f });
export const base = (f: Filter = {}): Filter => ({ type: 'Base', ...f });
export const unitOrBase = (f: Filter = {}): Filter => ({ type: ['Unit', 'Base'], ...f });

// Targets ---------------------------------------------------------------------------------------------------------------------
type ChooseRest = Omit<Choose, 'choose' | 'n'>;
export const one = (f: Filter = unit(), rest: ChooseRest = {}): Target => ({
  choose: f,
  n: 1,
  ...rest,
});
export const upTo = (n: Amount, f: Filter, rest: ChooseRest = {}): Target => ({
  choose: f,
  n,
  upTo: true,
  ...rest,
});
export const some = (n: Amount, f: Filter, rest: ChooseRest = {}): Target => ({
  choose: f,
  n,
  ...rest,
});
export const all = (f: Filter): Target => ({ all: f });
export const to = (ref: Ref): Target => ({ ref });
export const self: Target = freeze({ ref: 'self' });
export const it: Target = freeze({ ref: 'it' });
export const attached: Target = freeze({ ref: 'attached' });
export const defender: Target = freeze({ ref: 'defender' });
export const subject: Target = freeze({ ref: 'subject' });
export const baseOf = (who: Who): Target => ({ baseOf: who });
export const yourBase: Target = freeze({ baseOf: 'you' });
export const topOf = (who: Who, n: Amount = 1): Target => ({ topOf: who, n });
export const both = (...several: Target[]): Target => ({ several });
export const fromPile = (
  pile: Pile,
  f: Filter,
  rest: ChooseRest & { n?: Amount } = {},
): Target => ({ choose: f, n: 1, from: pile, ...rest });

// Instructions ----------------------------------------------------------------------------------------------------------------
/** Not called `then`: a module that exports that name is taken for a promise by whoever imports it dynamically. */
export const inOrder = (...effects: Effect[]): Effect => ({ do: 'seq', effects });
export const may = (effect: Effect): Effect => ({ do: 'may', effect });
export const oneOf = (...modes: Effect[]): Effect => ({ do: 'mode', modes });
export const when = (condition: Condition, effect: Effect, otherwise?: Effect): Effect => ({
  do: 'if',
  when: condition,
  then: effect,
  ...(otherwise ? { else: otherwise } : {}),
});
export const ifYouDo = (first: Effect, second: Effect, otherwise?: Effect): Effect => ({
  do: 'if-do',
  first,
  then: second,
  ...(otherwise ? { else: otherwise } : {}),
});
export const after = (first: Effect, second: Effect): Effect => ({
  do: 'after',
  first,
  then: second,
});
export const damage = (n: Amount, target: Target, by?: Ref): Effect => ({
  do: 'damage',
  n,
  to: target,
  ...(by ? { by } : {}),
});
export const divide = (
  n: Amount,
  among: Filter,
  rest: Omit<Extract<Effect, { do: 'divide' }>, 'do' | 'n' | 'among'> = {},
): Effect => ({ do: 'divide', n, among, ...rest });
export const indirect = (n: Amount, who: Who = 'opponent'): Effect => ({ do: 'indirect', n, who });
export const heal = (n: Amount | 'all', target: Target): Effect => ({ do: 'heal', n, to: target });
export const exhaust = (target: Target): Effect => ({ do: 'exhaust', to: target });
export const ready = (target: Target): Effect => ({ do: 'ready', to: target });
export const defeat = (target: Target): Effect => ({ do: 'defeat', to: target });
export const experience = (n: Amount, target: Target): Effect => ({
  do: 'token',
  token: 'experience',
  n,
  to: target,
});
export const shield = (target: Target, n: Amount = 1): Effect => ({
  do: 'token',
  token: 'shield',
  n,
  to: target,
});
export const create = (
  token: Extract<Effect, { do: 'create' }>['token'],
  n: Amount = 1,
  who: Who = 'you',
): Effect => ({ do: 'create', token, n, who });
export const draw = (n: Amount = 1, who: Who = 'you'): Effect => ({ do: 'draw', n, who });
export const discard = (
  n: Amount | 'hand',
  who: Who,
  rest: Omit<Extract<Effect, { do: 'discard' }>, 'do' | 'n' | 'who'> = {},
): Effect => ({ do: 'discard', n, who, ...rest });
export const mill = (n: Amount, who: Who = 'you'): Effect => ({ do: 'mill', n, who });
export const returnToHand = (target: Target): Effect => ({ do: 'put', to: target, where: 'hand' });
export const put = (
  target: Target,
  where: 'hand' | 'top' | 'bottom' | 'shuffle' | 'discard',
  order?: 'any' | 'random',
): Effect => ({ do: 'put', to: target, where, ...(order ? { order } : {}) });
export const toResource = (target: Target, rest: { ready?: true; who?: Who } = {}): Effect => ({
  do: 'resource',
  to: target,
  ...rest,
});
export const readyResources = (n: Amount, who: Who = 'you'): Effect => ({
  do: 'ready-resources',
  n,
  who,
});
export const exhaustResources = (n: Amount, who: Who): Effect => ({
  do: 'exhaust-resources',
  n,
  who,
});
export const pay = (n: Amount | 'any'): Effect => ({ do: 'pay', n });
export const modify = (target: Target, until: Until, ...mods: Modifier[]): Effect => ({
  do: 'lasting',
  mods,
  to: target,
  until,
});
export const forPhase = (target: Target, ...mods: Modifier[]): Effect =>
  modify(target, 'phase', ...mods);
export const gameRule = (until: Until, ...mods: Modifier[]): Effect => ({
  do: 'lasting',
  mods,
  to: 'game',
  until,
});
export const later = (moment: Moment, effect: Effect, until: Until | 'once' = 'once'): Effect => ({
  do: 'later',
  when: moment,
  effect,
  until,
});
export const attackWith = (
  who: Filter | Ref,
  rest: Omit<Extract<Effect, { do: 'attack' }>, 'do' | 'with'> = {},
): Effect => ({ do: 'attack', with: who, ...rest });
export const play = (
  cards: Filter,
  rest: Omit<Extract<Effect, { do: 'play' }>, 'do' | 'cards'> = {},
): Effect => ({ do: 'play', cards, ...rest });
export const search = (
  top: Amount | 'all',
  cards: Filter,
  rest: Partial<Omit<Extract<Effect, { do: 'search' }>, 'do' | 'top' | 'cards'>> = {},
): Effect => ({ do: 'search', top, cards, n: 1, reveal: true, then: 'draw', ...rest });
export const look = (
  at: 'hand' | 'top' | 'resource',
  who: Who,
  rest: { n?: Amount; as?: string; reveal?: true } = {},
): Effect => ({ do: 'look', at, who, ...rest });
export const reveal = (target: Target): Effect => ({ do: 'reveal', to: target });
/** From the own deck, until the player stops or so many are revealed. */
export const revealOneByOne = (max: Amount, as: string): Effect => ({
  do: 'reveal-one-by-one',
  max,
  as,
});
export const takeControl = (target: Target, who: Who = 'you'): Effect => ({
  do: 'control',
  to: target,
  who,
});
export const capture = (target: Target, guard: Target | Ref = 'self'): Effect => ({
  do: 'capture',
  to: target,
  guard,
});
export const attach = (card: Target, host: Target, rest: { control?: true } = {}): Effect => ({
  do: 'attach',
  card,
  to: host,
  ...rest,
});
export const select = (target: Target, as = 'it'): Effect => ({ do: 'select', to: target, as });
export const note = (n: Amount, as: string): Effect => ({ do: 'note', n, as });
export const nameCard: Effect = freeze({ do: 'name' });
export const chooseNumber = (as: string, from: number, last: number): Effect => ({
  do: 'number',
  as,
  from,
  to: last,
});
export const forPlayers = (who: Who, effect: Effect): Effect => ({
  do: 'for-players',
  who,
  effect,
});
export const forEach = (of: Target, as: string, effect: Effect): Effect => ({
  do: 'for-each',
  of,
  as,
  effect,
});
export const as = (who: Who, effect: Effect): Effect => ({ do: 'as', who, effect });
export const repeat = (n: Amount, effect: Effect): Effect => ({ do: 'repeat', n, effect });
export const theForce: Effect = freeze({ do: 'force', who: 'you' });
export const useTheForce = (effect: Effect): Effect => ({ do: 'use-force', then: effect });
export const disclose = (aspects: readonly Aspect[], effect: Effect): Effect => ({
  do: 'disclose',
  aspects,
  then: effect,
});
export const useAbility = (header: Header, of: Target): Effect => ({
  do: 'use-ability',
  of,
  header,
});
export const deploy: Effect = freeze({ do: 'deploy' });
export const deployAsUpgrade: Effect = freeze({ do: 'deploy', as: 'upgrade' });
export const extraAction: Effect = freeze({ do: 'extra-action' });
/** For everything that fits, as long as the source is in play. */
export const prevail = (over: Filter, ...mods: Modifier[]): Effect => ({
  do: 'prevail',
  mods,
  over,
  until: 'source',
});
export const choosePlayer = (among: Who = 'each', as = 'chosen'): Effect => ({
  do: 'choose-player',
  among,
  as,
});
export const each: Who = freeze({ named: 'each' });

// Modifiers -------------------------------------------------------------------------------------------------------------------
export const stats = (power: Amount, hp: Amount = 0): Modifier => ({ m: 'stats', power, hp });
export const gain = (keyword: Keyword, n?: Amount): Modifier => ({
  m: 'gain',
  keyword,
  ...(n === undefined ? {} : { n }),
});
export const gains = (ability: Ability): Modifier => ({ m: 'gain-ability', ability });
export const lose = (keyword: Keyword): Modifier => ({ m: 'lose', keyword });
export const loseAll: Modifier = freeze({ m: 'lose-all' });
export const cannot = (what: Extract<Modifier, { m: 'cannot' }>['what']): Modifier => ({
  m: 'cannot',
  what,
});
export const can = (what: Extract<Modifier, { m: 'can' }>['what']): Modifier => ({
  m: 'can',
  what,
});
export const strikesFirst: Modifier = freeze({ m: 'strikes', when: 'first' });

// Conditions ------------------------------------------------------------------------------------------------------------------
export const control = (f: Filter, atLeast?: Amount): Condition => ({
  control: f,
  ...(atLeast === undefined ? {} : { atLeast }),
});
export const is = (ref: Ref, a: Filter): Condition => ({ is: ref, a });
export const not = (no: Condition): Condition => ({ no });
export const initiative: Condition = freeze({ initiative: 'you' });
export const happened = (e: Moment['on'], rest: Omit<FactQuery, 'e'> = {}): Condition => ({
  happened: { e, ...rest },
});
export const attackingUnit = (f: Filter = {}): Condition => ({ attacking: true, unit: f });
export const attacking: Condition = freeze({ attacking: true });

// Amounts ---------------------------------------------------------------------------------------------------------------------
export const powerOf = (ref: Ref): Amount => ({ power: ref });
export const costOf = (ref: Ref): Amount => ({ cost: ref });
export const count = (f: Filter): Amount => ({ count: f });
export const num = (name: string): Amount => ({ num: name });

// Abilities -------------------------------------------------------------------------------------------------------------------
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
/** "When this unit completes an attack": it has to survive (13), which "When Attack Ends" does not ask for (7.6.16C). */
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
