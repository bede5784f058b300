/** Conditions in words. */
import type { Amount, Condition, FactQuery, Filter, Ref, Who } from '../effects/nodes.js';
import { allRead } from '../effects/all-read.js';
import { STATE_KEYS, states, withoutOwner, withoutSide } from './filter-words.js';
import { noun, countedNoun } from './cards.js';
import { amount, since as duringWhat } from './amounts.js';
import type { Phrases } from './phrases.js';
import { type Phrase, say } from './language.js';
import { ownedThing, pile, ref, who } from './words.js';

const UNITS: ReadonlySet<Ref> = new Set(['attached', 'defender', 'attacker']);

/** "the attached unit is Luke Skywalker", "it is undamaged", "it is a Force card". */
function isA(p: Phrases, r: Ref, a: Filter, no = false): string {
  const keys = Object.keys(a);
  const x = ref(p.l, r);
  if (keys.length === 0) return say(p.l, 'there is such a card');
  if (keys.every((k) => STATE_KEYS.has(k))) return say(p.l, '{x} is {s}', { x, s: states(p.l, a) });
  if (keys.length === 1 && a.named !== undefined) return say(p.l, '{x} is {n}', { x, n: a.named });
  return say(p.l, no ? '{x} is not {n}' : '{x} is {n}', {
    x,
    n: countedNoun(p, 1, UNITS.has(r) ? { type: 'Unit', ...a } : a),
  });
}

/** Among all players, one who controls it is enough. */
const controls = (p: Phrases, w: Who, x: string): string =>
  w === 'you'
    ? say(p.l, 'you control {x}', { x })
    : say(p.l, '{w} controls {x}', {
        w: w === 'each' ? say(p.l, 'a player') : who(p.l, w),
        x,
      });

/** "an enemy unit is damaged", "an enemy unit has a Bounty". */
function enemyIn(p: Phrases, f: Filter): string | null {
  const keys = Object.keys(f).filter((k) => k !== 'type');
  const x = countedNoun(p, 1, { type: 'Unit', side: 'enemy' });
  if (f.type !== 'Unit' || keys.length !== 1) return null;
  const [key = ''] = keys;
  if (STATE_KEYS.has(key)) {
    const { type: _, ...state } = f;
    return say(p.l, '{x} is {s}', { x, s: states(p.l, state) });
  }
  return f.keyword === 'bounty' ? say(p.l, '{x} has a Bounty', { x }) : null;
}

function control(p: Phrases, c: Extract<Condition, { control: Filter }>): string {
  const by = c.by ?? 'you';
  const free = c.control.side === 'enemy' ? c.control : withoutSide(c.control);
  const state = by === 'opponents' && c.atLeast === undefined ? enemyIn(p, free) : null;
  if (state !== null) return state;
  if (free.named !== undefined) return controls(p, by, free.named);
  return controls(
    p,
    by,
    c.atLeast === undefined || c.atLeast === 1
      ? countedNoun(p, 1, free)
      : say(p.l, '{n} or more {x}', {
          n: amount(p, c.atLeast),
          x: noun(p, free, 2),
        }),
  );
}

const FACT: Record<string, Phrase> = {
  defeated: '{x} was defeated',
  'left-play': '{x} left play',
  played: '{x} was played',
  'attack-declared': '{x} attacked',
  damaged: '{x} was damaged',
  healed: '{x} was healed',
  discarded: '{x} was discarded',
  entered: '{x} entered play',
  'initiative-taken': 'a player took the initiative',
  'force-used': 'the Force was used',
  created: 'a token was created',
};

const YOU_DID: Record<string, Phrase> = {
  played: 'you played {x}',
  damaged: 'you damaged {x}',
  discarded: 'you discarded {x}',
  'attack-declared': 'you attacked with {x}',
  defeated: 'you defeated {x}',
  created: 'you created a token',
};

/** The owner of the unit is expressed by its side. */
function subject(p: Phrases, q: FactQuery, atLeast: number): string {
  const f: Filter = q.card ?? {};
  const unit: Filter =
    Array.isArray(f.type) && f.type.includes('Unit') ? { ...f, type: 'Unit' } : f;
  const sided: Filter =
    (q.e === 'defeated' || q.e === 'left-play') && q.by
      ? { ...unit, side: q.by === 'you' ? 'friendly' : 'enemy' }
      : unit;
  return atLeast > 1
    ? say(p.l, '{n} or more {x}', { n: atLeast, x: noun(p, sided, 2) })
    : countedNoun(p, 1, sided);
}

function happenedText(p: Phrases, c: Extract<Condition, { happened: FactQuery }>): string {
  const q = c.happened;
  const { e, by, card: _card, cause, from, since = 'phase', ...parts } = q;
  const { indirect, dealer, combat, defender, attacking, ...rest } = parts;
  allRead(rest);
  const part = since === 'attack' ? say(p.l, ' this attack') : '';
  if (dealer)
    return `${say(p.l, combat ? '{d} dealt combat damage to {x}' : '{d} dealt damage to {x}', { d: countedNoun(p, 1, dealer), x: subject(p, q, 1) })}${part}`;
  if (defender)
    return say(p.l, '{x} was attacked this phase', {
      x: countedNoun(p, 1, defender),
    });
  if (attacking)
    return say(p.l, '{x} was defeated while attacking this phase', { x: subject(p, q, 1) });
  if (e === 'created' && by === 'you' && q.card?.type === 'Upgrade')
    return say(p.l, 'you gave a token upgrade to a unit this phase');
  if (indirect) return say(p.l, 'you dealt indirect damage this phase');
  if (e === 'played' && (by === 'opponents' || by === 'opponent'))
    return say(p.l, 'an opponent played {x} {p}', {
      x: subject(p, q, c.atLeast ?? 1),
      p: say(p.l, since === 'round' ? 'this round' : 'this phase'),
    });
  const words =
    ((by === 'you' && e !== 'defeated') || cause === 'you' ? YOU_DID[e] : undefined) ??
    FACT[e] ??
    'that happened';
  return `${say(p.l, words as Phrase, { x: subject(p, q, c.atLeast ?? 1) })}${from ? say(p.l, from === 'hand' ? ' from hand' : ' from a deck') : ''} ${say(p.l, since === 'round' ? 'this round' : 'this phase')}`;
}

/** "it has 5 or more power", "you have 3 or more cards in your hand". */
function hasSoMany(p: Phrases, x: Amount, n: string): string | null {
  if (typeof x !== 'object') return null;
  if ('total' in x && x.total.e === 'damaged' && x.total.by === 'you' && x.total.card)
    return say(p.l, 'you dealt {n} or more damage to {x} {p}', {
      n,
      x: countedNoun(p, 1, x.total.card),
      p: duringWhat(p, x.total),
    });
  if ('power' in x) return say(p.l, '{x} has {n} or more power', { x: ref(p.l, x.power), n });
  if ('damageOn' in x)
    return say(p.l, '{x} has {n} or more damage on it', { x: ref(p.l, x.damageOn), n });
  if ('upgradesOn' in x)
    return say(p.l, '{x} has {n} or more {y} on it', {
      x: ref(p.l, x.upgradesOn),
      n,
      y: noun(p, { type: 'Upgrade', ...x.filter }, 2),
    });
  if ('handSize' in x && x.handSize === 'you')
    return say(p.l, 'you have {n} or more cards in your hand', { n });
  if ('count' in x && !x.from && playersOf(x) === null)
    return say(p.l, 'there are {n} or more {x} in play', { n, x: noun(p, x.count, 2) });
  if ('distinct' in x || 'icons' in x || 'discardSize' in x)
    return say(p.l, 'there are {n} or more {x}', { n, x: thingsOf(amount(p, x), p) });
  return null;
}

/** The counted things, without "the number of". */
const thingsOf = (counted: string, p: Phrases): string =>
  counted.replace(say(p.l, 'the number of {x}', { x: '' }), '');

const playersOf = (a: Amount): Who | null =>
  typeof a !== 'object'
    ? null
    : 'count' in a
      ? (a.count.controlledBy ?? (a.count.side === 'friendly' ? 'you' : null))
      : 'resources' in a && !a.ready
        ? a.resources
        : 'handSize' in a
          ? a.handSize
          : null;

/** The things in which two players are compared; null if they are not the same for both. */
function comparedThings(p: Phrases, a: Amount, b: Amount): string | null {
  if (typeof a !== 'object' || typeof b !== 'object') return null;
  if ('resources' in a && 'resources' in b) return say(p.l, 'resources');
  if ('handSize' in a && 'handSize' in b) return say(p.l, 'cards in hand');
  if (!('count' in a && 'count' in b)) return null;
  const things = withoutOwner(a.count);
  const same = JSON.stringify(things) === JSON.stringify(withoutOwner(b.count));
  return same && !a.from && !b.from ? noun(p, things, 2) : null;
}

/** "you control more units than the defending player", from the counts of both. */
function moreThan(p: Phrases, a: Amount, b: Amount): string | null {
  const [w, than, x] = [playersOf(a), playersOf(b), comparedThings(p, a, b)];
  if (w === null || than === null || x === null) return null;
  const hand = typeof a === 'object' && 'handSize' in a;
  if (w === 'you')
    return say(p.l, hand ? 'you have more {x} than {w}' : 'you control more {x} than {w}', {
      x,
      w: who(p.l, than),
    });
  if (than !== 'you') return null;
  return say(p.l, hand ? '{w} has more {x} than you' : '{w} controls more {x} than you', {
    x,
    w: who(p.l, w),
  });
}

function atLeast(
  p: Phrases,
  [a, b]: Extract<Condition, { atLeast: readonly unknown[] }>['atLeast'] & readonly unknown[],
): string {
  const [x, y] = [a, b] as [Parameters<typeof amount>[1], Parameters<typeof amount>[1]];
  if (typeof y === 'object' && 'plus' in y && y.plus.length === 2 && y.plus[1] === 1)
    return (
      moreThan(p, x, y.plus[0] as Amount) ??
      say(p.l, '{x} is greater than {y}', {
        x: amount(p, x),
        y: amount(p, y.plus[0] as Amount),
      })
    );
  const n = amount(p, y);
  const had = typeof y === 'number' ? hasSoMany(p, x, n) : null;
  if (had !== null) return had;
  if (typeof x === 'object' && 'resources' in x)
    return controls(p, x.resources, say(p.l, '{n} or more resources', { n }));
  if (typeof x === 'object' && 'baseDamage' in x)
    return say(p.l, '{b} has {n} or more damage', {
      b: ownedThing(p.l, x.baseDamage, 'base'),
      n,
    });
  if (typeof x === 'number' && typeof y === 'object' && 'baseRemaining' in y)
    return say(p.l, '{b} has {n} or less remaining HP', {
      b: ownedThing(p.l, y.baseRemaining, 'base'),
      n: x,
    });
  if (typeof x === 'number') return say(p.l, '{y} is {x} or less', { x, y: n });
  return say(p.l, '{x} is {n} or more', { x: amount(p, x), n });
}

const attack = (p: Phrases, c: Extract<Condition, { attacking: true }>): string =>
  c.base
    ? say(p.l, 'attacking a base')
    : c.unit
      ? say(p.l, 'attacking {x}', { x: countedNoun(p, 1, { type: 'Unit', ...c.unit }) })
      : say(p.l, 'it is|attacking');

/**
 * Whether the condition says only that a card was found, which the instruction about it implies.
 */
export const isThere = (c: Condition): boolean => 'is' in c && Object.keys(c.a).length === 0;

function negatedText(p: Phrases, no: Condition): string {
  if ('is' in no) return isA(p, no.is, no.a, true);
  if ('control' in no && (no.by === undefined || no.by === 'you'))
    return say(p.l, 'you don’t control {x}', {
      x: countedNoun(p, 1, withoutSide(no.control)),
    });
  if ('has' in no && no.card.is === 'self')
    return say(p.l, 'this card is not in {p}', {
      p: pile(p.l, no.has, no.of),
    });
  if ('control' in no && no.alone)
    return say(p.l, 'you control more {x} than each opponent', { x: noun(p, no.control, 2) });
  if ('inPlay' in no)
    return say(p.l, '{x} is no longer in play', {
      x: ref(p.l, no.inPlay),
    });
  return 'attacking' in no
    ? say(p.l, 'not {x}', { x: condition(p, no) })
    : say(p.l, 'it is not so that {x}', { x: condition(p, no) });
}

/** "an opponent attacked your base during their previous action this phase". */
const inLastAction = (p: Phrases, c: Extract<Condition, { lastAction: unknown }>): string =>
  say(p.l, '{x} during the previous action of {w} this phase', {
    x: c.lastAction.defender
      ? say(p.l, '{d} was attacked', {
          d: countedNoun(p, 1, c.lastAction.defender),
        })
      : say(p.l, 'that happened'),
    w: c.by === 'opponents' ? say(p.l, 'an opponent') : who(p.l, c.by),
  });

/** Conditions about rounds, and about what players did in their actions. */
function ofTurns(p: Phrases, c: Condition): string | null {
  if ('round' in c) return say(p.l, 'it is round {n}', { n: c.round });
  if ('firstAction' in c)
    return c.firstAction === 'you'
      ? say(p.l, 'it is your first action in the action phase')
      : say(p.l, 'it is the first action of {w} in the action phase', {
          w: who(p.l, c.firstAction),
        });
  return 'lastAction' in c ? inLastAction(p, c) : null;
}

/** "You control exactly 1 unit". */
function controlsExactly(p: Phrases, [a, n]: readonly [Amount, Amount]): string | null {
  if (typeof a !== 'object' || !('count' in a) || typeof n !== 'number' || n === 0) return null;
  if (a.from || playersOf(a) !== 'you') return null;
  return say(p.l, 'you control exactly {n} {x}', {
    n,
    x: noun(p, withoutOwner(a.count), n === 1 ? 1 : 2),
  });
}

export function condition(p: Phrases, c: Condition): string {
  if ('control' in c) return control(p, c);
  if ('happened' in c) return happenedText(p, c);
  if ('atLeast' in c) return atLeast(p, c.atLeast as never);
  if ('is' in c) return isA(p, c.is, c.a);
  if ('inPlay' in c) return say(p.l, '{r} is in play', { r: ref(p.l, c.inPlay) });
  if ('initiative' in c)
    return c.initiative === 'you'
      ? say(p.l, 'you have the initiative')
      : say(p.l, '{w} has the initiative', {
          w: who(p.l, c.initiative),
        });
  if ('equal' in c && JSON.stringify(c.equal) === '[{"handSize":"you"},0]')
    return say(p.l, 'you have no cards in your hand');
  const exactly = 'equal' in c ? controlsExactly(p, c.equal) : null;
  if (exactly !== null) return exactly;
  if ('equal' in c)
    return say(p.l, '{a} is {b}', {
      a: amount(p, c.equal[0]),
      b: amount(p, c.equal[1]),
    });
  if ('force' in c)
    return say(p.l, 'the Force is with {w}', {
      w: c.force === 'you' ? say(p.l, 'the Force is with|you') : who(p.l, c.force),
    });
  if ('attacking' in c) return attack(p, c);
  if ('defending' in c) return say(p.l, 'it is|defending');
  if ('did' in c) return say(p.l, 'you did');
  if ('has' in c && c.card.is === 'self')
    return say(p.l, 'this card is in {p}', {
      p: pile(p.l, c.has, c.of),
    });
  if ('has' in c)
    return say(p.l, 'there is {x} in {p}', {
      x: countedNoun(p, 1, c.card),
      p: pile(p.l, c.has, c.of),
    });
  if ('canPlay' in c)
    return say(p.l, '{x} can be played', {
      x: typeof c.canPlay === 'string' ? ref(p.l, c.canPlay) : countedNoun(p, 1, c.canPlay.cards),
    });
  if ('phase' in c)
    return say(p.l, c.phase === 'action' ? 'it is the action phase' : 'it is the regroup phase');
  const turn = ofTurns(p, c);
  if (turn !== null) return turn;
  if ('no' in c) return negatedText(p, c.no);
  if ('and' in c)
    return c.and
      .filter((x) => !isThere(x))
      .map((x) => condition(p, x))
      .join(say(p.l, ' and '));
  if ('any' in c) return c.any.map((x) => condition(p, x)).join(say(p.l, ' or '));
  return '';
}
