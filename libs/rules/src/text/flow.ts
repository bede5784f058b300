/** Order, choice and condition in words. */
import type { Effect, Target, Who } from '../effects/nodes.js';
import { grammarOf, type Language, list, type Phrase, say } from './language.js';
import { oneInstruction } from './arena-choice.js';
import { choiceOfOne, dealtOneByOne } from './one-of-several.js';
import { givenText } from './field.js';
import { exceptionText } from './instead.js';
import { predicate } from './modifiers.js';
import { laterMoment } from './moments.js';
import {
  amount,
  condition,
  countedNounIn,
  forEach,
  isThere,
  target,
  withoutOwner,
} from './nouns.js';
import { does, type Of, type Rows, type Tell, UNTIL } from './tell.js';
import { usedAtOnce, withUpTo } from './selections.js';
import { voice, waits } from './verbs.js';
import { THAT_PLAYER, who } from './words.js';

const conditional = (l: Language, text: string): boolean =>
  text.includes(';') || grammarOf(l).conditional.test(text);

/** "Attack with 2 units": one after the other, each with another. */
function attacksTwice(l: Language, e: Effect, next: Effect): string | null {
  if (e.do !== 'attack' || next.do !== 'attack') return null;
  if (typeof e.with === 'string' || typeof next.with === 'string') return null;
  const { not, ...whom } = next.with;
  const plain = [e, next].every((x) => Object.keys(x).every((k) => PLAIN.has(k)));
  return plain && not !== undefined && JSON.stringify(whom) === JSON.stringify(e.with)
    ? say(l, '@attack@ with {x}', { x: countedNounIn(l, '2', withoutOwner(e.with)) })
    : null;
}
/** The fields of an attack that needs no further words. */
const PLAIN: ReadonlySet<string> = new Set(['do', 'with', 'as']);

/** The clauses of several instructions in order, without empty ones. */
function clauses(l: Language, all: readonly Effect[], tell: Tell): string[] {
  const effects = withUpTo(all);
  const said: string[] = [];
  for (let i = 0; i < effects.length; i++) {
    const [e, next] = [effects[i] as Effect, effects[i + 1]];
    const inTurn = dealtOneByOne(l, effects.slice(i));
    if (inTurn) {
      said.push(inTurn.said);
      i += inTurn.used - 1;
      continue;
    }
    const both = next && usedAtOnce(l, e, next, tell);
    said.push(both ?? tell.effect(l, e));
    if (both) i++;
  }
  return said.filter((x) => x !== '');
}

export function nestedText(l: Language, e: Effect, tell: Tell): string {
  if (e.do !== 'seq') return tell.effect(l, e);
  const parts = clauses(l, e.effects, tell);
  return parts.some((part) => conditional(l, part)) ? parts.join('; ') : list(l, parts);
}

/** The player who decides; for a payment, the player who pays. */
const decider = (e: Of<'may'>): Who =>
  e.who ?? (e.effect.do === 'pay' ? e.effect.who : undefined) ?? 'you';

/** The instruction worded for the deciding player, whose own things are "theirs". */
function askedText(l: Language, e: Of<'may'>, tell: Tell): string {
  const { effect } = e;
  if (effect.do === 'play') return tell.nested(l, mustPlay(effect));
  if (!('who' in effect) || JSON.stringify(effect.who) !== JSON.stringify(e.who))
    return tell.nested(l, effect);
  return grammarOf(l).theirs(tell.nested(l, { ...effect, who: 'you' } as Effect));
}

const mustPlay = ({ optional: _, ...e }: Of<'play'>): Of<'play'> => e;

function mayDo(l: Language, e: Of<'may'>, tell: Tell): string {
  const w = decider(e);
  const may = w === 'you' ? say(l, 'you may') : say(l, '{w} may', { w: who(l, w) });
  const text = askedText(l, e, tell);
  const [first, ...rest] = text.split('; ');
  const clause = first as string;
  const given = e.effect.do === 'lasting' ? givenText(l, e.effect) : null;
  if (given !== null) return `${may} ${voice(l, 'may', given)}`;
  if (conditional(l, clause) || !waits(clause))
    return `${may} ${say(l, 'have this happen: {x}', { x: text })}`;
  return [`${may} ${voice(l, 'may', clause)}`, ...rest].join('; ');
}

/** Whether another player decides if it is done at all. */
const doneByAnother = (e: Effect): boolean =>
  (e.do === 'may' && decider(e) !== 'you') ||
  (e.do === 'control' && (e.who ?? 'you') !== 'you') ||
  (e.do === 'as' && e.effect.do === 'may');

/**
 * "Exhaust it unless its controller pays 2 resources"; for the reader, "either pay 1 resource or
 * exhaust it".
 */
function unlessDone(
  l: Language,
  { first, then, else: other }: Of<'if-do'>,
  tell: Tell,
): string | null {
  if (then.do !== 'nothing' || !other || first.do !== 'may') return null;
  const w = decider(first);
  const x = tell.nested(l, other);
  const asked = askedText(l, w === 'you' ? first : { ...first, who: w }, tell);
  if (w === 'you') return say(l, 'either {a} or {b}', { a: asked, b: x });
  return say(l, '{x} unless {w} {a}', { x, w: who(l, w), a: voice(l, 'third', asked) });
}

function ifDone(l: Language, e: Of<'if-do'>, tell: Tell, another?: string): string {
  const once =
    e.else === undefined && another === undefined ? usedAtOnce(l, e.first, e.then, tell) : null;
  if (once !== null) return once;
  const first = another ?? tell.nested(l, e.first);
  const other = another !== undefined || doneByAnother(e.first);
  const unless = unlessDone(l, e, tell);
  if (unless !== null) return unless;
  if (e.then.do === 'nothing' && e.else)
    return say(l, other ? '{a}; if they do not, {x}' : '{a}; if you do not, {x}', {
      a: first,
      x: tell.nested(l, e.else),
    });
  // "If you do" is not needed if the rest is about the card played, because without one the rest
  // does nothing.
  if (!e.else && !other && (isAboutFirst(e) || isAsked(e.first, e.then)))
    return `${first}; ${tell.nested(l, e.then)}`;
  const then = say(l, other ? '{a}; if they do, {b}' : '{a}; if you do, {b}', {
    a: first,
    b: tell.nested(l, e.then),
  });
  return e.else ? `${then}${say(l, '; otherwise, {x}', { x: tell.nested(l, e.else) })}` : then;
}

/**
 * Whether everything that follows is done with the card just played, taken or discarded; without
 * one, none of it is.
 */
function isAboutFirst({ first, then }: Of<'if-do'>): boolean {
  const asked = JSON.stringify(then);
  const does = first.do === 'may' ? first.effect : first;
  if (does.do === 'play') return asked.includes('"it"') && !asked.includes('"not":"it"');
  if (does.do === 'look') return true;
  if (does.do === 'discard' && does.who === 'you') return asked.includes('"discarded"');
  return (
    asked.includes('"it"') &&
    (then.do === 'later' || (then.do === 'as' && JSON.stringify(then.effect).includes('"play"')))
  );
}

/** Whether the rest begins with a condition on the card just found or moved. */
function isAsked(first: Effect, e: Effect): boolean {
  // A card that is already exhausted is found all the same.
  if (e.do !== 'if' || first.do === 'exhaust') return false;
  const when = 'no' in e.when ? e.when.no : e.when;
  return 'is' in when && ['it', 'discarded', 'seen'].includes(when.is) && !isThere(when);
}

/** What another player does; optional parts are worded with "may". */
function doneAs(l: Language, e: Of<'as'>, tell: Tell): string {
  const may = (x: string): string =>
    say(l, '{w} may {x}', { w: who(l, e.who), x: voice(l, 'may', x) });
  const { effect } = e;
  // "Opponents" in such an effect are those of the named player.
  if (effect.do === 'lasting' && effect.to === 'game')
    return `${who(l, e.who)} ${predicate(l, effect.mods, tell.ability)} ${say(l, UNTIL[effect.until] as Phrase)}`;
  if (effect.do === 'may') return may(tell.nested(l, effect.effect));
  if (effect.do === 'disclose')
    return tell
      .nested(l, effect)
      .replace(say(l, 'you may'), say(l, '{w} may', { w: who(l, e.who) }))
      .replace(say(l, '; if you do'), say(l, '; if they do'));
  if (effect.do === 'play' && effect.optional) return may(tell.nested(l, mustPlay(effect)));
  if (effect.do === 'if-do' && effect.first.do === 'play' && effect.first.optional)
    return ifDone(l, effect, tell, may(tell.nested(l, mustPlay(effect.first))));
  return `${who(l, e.who)} ${voice(l, 'third', tell.nested(l, effect))}`;
}

function choice(l: Language, e: Of<'mode'>, tell: Tell): string {
  const one = oneInstruction(e);
  if (one)
    return `${say(l, one.what === 'arena' ? '@choose@ an arena' : '@choose@ an aspect')}; ${tell.effect(l, one.effect)}`;
  const ofOne = choiceOfOne(l, e);
  if (ofOne !== null) return does(l, e.who ?? 'you', ofOne);
  const modes = e.modes.map((m) =>
    tell.nested(l, m).replaceAll(say(l, '; if'), say(l, ', and if')).replaceAll('; ', ', '),
  );
  const chosen = e.n ?? 1;
  if (e.who !== undefined && e.who !== 'you')
    return say(l, '{w} chooses one: {x}', {
      w: who(l, e.who),
      x: modes
        .map((m) => say(l, m.startsWith('@') ? 'you {m}' : '{m}', { m: voice(l, 'do', m) }))
        .join(' / '),
    });
  if (e.optional)
    return say(l, 'you may choose one: {x}', {
      x: modes.join(' / '),
    });
  return say(l, chosen === 1 ? 'choose one: {x}' : 'choose {n}: {x}', {
    n: amount(l, chosen),
    x: modes.join(' / '),
  });
}

function selectText(l: Language, e: Of<'select'>): string {
  // Cards chosen one by one only get a common name here, which needs no words.
  if ('several' in e.to && e.to.several.every((x) => 'ref' in x)) return '';
  return 'choose' in e.to && e.to.by !== undefined && e.to.by !== 'you'
    ? e.to.upTo
      ? say(l, '{w} may choose {t}', {
          w: who(l, e.to.by),
          t: chosenAmong(l, e.to),
        })
      : does(l, e.to.by, say(l, '@choose@ {t}', { t: chosenAmong(l, e.to) }))
    : say(l, '@choose@ {t}', { t: target(l, e.to) });
}

/**
 * The choice of another player comes before what is done with the card: "an opponent chooses a unit
 * they control; defeat it".
 */
export function chosenByAnother(l: Language, e: Effect, tell: Tell): string | null {
  if (!CHOSEN.has(e.do) || !('to' in e) || typeof e.to !== 'object' || !('choose' in e.to))
    return null;
  const { by, n, upTo, choose } = e.to;
  if (by === undefined || by === 'you' || n !== 1 || upTo) return null;
  const chosen =
    choose.controlledBy === undefined
      ? selectText(l, { do: 'select', to: { ...e.to, by }, as: 'it' })
      : does(
          l,
          by,
          say(l, '@choose@ {t} they control', { t: countedNounIn(l, 1, withoutOwner(choose)) }),
        );
  return `${chosen}; ${tell.effect(l, { ...e, to: { ref: 'it' } } as Effect)}`;
}
const CHOSEN: ReadonlySet<string> = new Set(['defeat', 'exhaust', 'damage', 'token', 'put']);

/** One attack after another has a short wording. */
const isAttack = (e: Effect): boolean =>
  e.do === 'may' ? isAttack(e.effect) : e.do === 'if-do' ? isAttack(e.first) : e.do === 'attack';

/** The initiative is taken once a round. */
const isOnce = (e: Of<'later'>): boolean => e.once === true || e.when.on === 'initiative-taken';

export const FLOW: Rows<
  | 'nothing'
  | 'seq'
  | 'may'
  | 'mode'
  | 'if'
  | 'if-do'
  | 'for-players'
  | 'for-each'
  | 'repeat'
  | 'any-times'
  | 'as'
  | 'select'
  | 'note'
  | 'later'
  | 'after'
  | 'choose-player'
  | 'lose-game'
> = {
  nothing: () => '',
  seq: (l, e, tell) => clauses(l, e.effects, tell).join('; '),
  may: mayDo,
  mode: choice,
  if: (l, e, tell) => {
    const exception = exceptionText(l, e, tell);
    if (exception !== null) return exception;
    const sure = condition(l, e.when) === '' || isThere(e.when);
    const then = sure
      ? tell.nested(l, e.then)
      : say(l, 'if {c}, {x}', {
          c: condition(l, e.when),
          x: tell.nested(l, e.then),
        });
    return e.else ? `${then}${say(l, '; otherwise, {x}', { x: tell.nested(l, e.else) })}` : then;
  },
  'if-do': (l, e, tell) => ifDone(l, e, tell),
  'for-players': (l, e, tell) => {
    if (e.effect.do === 'indirect' && typeof e.effect.who === 'object' && 'named' in e.effect.who)
      return tell.nested(l, { ...e.effect, who: e.who });
    const text = tell.nested(l, e.effect);
    const that = `${say(l, THAT_PLAYER)} `;
    if (e.inOrder)
      return say(l, 'in player order, {x}', {
        x: text.startsWith(that) ? `${who(l, e.who)} ${text.slice(that.length)}` : text,
      });
    return text.startsWith(that) && !text.includes(';')
      ? `${who(l, e.who)} ${text.slice(that.length).replaceAll(say(l, ' and {x}', { x: that }), say(l, ' and '))}`
      : say(l, 'for {w}, {x}', { w: who(l, e.who), x: text });
  },
  'for-each': (l, e, tell) =>
    say(l, 'for {t}, {x}', { t: target(l, e.of), x: tell.nested(l, e.effect) }),
  'any-times': (l, e, tell) =>
    say(l, 'any number of times: you may {x}', {
      x: voice(l, 'may', tell.nested(l, e.effect)),
    }),
  repeat: (l, e, tell) => {
    const each = forEach(l, e.n);
    const x = tell.nested(l, e.effect);
    return each?.n === 1
      ? `${each.each}, ${x}`
      : say(l, '{n} times: {x}', { n: amount(l, e.n), x });
  },
  as: doneAs,
  select: selectText,
  note: () => '',
  later: (l, e, tell) => {
    const m = laterMoment(l, e.when);
    return say(l, '{m}, {x}', {
      m: isOnce(e) ? grammarOf(l).nextTime(m, say(l, UNTIL[e.until] as Phrase)) : m,
      x: tell.nested(l, e.effect),
    });
  },
  after: (l, e, tell) =>
    attacksTwice(l, e.first, e.then) ??
    say(
      l,
      isAttack(e.first) && !isAttack(e.then)
        ? '{a}; after completing this attack, {b}'
        : '{a}; then, {b}',
      {
        a: tell.nested(l, e.first),
        b: tell.nested(l, e.then),
      },
    ),
  'lose-game': (l, e) =>
    e.who === 'opponents'
      ? say(l, 'you win the game')
      : e.who === 'you'
        ? say(l, 'you lose the game')
        : does(l, e.who, say(l, '@lose@ the game')),
  'choose-player': (l, e) =>
    // The controller of one card is not chosen, because there is only one.
    typeof e.among === 'object' && 'controllerOf' in e.among
      ? ''
      : say(
          l,
          e.anyNumber
            ? '@choose@ any number of players'
            : e.among === 'opponents'
              ? '@choose@ an opponent'
              : e.n === undefined
                ? '@choose@ a player'
                : '@choose@ {n} players',
          { n: e.n ?? 1 },
        ),
};

const chosenAmong = (l: Language, t: Extract<Target, { choose: unknown }>): string =>
  t.choose.is !== undefined ? say(l, '1 of them') : countedNounIn(l, 1, t.choose);
