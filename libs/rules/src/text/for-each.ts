/**
 * Counts worded one by one: "for each friendly unit", if a sum would be "the number of friendly
 * units".
 */
import type { Amount, Filter } from '../effects/nodes.js';
import { countedThings, DONE, since } from './amounts.js';
import { noun } from './cards.js';
import type { Phrases } from './phrases.js';
import { type Phrase, say } from './language.js';
import { ASPECT, ownedThing, ref, who } from './words.js';

/** The amount for each counted thing; `each` reads "for each friendly unit". */
export interface Each {
  readonly n: number;
  readonly each: string;
}

const HOW_MANY: Readonly<Record<string, Phrase>> = {
  defeated: 'unit defeated this way',
  revealed: 'card revealed this way',
  discarded: 'card discarded this way',
  exhausted: 'unit exhausted this way',
};
const NUM: Readonly<Record<string, Phrase>> = {
  resourcesPaid: 'resource paid to play it',
  paid: 'resource paid this way',
  credits: 'Credit token defeated this way',
};
const DISTINCT: Readonly<Record<string, Phrase>> = {
  trait: 'different trait among {x}',
  aspect: 'different aspect among {x}',
  cost: 'different cost among {x}',
  name: 'different name among {x}',
};

/** Counts of a player's things. */
function ofPlayer(p: Phrases, a: Extract<Amount, object>): string | null {
  if ('resources' in a)
    return a.resources === 'you'
      ? say(p.l, a.ready ? 'ready resource you control' : 'resource you control')
      : say(p.l, 'resource {w} controls', { w: who(p.l, a.resources) });
  if ('handSize' in a) return say(p.l, 'card in {p}', { p: ownedThing(p.l, a.handSize, 'hand') });
  if ('discardSize' in a)
    return say(p.l, 'card in {p}', { p: ownedThing(p.l, a.discardSize, 'discard') });
  if ('credits' in a && a.credits === 'you') return say(p.l, 'friendly Credit token');
  return null;
}

/** Counts of things on a card or of an instruction. */
function ofCards(p: Phrases, a: Extract<Amount, object>): string | null {
  if ('damageOn' in a) return say(p.l, 'damage on {x}', { x: ref(p.l, a.damageOn) });
  if ('upgradesOn' in a)
    return say(p.l, '{x} on {y}', {
      x: noun(p, { type: 'Upgrade', ...a.filter }),
      y: ref(p.l, a.upgradesOn),
    });
  if ('icons' in a)
    return say(p.l, '{a} aspect icon among {x}', {
      a: say(p.l, ASPECT[a.icons]),
      x: noun(p, a.among, 2),
    });
  if ('howMany' in a) {
    const done = DONE[a.howMany];
    if (a.a) return say(p.l, done ? done[0] : '{x} among them', { x: noun(p, a.a) });
    return HOW_MANY[a.howMany] ? say(p.l, HOW_MANY[a.howMany] as Phrase) : null;
  }
  if ('num' in a) return NUM[a.num] ? say(p.l, NUM[a.num] as Phrase) : null;
  return null;
}

function distinct(p: Phrases, a: Extract<Amount, { distinct: unknown }>): string | null {
  const phrase = DISTINCT[a.distinct];
  if (a.distinct === 'aspect' && 'among' in a && a.among === 'first')
    return say(p.l, 'different aspect it has');
  if (phrase === undefined || 'among' in a) return null;
  return say(p.l, phrase, { x: countedThings(p, { count: a.of, from: a.from }, 2) });
}

const HAPPENED: Readonly<Record<string, Phrase>> = {
  defeated: '{x} that was defeated {p}',
  played: '{x} you played {p}',
  discarded: '{x} discarded from your hand {p}',
};
/** The noun for one of the counted events; null if the amount is worded as a number. */
function nounOfPast(p: Phrases, a: Extract<Amount, { happened: unknown }>): string | null {
  const { e, by, card, from, since: _, ...rest } = a.happened;
  const words = HAPPENED[e];
  if (!words || by !== 'you' || Object.keys(rest).length > 0) return null;
  if ((e === 'discarded') !== (from === 'hand')) return null;
  const x: Filter = e === 'defeated' ? { ...card, side: 'friendly' } : { ...card };
  return say(p.l, words, { x: noun(p, x), p: since(p, a.happened) });
}

/** The noun for one of the counted things, "friendly unit"; null if an amount is no count. */
const thingCounted = (p: Phrases, a: Extract<Amount, object>): string | null =>
  'count' in a && a.ofMost === 'opponents'
    ? say(p.l, '{x} controlled by the opponent who controls the most {y}', {
        x: noun(p, a.count),
        y: noun(p, a.count, 2),
      })
    : 'count' in a
      ? countedThings(p, a, 1)
      : 'distinct' in a
        ? distinct(p, a)
        : 'happened' in a
          ? nounOfPast(p, a)
          : (ofPlayer(p, a) ?? ofCards(p, a));

/** The plural of the counted things, after a number: "for every 5 damage on your base". */
function severally(p: Phrases, per: Amount): string | null {
  if (typeof per === 'number') return null;
  if ('baseDamage' in per)
    return say(p.l, 'several|damage on {x}', {
      x: ownedThing(p.l, per.baseDamage, 'base'),
    });
  if ('resources' in per)
    return per.resources === 'you'
      ? say(p.l, 'resources you control')
      : say(p.l, 'several|resources {w} controls', { w: who(p.l, per.resources) });
  if ('num' in per && per.num === 'dealt') return say(p.l, 'damage dealt this way');
  if ('num' in per && per.num === 'paid') return say(p.l, 'resources paid this way');
  return 'count' in per ? countedThings(p, per, 2) : null;
}

/** "For each other card you played this phase", if one of the counted cards is this one. */
function othersPlayed(p: Phrases, [of, one, ...more]: readonly Amount[]): Each | null {
  if (one !== 1 || more.length > 0 || typeof of !== 'object' || !('happened' in of)) return null;
  if (of.happened.e !== 'played') return null;
  const x = nounOfPast(p, of);
  return x === null
    ? null
    : { n: 1, each: say(p.l, 'for each {x}', { x: `${say(p.l, 'one|other ')}${x}` }) };
}

export function forEach(p: Phrases, a: Amount): Each | null {
  if (typeof a === 'number') return null;
  if ('minus' in a) return othersPlayed(p, a.minus);
  if ('half' in a && !a.up) {
    const x = severally(p, a.half);
    return x === null ? null : { n: 1, each: say(p.l, 'for every {n} {x}', { n: 2, x }) };
  }
  if ('times' in a) {
    const one = forEach(p, a.times[1]);
    return one && one.n === 1 ? { ...one, n: a.times[0] } : null;
  }
  if ('every' in a) {
    const x = severally(p, a.per);
    return x === null ? null : { n: 1, each: say(p.l, 'for every {n} {x}', { n: a.every, x }) };
  }
  const x = thingCounted(p, a);
  return x === null ? null : { n: 1, each: say(p.l, 'for each {x}', { x }) };
}
