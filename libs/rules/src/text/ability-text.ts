/**
 * The rules text that people read, rendered from the nodes in every language; no printed text is
 * copied.
 */
import type {
  Ability,
  Modifier,
  AbilityKind,
  Condition,
  CostPart,
  Effect,
  EffectKind,
} from '../effects/nodes.js';
import { countedTargets } from './counted-targets.js';
import { FIELD, priceText, pricedCards } from './field.js';
import { chosenByAnother, FLOW, nestedText } from './flow.js';
import { insteadText } from './instead.js';
import {
  capital,
  contract,
  grammarOf,
  type Language,
  type Phrase,
  say,
  sentence,
} from './language.js';
import { predicate } from './modifiers.js';
import { moment } from './moments.js';
import { amount, condition, countedNounIn, every, noun } from './nouns.js';
import { isAnyToken } from './one-of-several.js';
import { PILES } from './piles.js';
import type { Rows, Tell } from './tell.js';
import { voice } from './verbs.js';
import { ASPECT, KEYWORD, who, trait } from './words.js';

const TABLE: Rows<EffectKind> = { ...FLOW, ...FIELD, ...PILES };

const tell: Tell = {
  effect: (l, e) =>
    insteadText(l, e, tell) ??
    countedTargets(l, e, tell) ??
    chosenByAnother(l, e, tell) ??
    (TABLE[e.do] as (l: Language, e: Effect, tell: Tell) => string)(l, e, tell),
  nested: (l, e) => nestedText(l, e, tell),
  ability: (l, a) => ability(l, a),
};

/** Joins clauses into sentences; quoted text stays whole. */
function paragraph(l: Language, text: string): string {
  let quoted = 0;
  const parts = [''];
  for (const letter of voice(l, 'do', text)) {
    if (letter === '“' || letter === '«') quoted++;
    if (letter === '”' || letter === '»') quoted--;
    if (letter === ';' && quoted === 0) parts.push('');
    else parts[parts.length - 1] += letter;
  }
  return parts.map(sentence).join(' ');
}

/** The text of a single instruction, as a mode of a choice is shown. */
export const effect = (l: Language, e: Effect): string =>
  contract(l, voice(l, 'do', tell.effect(l, e)));

function costPart(l: Language, c: CostPart): string {
  const some = (f: Parameters<typeof countedNounIn>[2], n = 1): string => countedNounIn(l, n, f);
  if ('pay' in c)
    return say(l, c.pay === 1 ? '1 resource' : '{n} resources', {
      n: amount(l, c.pay),
    });
  if ('exhaustSelf' in c) return say(l, 'exhaust');
  if ('defeatSelf' in c)
    return say(l, c.defeatSelf === 'upgrade' ? 'defeat this upgrade' : 'defeat this unit');
  if ('useForce' in c) return say(l, 'use the Force');
  if ('mill' in c)
    return c.mill === 1
      ? say(l, 'discard a card from your deck')
      : say(l, 'discard {n} cards from your deck', {
          n: c.mill,
        });
  if ('defeatResource' in c)
    return c.defeatResource === 1
      ? say(l, 'defeat a friendly resource')
      : say(l, 'defeat {n} friendly resources', {
          n: c.defeatResource,
        });
  if ('damageSelf' in c)
    return say(l, 'deal {n} damage to this unit', {
      n: amount(l, c.damageSelf),
    });
  if ('damageBase' in c)
    return say(l, 'deal {n} damage to your base', {
      n: amount(l, c.damageBase),
    });
  if ('defeat' in c) return say(l, 'defeat {x}', { x: some(c.defeat, c.n) });
  if ('discard' in c)
    return say(l, 'discard {x} from your hand', {
      x: some(c.discard, c.n),
    });
  if ('exhaust' in c) return say(l, 'exhaust {x}', { x: some(c.exhaust, c.n) });
  if ('returnToHand' in c)
    return say(l, 'return {x} to its owner’s hand', {
      x: some(c.returnToHand, c.n),
    });
  if ('hurt' in c)
    return say(l, 'deal {n} damage to {x}', {
      n: amount(l, c.n),
      x: some(c.hurt),
    });
  if ('toBottom' in c)
    return say(
      l,
      'put up to {n} {x} from your discard pile on the bottom of your deck, and this unit gains their “When Played” abilities for this phase',
      { n: c.n, x: noun(l, c.toBottom, 2) },
    );
  return say(l, 'defeat {x}', { x: some(c.removeUpgrade) });
}

const subject = (
  l: Language,
  { on, bases }: Pick<Extract<Ability, { a: 'constant' }>, 'on' | 'bases'>,
): string => {
  if (typeof on !== 'string') return every(l, on);
  if (on === 'attached' && bases) return say(l, 'attached base');
  const words: Record<typeof on, Phrase> = {
    self: 'this unit',
    attached: 'attached unit',
    player: 'each opponent',
  };
  return say(l, words[on]);
};

/** 2.7: units that are given a trait have it in every zone; for leaders this is not mentioned. */
export const everywhere = (l: Language, a: Extract<Ability, { a: 'constant' }>): string =>
  typeof a.on === 'object' && a.on.type === 'Unit' && a.mods.every((m) => m.m === 'trait')
    ? say(l, '{x}, in play or not,', { x: subject(l, a) })
    : subject(l, a);

/** "While you have the initiative, ..." */
const meanwhile = (l: Language, c: Condition | undefined): string =>
  c ? say(l, 'while {c}, ', { c: condition(l, c) }) : '';
const ONCE: Record<'round' | 'phase' | 'game', Phrase> = {
  round: 'round',
  phase: 'phase',
  game: 'game',
};

/** Which of its own aspect penalties a card ignores, and when. */
function ignoredPenalty(l: Language, a: Extract<Ability, { a: 'own-cost' }>): string {
  const penalty =
    a.ignoreAspects === true
      ? say(l, 'its aspect penalties')
      : say(l, 'its {a} aspect penalty', {
          a: say(l, ASPECT[a.ignoreAspects as keyof typeof ASPECT]),
        });
  const onto = a.onto ? say(l, ' on {x}', { x: countedNounIn(l, 1, a.onto) }) : '';
  return say(l, 'while playing this card{o}, ignore {p}{c}', {
    o: onto,
    p: penalty,
    c: a.while ? say(l, ' if {c}', { c: condition(l, a.while) }) : '',
  });
}

/** How often an action may be used, and by whom. */
function useLimits(l: Language, a: Extract<Ability, { a: 'action' }>): string {
  const once = a.once
    ? say(l, a.times === undefined ? ' (Once each {o}.)' : ' ({n} times each {o}.)', {
        o: say(l, ONCE[a.once]),
        n: a.times ?? 1,
      })
    : '';
  const who = a.opponentsToo
    ? say(l, ' Any player may use this ability.')
    : a.opponentsOnly
      ? say(l, ' Only opponents may use this ability.')
      : '';
  return `${once}${who}`;
}

/** 8.36: worded for the player; other constant abilities about players are worded for opponents. */
const yourIndirect = (l: Language, m: Extract<Modifier, { m: 'indirect-dealt' }>): string =>
  m.assigns
    ? say(l, 'you assign all indirect damage you deal to opponents')
    : say(l, 'indirect damage you deal to opponents is increased by {n}', { n: m.plus ?? 0 });

/** A hidden card has to be revealed before its effect. */
const shownFirst = (l: Language, effect: string): string =>
  say(l, 'you may reveal this card; if you do, {x}', {
    x: effect.replaceAll('; ', say(l, ' and ')),
  });

/**
 * The condition of an action, without the one that its card can be played, because the instruction
 * to play it implies that.
 */
function askedFirst(c: Condition): Condition | null {
  if ('canPlay' in c) return null;
  if (!('and' in c)) return c;
  const asked = c.and.filter((x) => !('canPlay' in x));
  return asked.length === 1 ? (asked[0] as Condition) : { ...c, and: asked };
}

/** Whether the instruction itself implies that there is a token to defeat. */
const defeatsToken = (e: Effect): boolean => e.do === 'if-do' && isAnyToken(e.first);

type AbilityTable = {
  readonly [K in AbilityKind]: (l: Language, a: Extract<Ability, { a: K }>) => string;
};

/** "When Played/On Attack" */
export const headerOf = (l: Language, { moments }: Extract<Ability, { a: 'when' }>): string =>
  [...new Set(moments.map((m) => moment(l, m)))].join('/');

const ABILITIES: AbilityTable = {
  keyword: (l, a) =>
    [
      `${say(l, KEYWORD[a.keyword])}${a.n === undefined ? '' : ` ${a.n}`}`,
      a.cost === undefined
        ? ''
        : ` [${[a.cost, ...(a.aspects ?? []).map((x) => say(l, ASPECT[x]))].join(' ')}${a.extra ? `, ${costPart(l, a.extra)}` : ''}]`,
      a.effect ? ` — ${paragraph(l, tell.effect(l, a.effect))}` : '',
      a.ability ? ` — ${ability(l, a.ability)}` : '',
    ].join(''),
  when: (l, a) =>
    `${headerOf(l, a)}: ${paragraph(l, a.fromHidden ? shownFirst(l, tell.effect(l, a.effect)) : tell.effect(l, a.effect))}${a.once ? say(l, ' (Once each {o}.)', { o: say(l, ONCE[a.once]) }) : ''}`,
  action: (l, a) => {
    const asked = a.needs && askedFirst(a.needs);
    const needs =
      asked && !defeatsToken(a.effect) ? say(l, 'if {c}, ', { c: condition(l, asked) }) : '';
    return `${say(l, a.epic ? 'Epic Action' : 'Action')}${a.cost.length > 0 ? ` [${a.cost.map((c) => costPart(l, c)).join(', ')}]` : ''}: ${paragraph(l, `${needs}${tell.effect(l, a.effect)}`)}${useLimits(l, a)}`;
  },
  constant: (l, a) =>
    sentence(
      a.on === 'player' && a.mods[0]?.m === 'indirect-dealt'
        ? yourIndirect(l, a.mods[0])
        : `${meanwhile(l, a.while)}${everywhere(l, a)} ${predicate(l, a.mods, ability)}`,
    ),
  cost: (l, a) =>
    sentence(
      `${a.from === undefined ? '' : say(l, 'while this card is in your discard pile, ')}${meanwhile(l, a.while)}${
        a.change.ignoreAspects
          ? say(l, 'ignore the aspect penalty on {x}', { x: pricedCards(l, a.change) })
          : priceText(l, pricedCards(l, a.change), a.change)
      }`,
    ),
  instead: (l, a) =>
    sentence(
      say(
        l,
        a.of === 'captured'
          ? 'if this unit would be captured, {x} instead'
          : a.whose
            ? 'if {y} would be defeated, you may {x} instead'
            : 'if this card would be defeated, you may {x} instead',
        {
          ...(a.whose ? { y: countedNounIn(l, 1, a.whose) } : {}),
          x: voice(l, a.optional ? 'may' : 'do', tell.nested(l, a.effect)),
        },
      ),
    ),
  'own-cost': (l, a) =>
    sentence(
      a.ignoreAspects
        ? ignoredPenalty(l, a)
        : a.instead
          ? say(l, 'you may {c} instead of paying its cost', { c: costPart(l, a.instead) })
          : `${a.while ? say(l, 'if {c}, ', { c: condition(l, a.while) }) : ''}${priceText(l, say(l, 'this card'), a)}${a.onto ? say(l, ' to play on {x}', { x: countedNounIn(l, 1, a.onto) }) : ''}`,
    ),
  'additional-cost': (l, a) =>
    sentence(
      a.cards.is === 'self'
        ? say(l, 'as an additional cost to play this card, {c}', { c: costPart(l, a.cost) })
        : say(l, 'as an additional cost for {w} to play {x}, they must {c}', {
            x: countedNounIn(l, 1, a.cards),
            w: who(l, a.by),
            c: grammarOf(l).theirs(costPart(l, a.cost)),
          }),
    ),
  event: (l, a) => paragraph(l, tell.effect(l, a.effect)),
  attach: (l, a) => sentence(say(l, 'attach to {x}', { x: countedNounIn(l, 1, a.to) })),
  'ban-named': (l) =>
    sentence(say(l, 'while this card is in play, opponents can’t play the named card')),
  'blank-named': (l) =>
    sentence(
      say(
        l,
        'each non-leader card an opponent owns with the named name loses all abilities, in play or not',
      ),
    ),
  'blank-credits': (l) => sentence(say(l, 'enemy Credit tokens lose all abilities')),
  'blank-first-event': (l) =>
    sentence(say(l, 'the first event played by each opponent each round loses all abilities')),
  enters: (l, a) =>
    sentence(
      `${meanwhile(l, a.while)}${say(l, a.ready ? 'this unit enters play ready' : 'this unit enters play with {n} damage', { n: amount(l, a.damaged ?? 0) })}`,
    ),
  'enters-as-copy': (l, a) =>
    sentence(
      say(
        l,
        'you may have this unit enter play as a copy of {x} in play, except it gains the {t} trait and is not unique',
        { x: countedNounIn(l, 1, a.of), t: trait(a.trait) },
      ),
    ),
  'gives-up': (l, a) =>
    sentence(
      a.what === 'resources'
        ? say(
            l,
            'while playing this card, you may defeat any number of ready resources you control; it costs {n} less for each',
            { n: a.less },
          )
        : say(
            l,
            'while playing this card, you may deal 1 damage to each of any number of {x}; it costs {n} less for each',
            { x: noun(l, a.what, 2), n: a.less },
          ),
    ),
  'half-price': (l) =>
    sentence(say(l, 'while paying costs, you pay half as many resources, rounded up')),
  'shares-traits': (l, a) =>
    sentence(
      say(l, 'this card gains the traits of {x} except {t}, even while it isn’t in play', {
        x: every(l, a.of),
        t: trait(a.except),
      }),
    ),
  'adds-damage': (l, a) =>
    sentence(
      say(
        l,
        'if a friendly ability would deal damage, you may have that ability deal that much damage plus {n} instead',
        { n: a.plus },
      ),
    ),
  'doubles-tokens': (l) =>
    sentence(
      say(
        l,
        'if you would create a number of tokens, you may defeat this unit. If you do, create twice that number of tokens instead',
      ),
    ),
  unpreventable: (l, a) =>
    sentence(
      say(l, 'damage dealt by {x} is unpreventable', {
        x: noun(l, a.by, 2),
      }),
    ),
  pays: (l, a) =>
    sentence(
      say(l, '{x} may be exhausted to pay costs as if it were a resource', { x: every(l, a.with) }),
    ),
  deck: (l, a) =>
    sentence(
      a.copies !== undefined
        ? say(l, 'a deck can have up to {n} copies of this card', { n: a.copies })
        : say(
            l,
            (a.minimum ?? 0) < 0
              ? 'your minimum deck size is {n} cards smaller'
              : 'your minimum deck size is {n} cards greater',
            { n: Math.abs(a.minimum ?? 0) },
          ),
    ),
  setup: (l, a) =>
    sentence(
      `${say(
        l,
        a.hand < 0 ? 'draw {n} less in your starting hand' : 'draw {n} more in your starting hand',
        {
          n: say(l, Math.abs(a.hand) === 1 ? '1 card' : '{n} cards', {
            n: Math.abs(a.hand),
          }),
        },
      )}${a.noMulligan ? say(l, '; you can’t take a mulligan') : ''}`,
    ),
  'play-only': (l, a) =>
    sentence(
      say(l, 'play this card only if {c}', {
        c: condition(l, a.when),
      }),
    ),
  'sees-top': (l) => sentence(say(l, 'you may look at the top card of your deck at any time')),
  'extra-regroup': (l) =>
    sentence(
      say(l, 'there is an additional regroup phase after the first regroup phase each round'),
    ),
  'smuggle-all': (l, a) =>
    sentence(
      say(
        l,
        'each friendly resource gains Smuggle. The gained Smuggle cost is that card’s cost plus {n} and its aspect icons',
        { n: a.plus },
      ),
    ),
};

export function ability(l: Language, a: Ability): string {
  return contract(l, capital((ABILITIES[a.a] as (l: Language, a: Ability) => string)(l, a)));
}
