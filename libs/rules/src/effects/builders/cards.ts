/** Builders that select cards, count them and check conditions. */
import type {
  Amount,
  Choose,
  Condition,
  FactQuery,
  Filter,
  Moment,
  Pile,
  Ref,
  Target,
  UpperBound,
  Who,
} from '../nodes.js';
import { freeze } from './freeze.js';

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

export const control = (f: Filter, atLeast?: Amount): Condition => ({
  control: f,
  ...(atLeast === undefined ? {} : { atLeast }),
});
export const is = (ref: Ref, a: Filter): Condition => ({ is: ref, a });
export const not = (no: Condition): Condition => ({ no });
export const initiative: Condition = freeze({ initiative: 'you' });
export const hasHappened = (e: Moment['on'], rest: Omit<FactQuery, 'e'> = {}): Condition => ({
  happened: { e, ...rest },
});
export const attackingUnit = (f: Filter = {}): Condition => ({ attacking: true, unit: f });
export const attacking: Condition = freeze({ attacking: true });

export const powerOf = (ref: Ref): UpperBound => ({ power: ref });
export const costOf = (ref: Ref): UpperBound => ({ cost: ref });
export const count = (f: Filter): UpperBound => ({ count: f });
export const num = (name: string): UpperBound => ({ num: name });
