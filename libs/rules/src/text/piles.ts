/** Hands, decks, piles, playing and attacking in words. */
import type { Amount, Target } from '../effects/nodes.js';
import { type Language, type Phrase, say } from './language.js';
import { attack, playText } from './attack-and-play.js';
import { predicate } from './modifiers.js';
import { amount, countedNounIn, HEADER, target } from './nouns.js';
import { cards, does, type Of, resources, type Rows, things, UNTIL, whole } from './tell.js';
import { ASPECT, ownedThing, pile, ref, who } from './words.js';

function discardText(l: Language, e: Of<'discard'>): string {
  const hand: Phrase = e.who === 'you' ? 'your hand' : 'their hand';
  if (e.n === 'hand') return does(l, e.who, `@discard@ ${say(l, hand)}`);
  const allBut =
    typeof e.n === 'object' &&
    'minus' in e.n &&
    typeof e.n.minus[0] === 'object' &&
    'handSize' in e.n.minus[0]
      ? e.n.minus[1]
      : undefined;
  const chance: Phrase = e.n === 1 ? 'a random card' : '{n} random cards';
  const what =
    allBut !== undefined
      ? say(l, 'all but {n} cards', { n: amount(l, allBut) })
      : e.random
        ? say(l, chance, { n: amount(l, e.n) })
        : e.upTo
          ? say(l, 'up to {x}', {
              x: e.n === 1 ? say(l, '1 card') : cards(l, e.n),
            })
          : e.cards
            ? countedNounIn(l, e.n === 1 ? 1 : amount(l, e.n), e.cards)
            : cards(l, e.n);
  if (e.look && e.upTo && e.n === 1)
    return say(l, '@look@ at {h}; you may discard a card from it', {
      h: pile(l, 'hand', e.who),
    });
  if (e.look)
    return say(l, '@look@ at {h} and @discard@ {x} from it', {
      h: pile(l, 'hand', e.who),
      x: what,
    });
  return does(l, e.who, say(l, '@discard@ {x} from {h}', { x: what, h: say(l, hand) }));
}

/** Cards of the player's own discard pile return to that player's hand. */
const ownPile = (t: Target): boolean =>
  'from' in t &&
  t.from !== undefined &&
  t.from !== 'resource' &&
  (t.of === undefined || t.of === 'you');

function put(l: Language, e: Of<'put'>): string {
  const t = target(l, e.to);
  if (e.where === 'discard') return say(l, '@discard@ {t}', { t });
  const order =
    e.order === undefined ? '' : say(l, e.order === 'any' ? ' in any order' : ' in a random order');
  const own = ownPile(e.to);
  if (e.where === 'hand')
    return say(l, '@return@ {t} to {h}', {
      t,
      h: own ? say(l, 'your hand') : say(l, 'its owner’s hand'),
    });
  const deck = own ? say(l, 'your deck') : say(l, 'its owner’s deck');
  const place: Record<string, Phrase> = {
    top: 'on top of {d}',
    bottom: 'on the bottom of {d}',
    shuffle: 'into {d} and shuffle it',
  };
  return `${say(l, '@put@ {t} ', { t })}${say(l, place[e.where] as Phrase, { d: deck })}${order}`;
}

function lookText(l: Language, e: Of<'look'>): string {
  const verb = e.reveal ? say(l, '@reveal@') : say(l, '@look@ at');
  const what =
    e.at === 'cards'
      ? say(l, 'them')
      : e.at === 'top'
        ? target(l, { topOf: e.who, ...(e.n === undefined ? {} : { n: e.n }) })
        : e.at === 'hand'
          ? pile(l, 'hand', e.who)
          : ownedThing(l, e.who, 'resources');
  return e.at === 'hand' && e.reveal && e.who !== 'you'
    ? does(l, e.who, say(l, '@reveal@ their hand'))
    : `${verb} ${what}`;
}

/** What is done with the found cards. */
const FOUND: Readonly<Record<Of<'search'>['then'], readonly [one: Phrase, many: Phrase]>> = {
  top: ['put it on top of your deck', 'put them on top of your deck in any order'],
  draw: ['draw it', 'draw them'],
  'play-free': ['play it for free', 'play each of them for free'],
  play: ['play it', 'play them'],
  discard: ['discard it', 'discard them'],
  resource: ['put it into play as a resource', 'put them into play as resources'],
  remember: ['set it aside', 'set them aside'],
};

function searchText(l: Language, e: Of<'search'>): string {
  const any = e.upTo && e.n === e.top;
  const several = any || e.n !== 1;
  const n = any ? say(l, 'any number of') : e.n === 1 ? 1 : `${say(l, 'up to ')}${amount(l, e.n)}`;
  const combined =
    e.maxTotalCost === undefined
      ? ''
      : say(l, ' with combined cost {n} or less', {
          n: amount(l, e.maxTotalCost),
        });
  const cheaper =
    e.less === undefined ? '' : say(l, '; it costs {n} less', { n: amount(l, e.less) });
  const ready = e.ready ? say(l, '; it enters play ready') : '';
  const onto = e.onto ? say(l, ' on {x}', { x: ref(l, e.onto) }) : '';
  const end = `${say(l, FOUND[e.then][several ? 1 : 0])}${onto}${cheaper}${ready}`;
  // Played and discarded cards are seen by everybody anyway.
  const isShown = e.reveal && e.then !== 'discard' && e.then !== 'play-free';
  const shown = say(
    l,
    !isShown ? 'before a sentence| and ' : several ? ', reveal them and ' : ', reveal it and ',
  );
  const among =
    e.top === 'all'
      ? pile(l, 'deck', e.who)
      : e.who === undefined || e.who === 'you'
        ? say(l, 'the top {n} cards of your deck', { n: amount(l, e.top) })
        : say(l, 'the top {n} cards of {d}', { n: amount(l, e.top), d: pile(l, 'deck', e.who) });
  // If cards are only looked at, the text also says what happens to the rest.
  if (e.look)
    return say(
      l,
      '@look@ at {a}; @draw@ {n} and @put@ the others on the bottom of your deck in a random order',
      { a: among, n: cards(l, e.n) },
    );
  return say(l, '@search@ {a} for {x}{s}{e}', {
    a: among,
    x: `${countedNounIn(l, n, e.cards)}${combined}`,
    s: shown,
    e: end,
  });
}

const creditTokens = (l: Language, n: Amount) =>
  things(l, n, say(l, 'a Credit token'), say(l, 'Credit tokens'));

export const PILES: Rows<
  | 'draw'
  | 'shuffle'
  | 'credit'
  | 'defeat-credits'
  | 'take-credits'
  | 'discard'
  | 'mill'
  | 'put'
  | 'resource'
  | 'ready-resources'
  | 'exhaust-resources'
  | 'pay'
  | 'look'
  | 'reveal'
  | 'reveal-one-by-one'
  | 'search'
  | 'name'
  | 'name-trait'
  | 'number'
  | 'disclose'
  | 'deploy'
  | 'take-initiative'
  | 'use-ability'
  | 'attack'
  | 'play'
  | 'permit'
> = {
  draw: (l, e) => does(l, e.who, `@draw@ ${cards(l, e.n)}`),
  shuffle: (l, e) => does(l, e.who, say(l, '@shuffle@ their deck')),
  permit: (l, e, { ability, nested }) =>
    `${say(l, e.who === 'you' ? '{u} you may play {x}{f}' : '{u} {w} may play {x}{f}', {
      u: say(l, UNTIL[e.until] as Phrase),
      w: who(l, e.who),
      x: target(l, e.to),
      f: `${e.free ? say(l, ' for free') : ''}${e.ignoreAspects ? say(l, ', ignoring its aspect penalties') : ''}${e.less === undefined ? '' : say(l, '; it costs {n} less', { n: amount(l, e.less) })}`,
    })}${e.grants ? say(l, '; it {m}', { m: predicate(l, e.grants, ability) }) : ''}${e.then ? ` ${say(l, 'and')} ${nested(l, e.then)}` : ''}`,
  credit: (l, e) => does(l, e.who, `@create@ ${whole(creditTokens(l, e.n))}`),
  'defeat-credits': (l, e) =>
    say(l, '@defeat@ {n}{w}', {
      n: e.upTo ? say(l, 'any number of Credit tokens') : whole(creditTokens(l, e.n)),
      w:
        e.of === 'each'
          ? say(l, ' of any player')
          : e.of === 'you'
            ? say(l, ' that you control')
            : say(l, ' that {w} controls', { w: who(l, e.of) }),
    }),
  'take-credits': (l, e) =>
    say(l, '@take@ control of {n} that {w} controls', {
      n: whole(creditTokens(l, e.n)),
      w: who(l, e.from),
    }),
  discard: discardText,
  attack,
  play: playText,
  mill: (l, e) => {
    const much = things(l, e.n, say(l, 'a card'), say(l, 'cards'));
    const d = e.who === 'each' ? say(l, 'each deck') : pile(l, 'deck', e.who);
    return `${say(l, '@discard@ {x} from {d}', { x: much.what, d })}${much.equal}${much.each}`;
  },
  put,
  resource: (l, e) =>
    does(
      l,
      e.who ?? 'you',
      say(l, '@put@ {t} into play as a resource{r}', {
        t: target(l, e.to),
        r: e.ready ? say(l, ' and ready it') : '',
      }),
    ),
  'ready-resources': (l, e) =>
    does(l, e.who, `@ready@ ${e.upTo ? say(l, 'up to ') : ''}${resources(l, e.n)}`),
  'exhaust-resources': (l, e) =>
    say(l, '@exhaust@ {x} that {w} controls', {
      w: who(l, e.who),
      x: resources(l, e.n),
    }),
  pay: (l, e) =>
    `@pay@ ${e.n === 'any' ? say(l, 'any number of resources') : `${e.upTo ? say(l, 'up to ') : ''}${resources(l, e.n)}`}`,
  look: lookText,
  reveal: (l, e) => say(l, '@reveal@ {t}', { t: target(l, e.to) }),
  'reveal-one-by-one': (l, e) =>
    say(l, '@reveal@ cards from your deck one at a time, until you stop or have revealed {n}', {
      n: amount(l, e.max),
    }),
  search: searchText,
  name: (l) => say(l, '@name@ a card'),
  'name-trait': (l) => say(l, '@name@ a trait'),
  number: (l, e) =>
    say(l, '@choose@ a number from {a} to {b}', {
      a: e.from,
      b: e.to,
    }),
  disclose: (l, e, tell) =>
    say(
      l,
      e.then.do === 'nothing' ? 'you may disclose {a}' : 'you may disclose {a}; if you do, {x}',
      {
        a: e.aspects.map((a) => say(l, ASPECT[a])).join(e.any ? say(l, ' or ') : ', '),
        x: tell.nested(l, e.then),
      },
    ),
  deploy: (l, e) =>
    say(l, e.as === 'upgrade' ? '@deploy@ this leader as an upgrade' : '@deploy@ this leader'),
  'take-initiative': (l, e) => does(l, e.who, say(l, '@take@ the initiative')),
  'use-ability': (l, e) =>
    say(l, '@use@ a {h} ability of {t}', {
      h: say(l, HEADER[e.header]),
      t: target(l, e.of),
    }),
};
