/** Builders of instructions. */
import type {
  Amount,
  Aspect,
  Condition,
  Effect,
  Filter,
  Header,
  Modifier,
  Moment,
  Ref,
  Target,
  Until,
  Who,
} from '../nodes.js';
import { freeze } from './freeze.js';

/**
 * Not called `then`: a module with an export of that name is treated as a promise when it is
 * imported dynamically.
 */
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
export const advantage = (n: Amount, target: Target): Effect => ({
  do: 'token',
  token: 'advantage',
  n,
  to: target,
});
export const weakness = (n: Amount, target: Target): Effect => ({
  do: 'token',
  token: 'weakness',
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
export const readyUpTo = (n: Amount): Effect => ({
  do: 'ready-resources',
  n,
  who: 'you',
  upTo: true,
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
/**
 * Reveals cards of the player's own deck one by one, until the player stops or the maximum is
 * reached.
 */
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
/**
 * Passes cards on, all at once: each to its owner, or to the player to the left of the one who has
 * it.
 */
export const passOn = (target: Target, where: 'owner' | 'left'): Effect => ({
  do: 'pass-on',
  to: target,
  where,
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
export const nameTrait: Effect = freeze({ do: 'name-trait' });
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
export const anyNumberOfTimes = (effect: Effect): Effect => ({ do: 'any-times', effect });
export const repeat = (n: Amount, effect: Effect): Effect => ({ do: 'repeat', n, effect });
export const theForce: Effect = freeze({ do: 'force', who: 'you' });
/** Without "may": a player who has the Force uses it. */
export const mustUseTheForce = (effect: Effect): Effect => ({
  do: 'use-force',
  then: effect,
  must: true,
});
/** For effects in which only it matters whether the Force is used. */
export const usesTheForce: Effect = freeze({ do: 'use-force', then: { do: 'nothing' } });
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
export const useAgain: Effect = freeze({ do: 'use-again' });
export const flip: Effect = freeze({ do: 'flip' });
export const extraAction: Effect = freeze({ do: 'extra-action' });
/** Affects everything that matches, as long as the source is in play. */
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
