/** Instructions to attack and to play a card (7.1.6), in words. */
import type { Amount, AttackBonus, Modifier, Pile } from '../effects/nodes.js';
import { allRead } from '../effects/all-read.js';
import { either } from './filter-words.js';
import { type Language, type Phrase, say } from './language.js';
import { predicate } from './modifiers.js';
import { amount, condition, countedNounIn, forEach, withoutSide } from './nouns.js';
import { type Of, type Tell, UNTIL } from './tell.js';
import { voice } from './verbs.js';
import { ASPECT, KEYWORD, pile, ref } from './words.js';

const bonus = (l: Language, b: AttackBonus, { ability }: Tell): string =>
  say(l, '; {c}{x} {m} for this attack', {
    c: b.when ? say(l, 'if {c}, ', { c: condition(l, b.when) }) : '',
    x: ref(l, b.to),
    m: predicate(l, b.mods, ability),
  });

const lentText = (l: Language, lends: string | undefined): string =>
  lends === undefined
    ? ''
    : say(
        l,
        lends === 'self'
          ? '; it gains the other abilities of {x} for this attack'
          : '; it gains the abilities of {x} for this attack',
        { x: ref(l, lends) },
      );

const ONLY: Readonly<Record<NonNullable<Of<'attack'>['target']>, Phrase>> = {
  units: '; it can’t attack bases for this attack',
  bases: '; it can only attack a base',
};

export function attack(l: Language, e: Of<'attack'>, tell: Tell): string {
  const { do: _, as: _name, with: by, exhausted, target: what, ...terms } = e;
  const { via, modsIf, mods, lends, bonuses = [], eachOnce, ...rest } = terms;
  allRead(rest);
  const x = typeof by === 'string' ? ref(l, by) : countedNounIn(l, 1, withoutSide(by));
  const using = via ? say(l, ' using {k}', { k: say(l, KEYWORD[via]) }) : '';
  const weary = exhausted ? say(l, ', even if it is exhausted') : '';
  const only = modsIf
    ? say(l, 'if it is {x}, ', { x: countedNounIn(l, 1, { type: 'Unit', ...modsIf }) })
    : '';
  const given = mods
    ? say(l, '; {c}it {m} for this attack', {
        c: only,
        m: predicate(l, mods, tell.ability),
      })
    : '';
  return [
    say(l, '@attack@ with {x}', { x }),
    using,
    eachOnce ? say(l, ' that has not attacked this way') : '',
    weary,
    what ? say(l, ONLY[what]) : '',
    given,
    lentText(l, lends),
    ...bonuses.map((b) => bonus(l, b, tell)),
  ].join('');
}

/** Which card is played, and from where. */
function whatIsPlayed(
  l: Language,
  {
    ref: named,
    cards,
    via,
    from = 'hand',
    of,
  }: Pick<Of<'play'>, 'ref' | 'cards' | 'via' | 'from' | 'of'>,
): string {
  if (named) return ref(l, named);
  const x = countedNounIn(l, 1, cards);
  if (via === 'pilot')
    return say(l, '{x} from your hand using {k}', {
      x,
      k: say(l, KEYWORD.piloting),
    });
  if (via === 'smuggle') return say(l, '{x} using {k}', { x, k: say(l, KEYWORD.smuggle) });
  return say(l, '{x} from {p}', {
    x,
    p: [from]
      .flat()
      .map((y) => (typeof y === 'string' ? pile(l, y as Pile, of) : pile(l, y.pile, y.of)))
      .join(say(l, ' or ')),
  });
}

const penalties = (l: Language, ignored: Of<'play'>['ignoreAspects']): string =>
  ignored === undefined
    ? ''
    : ignored === true
      ? say(l, ', ignoring its aspect penalties')
      : say(l, ', ignoring 1 of its {a} aspect penalties', {
          a: either(
            l,
            ignored.map((a) => say(l, ASPECT[a])),
          ),
        });

function costsLess(l: Language, less: Amount, ready: boolean): string {
  if (typeof less === 'object' && 'either' in less) {
    const [when, then, other] = less.either;
    const more = say(l, 'it costs {n} less', { n: amount(l, then) });
    return other === 0
      ? say(l, 'if {c}, {x}', { c: condition(l, when), x: more })
      : `${costsLess(l, other, ready)}; ${say(l, 'if {c}, {x} instead', { c: condition(l, when), x: more })}`;
  }
  if (typeof less === 'object' && 'plus' in less && less.plus.every((x) => typeof x === 'object'))
    return less.plus.map((x) => costsLess(l, x, ready)).join('; ');
  const each = forEach(l, less);
  const words = say(l, ready ? 'it costs {n} less and enters play ready' : 'it costs {n} less', {
    n: each ? each.n : amount(l, less),
  });
  return each ? `${words} ${each.each}` : words;
}

/** Exploit is over once the card that has it is played. */
const usedUp = (m: Modifier): boolean => m.m === 'gain' && m.keyword === 'exploit';

export function playText(l: Language, e: Of<'play'>, { ability }: Tell): string {
  const { do: _, ref: _ref, cards: _cards, from: _from, of: _of, via: _via, ...terms } = e;
  // `must` needs no words, because an instruction to play implies it.
  const { must: _must, optional, onto, free, less, ignoreAspects, ready, ...gifts } = terms;
  const { grants, grantsIf, grantsUntil, ...rest } = gifts;
  allRead(rest);
  const where = onto ? say(l, ' on {x}', { x: ref(l, onto) }) : '';
  const conditions = [
    less === undefined ? '' : costsLess(l, less, ready === true),
    ready && less === undefined ? say(l, 'it enters play ready') : '',
    grants
      ? say(l, 'it {m}{u}', {
          m: `${grantsIf ? say(l, '(if a Credit token paid for it) ') : ''}${predicate(l, grants, ability)}`,
          u:
            grantsUntil === 'play' || grants.every(usedUp)
              ? ''
              : ` ${say(l, UNTIL.phase as Phrase)}`,
        })
      : '',
  ].filter((x) => x !== '');
  const instruction = [
    `@play@ ${whatIsPlayed(l, e)}${where}${free ? say(l, ' for free') : ''}${penalties(l, ignoreAspects)}`,
    ...conditions,
  ].join('; ');
  return optional ? say(l, 'you may {x}', { x: voice(l, 'may', instruction) }) : instruction;
}
