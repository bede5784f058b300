/** Hands, decks, piles, playing and attacking in words. */
import { type Amount, type Target } from '../effects/nodes.js';
import { type Language, type Pair, say } from './language.js';
import { attack, played } from './attack-and-play.js';
import { amount, counted, HEADER, target } from './nouns.js';
import { cards, does, type Of, resources, type Rows, things, UNTIL, whole } from './tell.js';
import { ASPECT, owned, pile, ref, who } from './words.js';

function discarded(l: Language, e: Of<'discard'>): string {
  const hand: Pair = e.who === 'you' ? ['your hand', 'tu mano'] : ['their hand', 'su mano'];
  if (e.n === 'hand') return does(l, e.who, `@discard@ ${say(l, hand)}`);
  const allBut =
    typeof e.n === 'object' &&
    'minus' in e.n &&
    typeof e.n.minus[0] === 'object' &&
    'handSize' in e.n.minus[0]
      ? e.n.minus[1]
      : undefined;
  const chance: Pair =
    e.n === 1 ? ['a random card', 'una carta al azar'] : ['{n} random cards', '{n} cartas al azar'];
  const what =
    allBut !== undefined
      ? say(l, ['all but {n} cards', 'todas sus cartas menos {n}'], { n: amount(l, allBut) })
      : e.random
        ? say(l, chance, { n: amount(l, e.n) })
        : e.upTo
          ? say(l, ['up to {x}', 'hasta {x}'], {
              x: e.n === 1 ? say(l, ['1 card', '1 carta']) : cards(l, e.n),
            })
          : e.cards
            ? counted(l, e.n === 1 ? 1 : amount(l, e.n), e.cards)
            : cards(l, e.n);
  if (e.look)
    return say(
      l,
      ['@look@ at {h} and @discard@ {x} from it', '@look@ {h} y @discard@ {x} de ella'],
      { h: pile(l, 'hand', e.who), x: what },
    );
  return does(
    l,
    e.who,
    say(l, ['@discard@ {x} from {h}', '@discard@ {x} de {h}'], { x: what, h: say(l, hand) }),
  );
}

/** Cards of one's own discard pile go to one's own hand. */
const ownPile = (t: Target): boolean =>
  'from' in t &&
  t.from !== undefined &&
  t.from !== 'resource' &&
  (t.of === undefined || t.of === 'you');

function put(l: Language, e: Of<'put'>): string {
  const t = target(l, e.to);
  if (e.where === 'discard') return say(l, ['@discard@ {t}', '@discard@ {t}'], { t });
  const order =
    e.order === undefined
      ? ''
      : say(
          l,
          e.order === 'any'
            ? [' in any order', ' en cualquier orden']
            : [' in a random order', ' en orden aleatorio'],
        );
  const own = ownPile(e.to);
  if (e.where === 'hand')
    return say(l, ['@return@ {t} to {h}', '@return@ {t} a {h}'], {
      t,
      h: own
        ? say(l, ['your hand', 'tu mano'])
        : say(l, ['its owner’s hand', 'la mano de su propietario']),
    });
  const deck = own
    ? say(l, ['your deck', 'tu mazo'])
    : say(l, ['its owner’s deck', 'el mazo de su propietario']);
  const place: Record<string, Pair> = {
    top: ['on top of {d}', 'en la parte superior de {d}'],
    bottom: ['on the bottom of {d}', 'en la parte inferior de {d}'],
    shuffle: ['into {d} and shuffle it', 'en {d} y barájalo'],
  };
  return `${say(l, ['@put@ {t} ', '@put@ {t} '], { t })}${say(l, place[e.where] as Pair, { d: deck })}${order}`;
}

function looked(l: Language, e: Of<'look'>): string {
  const verb = e.reveal ? say(l, ['@reveal@', '@reveal@']) : say(l, ['@look@ at', '@look@']);
  const what =
    e.at === 'cards'
      ? say(l, ['them', 'esas cartas'])
      : e.at === 'top'
        ? target(l, { topOf: e.who, ...(e.n === undefined ? {} : { n: e.n }) })
        : e.at === 'hand'
          ? pile(l, 'hand', e.who)
          : owned(l, e.who, ['resources', 'recursos', 'los']);
  return e.at === 'hand' && e.reveal && e.who !== 'you'
    ? does(l, e.who, say(l, ['@reveal@ their hand', '@reveal@ su mano']))
    : `${verb} ${what}`;
}

/** What is done with the cards that were found. */
const FOUND: Readonly<Record<Of<'search'>['then'], readonly [one: Pair, many: Pair]>> = {
  top: [
    ['put it on top of your deck', 'ponerla en la parte superior de tu mazo'],
    [
      'put them on top of your deck in any order',
      'ponerlas en la parte superior de tu mazo en cualquier orden',
    ],
  ],
  draw: [
    ['draw it', 'robarla'],
    ['draw them', 'robarlas'],
  ],
  'play-free': [
    ['play it for free', 'jugarla gratis'],
    ['play each of them for free', 'jugarlas gratis'],
  ],
  play: [
    ['play it', 'jugarla'],
    ['play them', 'jugarlas'],
  ],
  discard: [
    ['discard it', 'descartarla'],
    ['discard them', 'descartarlas'],
  ],
  resource: [
    ['put it into play as a resource', 'ponerla en juego como recurso'],
    ['put them into play as resources', 'ponerlas en juego como recursos'],
  ],
  remember: [
    ['set it aside', 'apartarla'],
    ['set them aside', 'apartarlas'],
  ],
};

function searched(l: Language, e: Of<'search'>): string {
  const any = e.upTo && e.n === e.top;
  const several = any || e.n !== 1;
  const n = any
    ? say(l, ['any number of', 'cualquier número de'])
    : e.n === 1
      ? 1
      : `${say(l, ['up to ', 'hasta '])}${amount(l, e.n)}`;
  const combined =
    e.maxTotalCost === undefined
      ? ''
      : say(l, [' with combined cost {n} or less', ' con un coste combinado de {n} o menos'], {
          n: amount(l, e.maxTotalCost),
        });
  const cheaper =
    e.less === undefined
      ? ''
      : say(l, ['; it costs {n} less', '; cuesta {n} menos'], { n: amount(l, e.less) });
  const ready = e.ready ? say(l, ['; it enters play ready', '; entra en juego preparada']) : '';
  const onto = e.onto ? say(l, [' on {x}', ' sobre {x}'], { x: ref(l, e.onto) }) : '';
  const end = `${say(l, FOUND[e.then][several ? 1 : 0])}${onto}${cheaper}${ready}`;
  const shown = say(
    l,
    !e.reveal
      ? [' and ', '']
      : several
        ? [', reveal them and ', 'mostrarlas y ']
        : [', reveal it and ', 'mostrarla y '],
  );
  const among =
    e.top === 'all'
      ? say(l, ['your deck', 'tu mazo'])
      : say(l, ['the top {n} cards of your deck', 'las {n} primeras cartas de tu mazo'], {
          n: amount(l, e.top),
        });
  return say(l, ['@search@ {a} for {x}{s}{e}', '@search@ en {a} {x} para {s}{e}'], {
    a: among,
    x: `${counted(l, n, e.cards)}${combined}`,
    s: shown,
    e: end,
  });
}

const creditTokens = (l: Language, n: Amount) =>
  things(l, n, ['a Credit token', 'una ficha de Crédito'], ['Credit tokens', 'fichas de Crédito']);

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
  shuffle: (l, e) => does(l, e.who, say(l, ['@shuffle@ their deck', '@shuffle@ su mazo'])),
  permit: (l, e) =>
    say(l, ['{u} {w} may play {x}{f}', '{u} {w} puede jugar {x}{f}'], {
      u: say(l, UNTIL[e.until] as Pair),
      w: who(l, e.who),
      x: target(l, e.to),
      f: `${e.free ? say(l, [' for free', ' gratis']) : ''}${e.ignoreAspects ? say(l, [', ignoring its aspect penalties', ', ignorando sus penalizaciones por aspecto']) : ''}${e.less === undefined ? '' : say(l, ['; it costs {n} less', '; cuesta {n} menos'], { n: amount(l, e.less) })}`,
    }),
  credit: (l, e) => does(l, e.who, `@create@ ${whole(creditTokens(l, e.n))}`),
  'defeat-credits': (l, e) =>
    say(l, ['@defeat@ {n}{w}', '@defeat@ {n}{w}'], {
      n: e.upTo
        ? say(l, ['any number of Credit tokens', 'cualquier número de fichas de Crédito'])
        : whole(creditTokens(l, e.n)),
      w:
        e.of === 'each'
          ? say(l, [' of any player', ' de cualquier jugador'])
          : say(l, [' that {w} controls', ' que controle {w}'], { w: who(l, e.of) }),
    }),
  'take-credits': (l, e) =>
    say(
      l,
      ['@take@ control of {n} that {w} controls', '@take@ el control de {n} que controle {w}'],
      {
        n: whole(creditTokens(l, e.n)),
        w: who(l, e.from),
      },
    ),
  discard: discarded,
  attack,
  play: played,
  mill: (l, e) =>
    say(l, ['@discard@ {x} from {d}', '@discard@ {x} de {d}'], {
      x: cards(l, e.n),
      d: e.who === 'each' ? say(l, ['each deck', 'cada mazo']) : pile(l, 'deck', e.who),
    }),
  put,
  resource: (l, e) =>
    does(
      l,
      e.who ?? 'you',
      say(l, ['@put@ {t} into play as a resource{r}', '@put@ {t} en juego como recurso{r}'], {
        t: target(l, e.to),
        r: e.ready ? say(l, [' and ready it', ' y prepáralo']) : '',
      }),
    ),
  'ready-resources': (l, e) => does(l, e.who, `@ready@ ${resources(l, e.n)}`),
  'exhaust-resources': (l, e) =>
    say(l, ['@exhaust@ {x} that {w} controls', '@exhaust@ {x} que controle {w}'], {
      w: who(l, e.who),
      x: resources(l, e.n),
    }),
  pay: (l, e) =>
    `@pay@ ${e.n === 'any' ? say(l, ['any number of resources', 'cualquier número de recursos']) : `${e.upTo ? say(l, ['up to ', 'hasta ']) : ''}${resources(l, e.n)}`}`,
  look: looked,
  reveal: (l, e) => say(l, ['@reveal@ {t}', '@reveal@ {t}'], { t: target(l, e.to) }),
  'reveal-one-by-one': (l, e) =>
    say(
      l,
      [
        '@reveal@ cards from your deck one at a time, until you stop or have revealed {n}',
        '@reveal@ cartas de tu mazo de una en una, hasta que pares o hayas mostrado {n}',
      ],
      { n: amount(l, e.max) },
    ),
  search: searched,
  name: (l) => say(l, ['@name@ a card', '@name@ una carta']),
  number: (l, e) =>
    say(l, ['@choose@ a number from {a} to {b}', '@choose@ un número del {a} al {b}'], {
      a: e.from,
      b: e.to,
    }),
  disclose: (l, e, tell) =>
    say(
      l,
      e.then.do === 'nothing'
        ? ['you may disclose {a}', 'puedes revelar {a}']
        : ['you may disclose {a}; if you do, {x}', 'puedes revelar {a}; si lo haces, {x}'],
      {
        a: e.aspects.map((a) => say(l, ASPECT[a])).join(e.any ? say(l, [' or ', ' o ']) : ', '),
        x: tell.nested(l, e.then),
      },
    ),
  deploy: (l, e) =>
    say(
      l,
      e.as === 'upgrade'
        ? ['@deploy@ this leader as an upgrade', '@deploy@ este líder como mejora']
        : ['@deploy@ this leader', '@deploy@ este líder'],
    ),
  'take-initiative': (l, e) =>
    does(l, e.who, say(l, ['@take@ the initiative', '@take@ la iniciativa'])),
  'use-ability': (l, e) =>
    say(l, ['@use@ a {h} ability of {t}', '@use@ una capacidad {h} de {t}'], {
      h: say(l, HEADER[e.header]),
      t: target(l, e.of),
    }),
};
