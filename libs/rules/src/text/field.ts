/** What happens in play, in words. */
import type { CostChange, Target } from '../effects/nodes.js';
import { allRead } from '../effects/all-read.js';
import { grammarOf, type Language, list, type Phrase, say } from './language.js';
import { gift, predicate } from './modifiers.js';
import { amount, condition, countedNounIn, every, forEach, noun, target } from './nouns.js';
import {
  actor,
  damageOf,
  does,
  type Of,
  ownNumber,
  type Rows,
  type Tell,
  tokens,
  UNTIL,
  whole,
} from './tell.js';
import { KEYWORD, ref, who } from './words.js';

/** "damage equal to its power to a unit": an amount of the dealer's own comes before the target. */
const ofOwn = ({ n, by, to }: Of<'damage'>): boolean =>
  ownNumber(n, by ?? 'self') !== undefined && !('ref' in to && to.ref === by);

function deal(l: Language, e: Of<'damage'>): string {
  const much = damageOf(l, e.n, e.by);
  const parts = 'several' in e.to ? e.to.several : oneAndAnother(e.to);
  const said = parts.map((t) =>
    say(l, ofOwn(e) ? '{d}{n} to {t}' : '{d} to {t}{n}', {
      d: much.what,
      t: eachOf(l, t),
      n: much.equal,
    }),
  );
  return actor(
    l,
    e.by,
    `@deal@ ${e.unpreventable ? say(l, 'unpreventable ') : ''}${list(l, said)}${e.unpreventable ? say(l, 'behind|') : ''}`,
  );
}

/** "1 damage to a unit and 1 damage to another": two targets that are each dealt it. */
const oneAndAnother = (t: Target): readonly Target[] =>
  'choose' in t && t.n === 2 && !t.upTo && t.choose.is === undefined && !t.sharing && !t.total
    ? [
        { ...t, n: 1 },
        { ...t, n: 1, choose: { ...t.choose, other: true } },
      ]
    : [t];

/** The verb of a division: healed in total, distributed as tokens, divided as damage. */
const dividePhrase = (kind: NonNullable<Of<'divide'>['kind']>): Phrase =>
  kind === 'heal'
    ? '{v} {d} in total from any number of {x}'
    : kind === 'damage'
      ? '{v} {d} divided as you choose among {x}'
      : '@divide@ {d} among {x}';

function divideText(l: Language, e: Of<'divide'>): string {
  const { do: _, n, among, upTo: less, orNone: _none, kind = 'damage', bases, by, ...rest } = e;
  allRead(rest);
  const upTo = less ? say(l, 'up to ') : '';
  if ((kind === 'heal' || kind === 'damage') && among.is !== undefined)
    return say(l, kind === 'heal' ? '@heal@ {d} from {x}' : '@deal@ {d} to {x}', {
      d: `${upTo}${whole(damageOf(l, n))}`,
      x: ref(l, among.is),
    });
  const what = kind === 'heal' || kind === 'damage' ? damageOf(l, n) : tokens(l, kind, n);
  const verb = kind === 'heal' ? '@heal@' : kind === 'damage' ? '@deal@' : '@give@';
  const cards = bases ? noun(l, { type: ['Unit', 'Base'] }, 2) : noun(l, among, 2);
  return actor(
    l,
    by,
    say(l, dividePhrase(kind), {
      v: verb,
      d: `${upTo}${whole(what)}`,
      x: among.other || among.not ? `${say(l, 'other ')}${cards}` : cards,
    }),
  );
}

function createText(l: Language, e: Of<'create'>): string {
  const { do: _, token, n, who: maker = 'you', ready, ...rest } = e;
  allRead(rest);
  const readied: Phrase = n === 1 ? ' and @ready@ it' : ' and @ready@ them';
  return does(l, maker, `@create@ ${whole(tokens(l, token, n))}${ready ? say(l, readied) : ''}`);
}

/** "each of up to 3 units". */
const eachOf = (l: Language, t: Target): string =>
  'choose' in t && t.upTo ? say(l, 'each of {x}', { x: target(l, t) }) : target(l, t);

function lasting(l: Language, e: Of<'lasting'>, { ability }: Tell): string {
  const u = say(l, UNTIL[e.until] as Phrase);
  if (e.to === 'game' && e.mods[0]?.m === 'banned') return `${predicate(l, e.mods, ability)} ${u}`;
  if (e.to === 'game') {
    const of: Phrase = e.mods.some((m) => m.m === 'cannot' && m.what === 'be-healed')
      ? 'in play, none|bases'
      : 'opponents';
    return say(l, '{s} {m} {u}', {
      s: say(l, of),
      m: grammarOf(l).ofNobody(predicate(l, e.mods, ability)),
      u,
    });
  }
  return (
    ('choose' in e.to ? givenText(l, e) : null) ??
    say(l, '{t} {m} {u}', {
      t: eachOf(l, e.to),
      m: predicate(l, e.mods, ability),
      u,
    })
  );
}

/** "Give it +1/+0 for this phase"; null for anything that cannot be worded as given. */
export function givenText(l: Language, e: Of<'lasting'>): string | null {
  if (e.to === 'game') return null;
  const gifts = e.mods.map((m) => gift(l, m));
  const counts = e.mods.some((m) => m.m === 'stats' && forEach(l, m.power) !== null);
  if (gifts.some((x) => x === null) || counts) return null;
  return say(l, '@give@ {t} {g} {u}', {
    t: target(l, e.to),
    g: list(l, gifts as string[]),
    u: say(l, UNTIL[e.until] as Phrase),
  });
}

/** Without "other", because nothing captures itself or is attached to itself. */
function withoutOther(t: Target): Target {
  if (!('choose' in t)) return t;
  const { other: _, not: _not, ...choose } = t.choose;
  return { ...t, choose };
}

/**
 * Without the state, because among any number of cards to exhaust or ready it goes without saying.
 */
function withoutReady(t: Target): Target {
  if (!('choose' in t) || !t.upTo) return t;
  const { ready: _, ...choose } = t.choose;
  return { ...t, choose };
}

export const FIELD: Rows<
  | 'damage'
  | 'prevail'
  | 'extra-action'
  | 'use-again'
  | 'flip'
  | 'divide'
  | 'indirect'
  | 'heal'
  | 'exhaust'
  | 'ready'
  | 'defeat'
  | 'token'
  | 'create'
  | 'cheaper'
  | 'control'
  | 'pass-on'
  | 'capture'
  | 'rescue'
  | 'collect'
  | 'bounty'
  | 'collect-again'
  | 'attach'
  | 'move'
  | 'detach'
  | 'another-token'
  | 'force'
  | 'defeat-force'
  | 'use-force'
  | 'lasting'
> = {
  damage: deal,
  lasting,
  divide: divideText,
  indirect: (l, e) =>
    typeof e.n === 'number'
      ? say(l, '@deal@ {n} indirect damage to {w}', { n: e.n, w: who(l, e.who) })
      : say(l, '@deal@ indirect damage to {w} equal to {n}', {
          n: amount(l, e.n),
          w: who(l, e.who),
        }),
  heal: (l, e) => {
    const much = e.n === 'all' ? { what: say(l, 'all damage'), equal: '' } : damageOf(l, e.n);
    const [first, ...more] = oneAndAnother(e.to).map((t) =>
      say(l, '{d} from {t}{n}', { d: much.what, t: target(l, t), n: much.equal }),
    );
    return `@heal@ ${list(l, [first as string, ...more])}`;
  },
  exhaust: (l, e) => say(l, '@exhaust@ {t}', { t: target(l, withoutReady(e.to)) }),
  ready: (l, e) => say(l, '@ready@ {t}', { t: target(l, withoutReady(e.to)) }),
  defeat: (l, e) => say(l, '@defeat@ {t}', { t: target(l, e.to) }),
  token: (l, e) => {
    const much = tokens(l, e.token, e.n);
    const given = say(l, '@give@ {x} to {t}{n}', {
      x: much.what,
      t: eachOf(l, e.to),
      n: much.equal,
    });
    return `${given}${much.each}`;
  },
  create: createText,
  prevail: (l, e, { ability }) =>
    say(l, '{t} {m} {u}', {
      t: every(l, e.over),
      m: predicate(l, e.mods, ability),
      u: say(l, UNTIL[e.until] as Phrase),
    }),
  'extra-action': (l) => say(l, '@take@ an extra action after this one'),
  'use-again': (l) => say(l, '@use@ that ability again'),
  flip: (l) => say(l, '@flip@ this leader'),
  cheaper: (l, e, { ability }) => {
    const x = pricedCards(l, e.change, say(l, UNTIL[e.until] as Phrase).replace(/^for /, ''));
    if (e.change.free) return say(l, '{x} may be played for free', { x });
    return e.change.grants
      ? `${x} ${predicate(l, e.change.grants, ability)}`
      : priceText(l, x, e.change);
  },
  control: (l, e) =>
    does(l, e.who ?? 'you', say(l, '@take@ control of {t}', { t: target(l, e.to) })),
  'pass-on': (l, e) =>
    e.where === 'owner'
      ? say(l, 'each player takes control of each unit they own among {t}', { t: target(l, e.to) })
      : say(
          l,
          'each player takes control of that of {t} which the player to their right controls',
          {
            t: target(l, e.to),
          },
        ),
  capture: (l, e) =>
    say(l, '@capture@ {g} capture {t}', {
      g: typeof e.guard === 'string' ? ref(l, e.guard) : target(l, e.guard),
      t: target(l, withoutOther(e.to)),
    }),
  rescue: (l, e) => say(l, '@rescue@ {t}', { t: target(l, e.to) }),
  collect: (l, e) =>
    say(l, '@collect@ the Bounties of {x}', {
      x: ref(l, e.of),
    }),
  bounty: (l, e, tell) => tell.effect(l, e.effect),
  'collect-again': (l) => say(l, '@collect@ that Bounty again'),
  attach: (l, e) =>
    say(l, '@attach@ {c}{u} to {t}', {
      c: target(l, withoutOther(e.card)),
      // 3.5.6: a card that asks for a unit without a Pilot is a unit that becomes one.
      u: 'choose' in e.to && e.to.choose.pilotless ? say(l, ' as an upgrade') : '',
      t: target(l, e.to),
    }),
  'another-token': (l) => say(l, '@give@ another of those tokens to the unit it is on'),
  detach: (l, e) =>
    say(l, '@move@ {t} to the ground arena as an exhausted unit', { t: target(l, e.to) }),
  move: (l, e) =>
    say(l, '@move@ {t} to the {a} arena', {
      t: target(l, e.to),
      a: say(l, e.arena === 'Ground' ? 'ground' : 'space'),
    }),
  'defeat-force': (l, e) =>
    say(l, '@defeat@ the Force token that {w} controls', {
      w: who(l, e.of),
    }),
  force: (l) => say(l, 'the Force is with you'),
  'use-force': (l, e, tell) => {
    const after = e.then.do === 'nothing' ? null : { x: tell.nested(l, e.then) };
    if (e.must)
      return after === null
        ? say(l, '@use@ the Force')
        : say(l, '@use@ the Force; if you do, {x}', after);
    return after === null
      ? say(l, 'you may use the Force')
      : say(l, 'you may use the Force; if you do, {x}', after);
  },
};

/** "{x} costs 1 less for each friendly unit". */
export function priceText(
  l: Language,
  x: string,
  change: Pick<CostChange, 'less' | 'plus'>,
): string {
  const n = change.less ?? change.plus ?? 0;
  // "Costs 1 less if it shares a keyword with a friendly unit".
  if (typeof n === 'object' && 'either' in n && n.either[2] === 0 && change.less !== undefined)
    return say(l, '{x} costs {n} less if {c}', {
      x,
      n: amount(l, n.either[1]),
      c: condition(l, n.either[0]),
    });
  const each = forEach(l, n);
  return `${say(l, change.less === undefined ? '{x} costs {n} more' : '{x} costs {n} less', {
    x,
    n: each ? each.n : amount(l, n),
  })}${each ? ` ${each.each}` : ''}`;
}

/**
 * The cards that a change of costs is about: "the first upgrade you play on it each round", "each
 * event an opponent plays".
 */
export function pricedCards(l: Language, c: CostChange, until = ''): string {
  const payer =
    c.by === 'you'
      ? say(l, 'you play')
      : say(l, '{w} plays', {
          w: who(l, c.by === 'opponents' ? 'opponent' : c.by),
        });
  const onto = c.onto ? say(l, ' on {x}', { x: countedNounIn(l, 1, c.onto) }) : '';
  const using = c.via === undefined ? '' : say(l, ' using {k}', { k: say(l, KEYWORD[c.via]) });
  const what = `${noun(l, c.cards)} ${payer}${using}${onto}${until === '' ? '' : ` ${until}`}`;
  if (c.uses !== undefined)
    return say(l, 'each of the next {n} {x}', {
      n: c.uses,
      x: `${noun(l, c.cards, 2)} ${payer}${until === '' ? '' : ` ${until}`}`,
    });
  if (c.once) return say(l, 'the next {x}', { x: what });
  if (!c.first) return say(l, 'each {x}', { x: what });
  return say(l, c.first === 'round' ? 'the first {x} each round' : 'the first {x} each phase', {
    x: what,
  });
}
