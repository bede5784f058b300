import { swtcg } from '#games';
import { type Cases, type Example, of } from './example.js';
import { buildFrame, newGame, table, type LaidCard, use } from './swtcg-table.js';

type Given = Example['given'];
type Game = ReturnType<typeof table>;

const points = (text: string): number => Number(/\d+/.exec(text)?.[0]);
const enemy: LaidCard = { key: 'enemy', owner: 1, speed: 10 };
/** Keeps the build step open when nothing else can be done in it. */
const open: LaidCard = {
  key: 'open',
  abilities: [{ keyword: 'Build Effect', does: [{ do: 'gain', n: 1 }] }],
};

/** A build step with a unit in its arena and a card in hand. */
const building = (
  top: Partial<LaidCard>,
  added: Partial<LaidCard>,
  frame: swtcg.Frame = buildFrame,
): Game =>
  table({
    cards: [
      { key: 'top', version: 'Z', ...top },
      { key: 'added', version: 'Y', ...added, zone: 'hand' },
      { key: 'rest', zone: 'hand', cost: 9 },
      open,
      enemy,
    ],
    points: [9, 0],
    frames: [frame],
  });

const placesIn = (game: Game): string[] =>
  (game.state().waiting?.options ?? []).flatMap((option) =>
    'do' in option && option.do === 'stack' ? [option.place] : [],
  );

/** The build points that a choice costs. */
const paidFor = (game: Game, option: Readonly<Record<string, unknown>>): number => {
  const before = game.state().seats[0].points;
  game.choose(option);
  return before - game.state().seats[0].points;
};

/** A card with something that names a card, and a unit in the same arena. */
const naming = (named: string, power: number, unit: Partial<LaidCard>): Game =>
  table({
    cards: [
      {
        key: 'giver',
        abilities: [{ static: { to: { named: [named] }, mods: [{ stat: 'power', n: power }] } }],
      },
      { key: 'asked', ...unit },
      { key: 'added', name: named, version: 'A', zone: 'hand' },
      enemy,
    ],
    points: [9, 0],
    frames: [buildFrame],
  });
const powerIn = (game: Game): number => swtcg.totalsOf(game.reader(), 'asked').power;

const stacks: Cases = {
  'S-01': (given) => {
    const [giver, asked] = of<
      { name: string; power?: number; grants?: { toName: string; power: number } }[]
    >(given, 'inPlay');
    const { toName = '', power = 0 } = giver?.grants ?? {};
    const vader = { name: asked?.name ?? '', version: 'B', power: asked?.power ?? 0 };
    const game = naming(toName, power, vader);
    const isSame = game.offers({ do: 'stack', card: 'added', on: 'asked' });
    return {
      power: powerIn(game),
      rule: isSame ? 'exact name; sameness counts only for stacking and contesting' : '',
    };
  },
  'S-02': (given) => {
    const begin = (): Game => building(of(given, 'inArena'), of(given, 'hand'));
    const choice = placesIn(begin());
    const [paid, below] = ['above', 'below'].map((place) =>
      paidFor(begin(), { do: 'stack', place }),
    );
    return { paid, counters: below, choice };
  },
  'S-03': (given) => {
    const [top, added] = [
      of<{ cost: number }>(given, 'inArena'),
      of<{ cost: number }>(given, 'hand'),
    ];
    const paid = paidFor(building(top, added), { do: 'stack', place: 'above' });
    return { paid, formula: `${added.cost}-${top.cost}+1` };
  },
  'S-04': (given) => {
    const under = of<string[]>(given, 'under').map((key): LaidCard => ({
      ...{ key, version: key, zone: 'stack', on: 'top' },
    }));
    const top = { key: 'top', ...of<Partial<LaidCard>>(given, 'top') };
    return { ...swtcg.totalsOf(table({ cards: [top, ...under, enemy] }).reader(), 'top') };
  },
  'S-06': (given) => ({
    legal: building(of(given, 'inArena'), of(given, 'hand')).offers({ do: 'stack' }),
  }),
  'S-51': (given) => ({
    affected: powerIn(naming('Luke Skywalker', 1, { name: of(given, 'inPlay'), power: 2 })) > 2,
  }),
  'S-55': (given) => {
    const [text = ''] = of<string[]>(given, 'stack');
    const name = 'Same';
    const frame: swtcg.Frame = { kind: 'setup', at: 3, spent: [0, 0], done: [false, false] };
    const added = { name, cost: points(of<string>(given, 'add')) };
    const game = building({ name, cost: points(text) }, added, frame);
    const places = placesIn(game);
    return {
      paid: paidFor(game, { do: 'stack' }),
      place: places.join() === 'below' ? 'under only' : places.join(),
    };
  },
  'S-96': (given) => {
    const name = 'Same';
    const game = table({
      cards: [
        { key: 'top', name, version: 'A', damage: of<number>(given, 'damage') },
        // The card that comes to lie under it adds 1 to the health of the new top.
        {
          ...{ key: 'under', name, version: 'B', zone: 'stack', on: 'top' },
          health: of<number>(given, 'newTopHealth') - 1,
        },
        open,
        enemy,
      ],
      frames: [buildFrame],
    });
    game.choose({ do: 'top', card: 'under' });
    return { discarded: game.state().cards['under']?.zone === 'discard' };
  },
  'S-97': (given) => {
    const name = 'Same';
    const offers = (inStack: number): boolean =>
      table({
        cards: [
          { key: 'top', name, version: 'A' },
          ...['B', 'C', 'D'].slice(0, inStack - 1).map((version): LaidCard => ({
            ...{ key: version, name, version, zone: 'stack', on: 'top' },
          })),
          { key: 'added', name, version: 'E', zone: 'hand' },
          open,
          enemy,
        ],
        points: [9, 0],
        frames: [buildFrame],
      }).offers({ do: 'stack' });
    const stack = of<number>(given, 'stack');
    if (!offers(stack - 1)) throw new Error('one card less may be added to');
    return { legal: offers(stack) };
  },
};

/** A game whose players brought decks of these sides, one card each. */
const withSides = (...decks: readonly (readonly swtcg.Side[])[]) =>
  newGame(
    decks.map((sides) => sides.map((side) => [{ key: side, side }])),
    [],
  );

const setup: Cases = {
  'S-10': (given) => {
    const game = withSides(['D', 'L'], ['D', 'L']);
    for (const text of of<string[]>(given, 'bids')) {
      const [bid = '', player = ''] = /^\d/.test(text) ? text.split(' ') : ['', text.charAt(0)];
      if (game.state().waiting?.seat !== 'AB'.indexOf(player)) throw new Error(`not ${player}`);
      game.choose(bid === '' ? { do: 'done' } : { pick: 'number', number: Number(bid) });
    }
    const { waiting } = game.state();
    const chooser = waiting?.question === 'side' ? 'AB'.charAt(waiting.seat) : 'nobody';
    game.choose({ pick: 'side', side: 'L' });
    const [A, B] = game.state().seats.map((seat) => seat.points);
    return { chooser, buildPoints: { A, B } };
  },
  'S-10b': () => {
    const sides = ['L', 'Y', 'D'] as const;
    const words = { D: 'Dark', Y: 'Yuuzhan Vong', L: 'Light' };
    const isFirst = (one: swtcg.Side, other: swtcg.Side): boolean =>
      withSides([other], [one]).state().order[0] === 1;
    const order = [...sides].sort((one, other) => (isFirst(one, other) ? -1 : 1));
    const [first = 'L'] = order;
    return { winner: words[first], order: order.map((side) => words[side]) };
  },
  'S-11': (given) => {
    const inHand = (owner: number, texts: readonly string[]): LaidCard[] =>
      texts.map((text, n) => ({
        ...{ key: `${owner} ${n}`, owner, zone: 'hand', cost: points(text) },
      }));
    const game = table({
      cards: [
        ...inHand(0, [...of<string[]>(given, 'D'), 'cost 2']),
        ...inHand(1, [...of<string[]>(given, 'L'), 'cost 2', 'cost 2']),
      ],
      points: [30, 30],
      frames: [{ kind: 'setup', at: 3, spent: [0, 0], done: [false, false] }],
    });
    const dark = paidFor(game, { do: 'complete', card: '0 0' });
    const goesOn = [0, 1, 2].map((n) => {
      game.choose({ do: 'complete', card: `1 ${n}` });
      const spent = 30 - (game.state().seats[1]?.points ?? 0);
      return { spent, is: game.state().waiting?.seat === 1 };
    });
    const [five, seven, nine] = goesOn;
    return {
      Dleft: game.state().seats[0].points,
      afterFive: five?.is ? `must go on (${five.spent} is not more than ${dark})` : 'done',
      afterFiveTwo: seven?.is ? `${seven.spent} is not more than ${dark}: must go on` : 'done',
      afterFiveTwoTwo: nine?.is ? 'must go on' : `${nine?.spent} > ${dark}: D builds`,
    };
  },
};

/** The upkeeps of the example, of which the one with this cost is paid first. */
const upkeep = (given: Given, first: number) => {
  const game = table({
    cards: [
      ...of<number[]>(given, 'upkeeps').map((cost): LaidCard => ({
        key: `${cost}`,
        abilities: [{ keyword: 'Upkeep', cost: { build: cost } }],
      })),
      open,
      enemy,
    ],
    points: [of<number>(given, 'buildPoints'), 0],
    frames: [{ ...buildFrame, at: 0 }],
  });
  game.choose({ pick: 'card', card: `${first}:0:0` });
  const { waiting, seats } = game.state();
  return {
    left: seats[0].points,
    second: waiting?.question === 'build' ? 'cannot be paid, ignored' : 'asked for',
  };
};

/** The cost to complete the card of the example. */
const reduced = (given: Given) => {
  const { cost, keyword } = of<{ cost: number; keyword: string }>(given, 'card');
  const less = given['other'] === undefined ? 0 : points(of<string>(given, 'other'));
  const abilities: swtcg.Ability[] = [
    {
      keyword: 'Reduced Cost',
      x: points(keyword),
      when: [{ is: 'have', what: { whose: 'own', arenas: ['Space'] } }],
    },
  ];
  const ground: Partial<LaidCard> = { types: ['Ground'], arena: 'Ground' };
  const game = table({
    cards: [
      { key: 'card', zone: 'hand', cost, abilities },
      { key: 'cheaper', ...ground, abilities: [{ cheaper: { what: { whose: 'own' }, n: less } }] },
      { ...open, ...(given['space'] === true ? {} : ground) },
      enemy,
    ],
    points: [9, 0],
    frames: [buildFrame],
  });
  return { cost: paidFor(game, { do: 'complete', card: 'card' }) };
};

/** A use for X Force, with Force for an X of ten, after the changes of the cost by other cards. */
const payX = (force: number, changes: readonly { owner: number; n: number }[]) => {
  const game = table({
    cards: [
      {
        key: 'luke',
        abilities: [
          {
            keyword: 'Effect',
            cost: { force: 'X' },
            does: [
              { do: 'give', n: 1, to: 'self', mods: [{ stat: 'power', n: 1 }], until: 'turn' },
            ],
          },
        ],
      },
      ...changes.map(({ owner, n }): LaidCard => ({
        key: `changes ${n}`,
        owner,
        abilities: [
          {
            pricier: { what: 'activated', n, whose: owner === 0 ? 'own' : 'opponent', paid: true },
          },
        ],
      })),
      enemy,
    ],
    force: [force, 0],
  });
  const X = 10;
  game.choose({ ...use('luke'), x: X });
  return { paid: force - game.state().seats[0].force, X };
};

const costs: Cases = {
  'S-14a': (given) => {
    const effect: swtcg.Ability = {
      keyword: 'Effect',
      cost: { discard: 1 },
      does: [{ do: 'gain', n: 1 }],
    };
    const hand = Array.from({ length: of<number>(given, 'hand') }, (_, n): LaidCard => ({
      key: `card ${n}`,
      zone: 'hand',
    }));
    const game = table({ cards: [{ key: 'user', abilities: [effect, effect] }, ...hand, enemy] });
    game.choose({ ...use('user'), ability: 0 });
    return { legal: game.offers({ ...use('user'), ability: 1 }) };
  },
  'S-15': (given) => {
    const { force, enhance } = of<{ force: number; enhance: number }>(given, 'card');
    const n = -points(of<string>(given, 'modifier'));
    const game = table({
      cards: [
        {
          ...{ key: 'battle', zone: 'hand', types: ['Battle'] },
          abilities: [
            {
              ...{ keyword: 'Effect', enhanced: true, cost: { force: force + enhance } },
              does: [{ do: 'draw', n: 1 }],
            },
          ],
        },
        { key: 'cheaper', abilities: [{ pricier: { what: 'Battle', n, whose: 'own' } }] },
        enemy,
      ],
      force: [9, 0],
    });
    game.choose(use('battle'));
    return { paid: 9 - game.state().seats[0].force };
  },
  'S-25': reduced,
  'S-25b': reduced,
  'S-25c': reduced,
  'S-28': (given) => upkeep(given, 1),
  'S-28b': (given) => upkeep(given, 2),
  'S-38b': (given) => {
    const lose: swtcg.EffectPart = { do: 'lose', n: 3, who: 'opponent' };
    const game = table({
      cards: [{ key: 'user', abilities: [{ keyword: 'Effect', does: [lose] }] }, enemy],
      force: [0, of<number>(given, 'force')],
    });
    game.choose(use('user'));
    return { force: game.state().seats[1].force };
  },
  'S-41a': (given) => payX(9, [{ owner: 0, n: of<number>(given, "Obi-Wan's Spirit (A)") }]),
  'S-41b': (given) =>
    // The cards of the example before are in play too.
    payX(11, [
      { owner: 0, n: -1 },
      { owner: 1, n: points(of<string>(given, 'also')) },
    ]),
  'S-87': (given) => {
    const game = table({
      cards: [
        {
          ...{ key: 'card', zone: 'build', faceDown: true, cost: of<number>(given, 'cost') },
          counters: of<number>(given, 'counters'),
        },
        open,
        enemy,
      ],
      points: [of<number>(given, 'buildPoints'), 0],
      frames: [buildFrame],
    });
    game.choose({ do: 'complete', card: 'card', to: 'Space' });
    const { seats, cards } = game.state();
    return { left: seats[0].points, deployed: cards['card']?.zone === 'arena' };
  },
};

const pilot = (key: string, kind: string): LaidCard => ({
  ...{ key, types: ['Character'], arena: 'Character' },
  abilities: [{ keyword: 'Pilot', of: [kind] }],
});

/** The Force gained for each unit that an effect counts while a Jedi is on a unit as its Pilot. */
const countsPilot = (given: Given, what: swtcg.Filter): boolean => {
  const game = table({
    cards: [
      {
        key: 'user',
        abilities: [{ keyword: 'Effect', does: [{ do: 'gain', n: 1, each: what }] }],
      },
      {
        ...{ key: 'jedi', types: ['Character'], subtypes: of<string>(given, 'pilot') },
        ...{ zone: 'attached', on: 'user' },
      },
      enemy,
    ],
  });
  game.choose(use('user'));
  return game.state().seats[0].force === 1;
};

const pilots: Cases = {
  'S-29': (given) => {
    const onto = of<string[]>(given, 'onto');
    const game = table({
      cards: [
        pilot('pilot', of<string>(given, 'pilot').replace(' Pilot', '')),
        ...onto.map((subtypes): LaidCard => ({ key: subtypes, subtypes })),
        enemy,
      ],
      frames: [buildFrame],
    });
    return { legal: onto.map((on) => game.offers({ do: 'board', card: 'pilot', on })) };
  },
  'S-30': (given) => {
    const additional = of<string>(given, 'unit').includes('additional Pilot');
    const all = ['1', '2', '3', '4', '5'];
    const game = table({
      cards: [
        {
          ...{ key: 'falcon', subtypes: 'Rebel Transport' },
          abilities: additional ? [{ keyword: 'Extra Pilot' }] : [],
        },
        ...all.map((key) => pilot(key, 'Transport')),
        open,
        enemy,
      ],
      frames: [buildFrame],
    });
    const boarded = all.filter((card) => {
      const board = { do: 'board', card, on: 'falcon' };
      if (!game.offers(board)) return false;
      game.choose(board);
      return true;
    });
    return { capacity: boarded.length };
  },
  'S-31a': (given) => ({ counts: countsPilot(given, { subtypes: ['Jedi'] }) }),
  'S-31b': (given) => ({
    counts: countsPilot(given, { subtypes: ['Jedi'], arenas: ['Character'] }),
  }),
};

const several: LaidCard = { key: 'several', types: ['Ground', 'Character'] };

const types: Cases = {
  'S-54': () => {
    const stronger: swtcg.Ability = {
      static: { to: { arenas: ['Character'] }, mods: [{ stat: 'power', n: 1 }] },
    };
    const game = table({
      cards: [{ key: 'giver', abilities: [stronger] }, { ...several, arena: 'Ground' }, enemy],
    });
    return { affected: swtcg.totalsOf(game.reader(), 'several').power > 2 };
  },
  'S-54b': () => {
    const cost = { reveal: { types: ['Character'] } };
    const game = table({
      cards: [
        {
          key: 'user',
          abilities: [{ keyword: 'Effect', cost, does: [{ do: 'gain', n: 1 }] }],
        },
        { ...several, zone: 'hand' },
        enemy,
      ],
    });
    return { matches: game.offers(use('user')) };
  },
};

/** How costs are paid, units are stacked and a game begins. */
export const swtcgBuildCases: Cases = {
  ...stacks,
  ...setup,
  ...costs,
  ...pilots,
  ...types,
};
