import { swtcg } from '#games';
import type { Cases, Example } from './example.js';
import { table, type LaidCard } from './swtcg-table.js';

type Given = Example['given'];

const of = <T>(given: Given, key: string): T => given[key] as T;
const named = (text: string): swtcg.Ability => swtcg.abilityNamed(text);
const gain = (n: number): swtcg.EffectPart => ({ do: 'gain', n });
const foretelling = (given: Given, seat: string): swtcg.Ability[] =>
  of<string[]>(given, seat).map((text) => ({
    keyword: text.split(':')[0] ?? '',
    does: [gain(Number(/\d+/.exec(text)?.[0]))],
  }));

const attacker: LaidCard = { key: 'attacker' };
const defender: LaidCard = { key: 'defender', owner: 1, speed: 10 };
/** Somebody who still has to decide: the turn does not end before the answer is read. */
const last: LaidCard = { key: 'last', speed: 5 };
const inHand: LaidCard = { key: 'in hand', zone: 'hand' };
const attack = { do: 'attack', card: 'attacker', on: 'defender' };
/** Costs 1 Force: what is being done does not happen. */
const disruptCard = (owner: number): LaidCard => ({
  key: 'disrupt',
  owner,
  zone: 'hand',
  types: ['Battle'],
  abilities: [{ keyword: 'Disrupt', cost: { force: 1 } }],
});
const use = (card: string) => ({ do: 'use', card });

/** An attack in which a number of hits is foretold; answers with the Force gained. */
const predicted = (given: Given, who: 'attacker' | 'defender') => {
  const dice = of<number[]>(given, 'dice');
  const game = table({
    cards: [
      {
        ...attacker,
        power: dice.length,
        ...(who === 'attacker' ? { abilities: foretelling(given, who) } : {}),
      },
      { ...defender, ...(who === 'defender' ? { abilities: foretelling(given, who) } : {}) },
      last,
    ],
    dice,
  });
  game.choose(attack);
  game.choose({ pick: 'number', number: of<number>(given, 'predicted') });
  const gained = game.told.find(({ what }) => what === 'gained')?.number ?? 0;
  game.until({ do: 'attack', card: 'last' });
  return { hits: game.state().cards['defender']?.damage, force: `+${gained}` };
};

/** A keyword that is paid for, and the card that disrupts it. */
const disrupted = (cards: readonly LaidCard[], card: string, dice: readonly number[] = []) => {
  const game = table({ cards: [...cards, disruptCard(0)], force: [1, 9], dice });
  if (game.offers(attack)) game.choose(attack);
  game.until(use(card));
  game.choose(use(card));
  game.choose(use('disrupt'));
  return game;
};

const effects: Cases = {
  'S-12': () => {
    const yoda: LaidCard = {
      key: 'yoda',
      owner: 1,
      controller: 0,
      health: 1,
      abilities: [{ keyword: 'When Discarded', does: [gain(4), { do: 'return', n: 1 }] }],
    };
    const game = table({ cards: [yoda, last, { key: 'enemy', owner: 1, power: 1 }], dice: [6] });
    game.until({ do: 'attack', card: 'enemy' });
    game.choose({ do: 'attack', card: 'enemy' });
    const { seats, cards } = game.state();
    const one = cards['yoda'];
    return {
      force: { D: seats[0].force },
      handOf: one?.zone === 'hand' && one.controller === 1 ? 'L' : one?.zone,
    };
  },
  'S-13': () => {
    const game = table({
      cards: [
        { ...attacker, abilities: [{ keyword: 'Battle Start', does: [{ do: 'damage', n: 9 }] }] },
        {
          ...defender,
          abilities: [{ keyword: 'Battle Start', only: 'Space', does: [gain(2)] }],
        },
      ],
      step: 5,
    });
    game.choose({ pick: 'card', card: 'defender' });
    const gone = game.state().cards['defender']?.zone === 'discard';
    const gained = game.told.some(({ what, seat }) => what === 'gained' && seat === 1);
    return {
      E: gone && gained ? 'still takes effect' : 'is lost',
      conditionChecked: gone && gained ? 'at the trigger' : 'later',
    };
  },
  'S-14b': () => {
    const game = table({
      cards: [
        {
          ...attacker,
          abilities: [
            { keyword: 'Effect', does: [{ do: 'discard', n: 1 }] },
            { keyword: 'Effect', cost: { discard: 1 }, does: [gain(1)] },
          ],
        },
        { key: 'card', zone: 'hand' },
      ],
    });
    game.choose({ do: 'use', card: 'attacker', ability: 0 });
    return { legal: game.offers({ do: 'use', card: 'attacker', ability: 1 }) };
  },
  'S-22': () => {
    const game = disrupted(
      [
        attacker,
        defender,
        {
          key: 'under',
          owner: 1,
          zone: 'stack',
          on: 'defender',
          abilities: [{ keyword: 'INSERT', insert: named('F1 -> Evade 1') }],
        },
      ],
      'defender',
      [6, 6],
    );
    return { disrupted: game.state().cards['defender']?.damage === 2 };
  },
  'S-24': (given) => {
    const force = of<number>(given, 'force');
    const game = table({
      cards: [
        attacker,
        {
          key: 'battle',
          zone: 'discard',
          types: ['Battle'],
          cost: 4,
          abilities: [
            { keyword: 'Effect', cost: { force: 4 }, does: [{ do: 'draw', n: 1 }] },
            { keyword: 'Meditate', cost: { force: 2 } },
          ],
        },
        { key: 'top', zone: 'deck' },
        defender,
      ],
      force: [force, 0],
    });
    game.choose(use('battle'));
    const { cards, seats } = game.state();
    return {
      force: seats[0].force,
      effect: cards['top']?.zone === 'hand' ? 'happens' : 'does not happen',
      card: cards['battle']?.zone === 'out' ? 'removed from the game' : 'stays',
    };
  },
  'S-26': () => {
    const game = disrupted(
      [
        attacker,
        {
          key: 'reserve',
          owner: 1,
          zone: 'build',
          damage: 1,
          abilities: [{ keyword: 'Reserves', cost: { force: 2 }, does: [{ do: 'heal', n: 1 }] }],
        },
      ],
      'reserve',
    );
    return { disrupted: game.state().cards['reserve']?.damage === 1 };
  },
  'S-38': () => {
    const game = table({
      cards: [
        {
          ...attacker,
          abilities: [{ keyword: 'Effect', does: [{ do: 'damage', n: 2 }, gain(2)] }],
        },
        { key: 'own', abilities: [named('F2 -> Evade 2')] },
      ],
    });
    game.choose({ ...use('attacker'), on: 'own' });
    const { cards, seats } = game.state();
    if (seats[0].force !== 2) throw new Error('the Force was not gained');
    return { legal: cards['own']?.damage !== 2 };
  },
  'S-42': () => {
    const game = table({
      cards: [{ ...attacker, abilities: [{ keyword: 'Build Effect', does: [gain(1)] }] }, inHand],
      frames: [{ kind: 'build', at: 2, seat: 0, upkeep: [] }],
      points: [1, 0],
    });
    const first = game.offers(use('attacker'));
    game.choose(use('attacker'));
    return { legal: [first, game.offers(use('attacker'))] };
  },
  'S-43': (given) => {
    const has = of<number>(given, 'deckHas');
    const game = table({
      cards: [
        {
          ...attacker,
          abilities: [{ keyword: 'Effect', does: [{ do: 'search', n: 3, named: 'Wanted' }] }],
        },
        { key: 'other', zone: 'deck' },
        defender,
        ...Array.from({ length: has }, (_, n): LaidCard => ({
          key: `w${n}`,
          name: 'Wanted',
          zone: 'deck',
        })),
      ],
    });
    game.choose(use('attacker'));
    return { taken: game.told.filter(({ what }) => what === 'drawn').length };
  },
  'S-44': () => {
    const lands: LaidCard = { key: 'damaged', damage: 5, speed: 5 };
    const heal: swtcg.EffectPart = { do: 'heal', n: 1, to: { choose: { arenas: ['Space'] } } };
    const game = table({
      cards: [
        {
          ...attacker,
          abilities: [
            {
              keyword: 'Effect',
              does: [
                { do: 'draw', n: 2 },
                { do: 'discard', n: 2 },
              ],
            },
          ],
        },
        {
          ...{ key: 'chewbacca', types: ['Character'], arena: 'Character', speed: 5 },
          abilities: [{ keyword: 'Drawn', only: 'Character', does: [heal] }],
        },
        lands,
        defender,
        ...['one', 'two'].map((key): LaidCard => ({ key, zone: 'deck' })),
      ],
    });
    game.choose(use('attacker'));
    // The other one is the last of the hand: it goes by itself.
    game.choose({ pick: 'card', card: 'one' });
    for (let n = 0; n < 2; n += 1) game.choose({ pick: 'card', card: 'damaged' });
    const order = game.told.map(({ what }) => what);
    const removals = order.filter((what) => what === 'healed').length;
    const discards = order.slice(0, order.indexOf('healed')).filter((w) => w === 'discarded');
    return { removals, when: discards.length === 2 ? 'after both discards' : 'before' };
  },
};

const battle: Cases = {
  'S-19': (given) => predicted(given, 'attacker'),
  'S-19b': (given) => predicted(given, 'attacker'),
  'S-20': (given) => predicted(given, 'defender'),
  'S-27': (given) => {
    const [, retaliate = ''] = of<string[]>(given, 'B');
    const game = table({
      cards: [
        { ...attacker, key: 'C', power: 3 },
        { key: 'A', owner: 1, speed: 10, abilities: [named(of<string>(given, 'A'))] },
        {
          key: 'B',
          owner: 1,
          speed: 10,
          health: 1,
          abilities: [named('Intercept'), named(retaliate)],
        },
      ],
      dice: [6, 1, 1, 6, 6, 6, 6, 6],
    });
    game.choose({ do: 'attack', card: 'C', on: 'A' });
    game.choose({ ...use('A'), ability: 0 });
    game.choose({ ...use('B'), ability: 0 });
    game.until(use('B'));
    game.choose({ ...use('B'), ability: 1 });
    const rolls = game.told.filter(({ what, card }) => what === 'rolled' && card !== 'C');
    const at = (what: string, card: string): number =>
      game.told.findIndex((one) => one.what === what && one.card === card);
    return {
      order: rolls.map(({ card, number }) => `${card} rolls ${number}`),
      against: at('damage', 'C') === -1 ? 'nobody' : 'C',
      evenIfDiscarded: at('discarded', 'B') !== -1 && at('discarded', 'B') < at('rolled', 'B'),
    };
  },
  'S-37': (given) => {
    const card: LaidCard = {
      key: 'prevent',
      owner: 1,
      zone: 'hand',
      types: ['Battle'],
      abilities: [{ keyword: 'Prevent', x: 'X', cost: { force: 'X' } }],
    };
    const game = table({
      cards: [
        { ...attacker, abilities: [{ keyword: "Can't Use", of: ['Evade'] }] },
        { ...defender, abilities: of<string[]>(given, 'unit').map(named) },
        card,
      ],
      force: [0, 3],
      dice: [6, 6],
    });
    game.choose(attack);
    return {
      Evade: game.offers({ ...use('defender'), ability: 0 }),
      Deflect: game.offers({ ...use('defender'), ability: 1 }),
      'prevent X': game.offers({ ...use('prevent'), x: 2 }),
    };
  },
  'S-39': () => {
    const game = table({
      cards: [
        { ...attacker, abilities: [{ keyword: 'Effect', does: [{ do: 'extra-attack', n: 1 }] }] },
        defender,
      ],
    });
    game.choose(use('attacker'));
    game.until(attack);
    game.choose(attack);
    return { extra: game.offers(attack) && game.offers({ do: 'pass' }) ? 'optional' : 'none' };
  },
  'S-73': (given) => {
    const game = table({
      cards: [{ ...attacker, abilities: of<string[]>(given, 'attacker').map(named) }, defender],
    });
    game.choose(attack);
    game.choose(attack);
    return {
      attacks: game.told.filter(({ what, card }) => what === 'attacks' && card === 'attacker')
        .length,
    };
  },
  'S-77': (given) => {
    const game = table({
      cards: [
        { ...attacker, abilities: of<string[]>(given, 'attacker').map(named) },
        defender,
        { key: 'other', owner: 1, speed: 10, abilities: of<string[]>(given, 'other').map(named) },
      ],
    });
    game.choose(attack);
    return { legal: game.offers(use('other')) };
  },
  'S-94': () => {
    const game = table({
      cards: [attacker, defender, disruptCard(1)],
      force: [0, 1],
      dice: [6, 6],
    });
    game.choose(attack);
    game.choose(use('disrupt'));
    const rolled = game.told.some(({ what, card }) => what === 'rolled' && card === 'attacker');
    return {
      attackHappened: rolled,
      attackerTapped:
        game.told.every(({ what }) => what !== 'turn') && !rolled
          ? game.state().cards['attacker']?.tapped
          : false,
    };
  },
  'S-98': (given) => {
    const game = table({
      cards: [
        { ...attacker, power: 3 },
        {
          ...defender,
          abilities: of<string[]>(given, 'unit').map((text) => named(text.replace('>', ' -> '))),
        },
      ],
      force: [0, of<number>(given, 'force')],
      dice: [6, 6, 6],
    });
    game.choose(attack);
    const first = game.offers(use('defender'));
    game.choose(use('defender'));
    return {
      legal: [first, game.offers(use('defender'))],
      rule: game.state().cards['defender']?.damage === 1 ? 'once for each damage instance' : '',
    };
  },
};

const buildFrame: swtcg.Frame = { kind: 'build', at: 2, seat: 0, upkeep: [] };

const costly: Cases = {
  'S-07': (given) => {
    const [, speed, power, health, name = '', keyword = ''] =
      /take \d (\d+)\/(\d+)\/(\d+) (.+) with (.+)$/.exec(of<string>(given, 'hand')) ?? [];
    const soldiers = of<string[]>(given, 'supply').map((soldier, n): LaidCard => ({
      ...{ key: `soldier ${n}`, name: soldier, zone: 'supply', supplied: true },
      ...{ types: ['Character'], subtypes: 'Soldier' },
      ...{ speed: Number(speed), power: Number(power), health: Number(health) },
      abilities: [named(keyword)],
    }));
    const take: swtcg.EffectPart = { do: 'take', n: 2, named: name };
    const game = table({
      cards: [
        {
          ...{ key: 'jace', zone: 'hand', types: ['Character'] },
          abilities: [
            {
              keyword: 'Deployed',
              does: [{ do: 'may', n: 1, cost: { force: 3 }, then: [take] }],
            },
          ],
        },
        ...soldiers,
        {
          ...{ key: 'watcher', types: ['Character'], arena: 'Character' },
          abilities: [
            { keyword: 'Ally Deployed', what: { subtypes: ['Soldier'] }, does: [gain(1)] },
          ],
        },
        inHand,
      ],
      force: [of<number>(given, 'force')],
      points: [9],
      frames: [buildFrame],
    });
    game.choose({ do: 'complete', card: 'jace', to: 'Character' });
    game.choose({ pick: 'part' });
    const { cards, seats } = game.state();
    return {
      force: seats[0].force,
      put: soldiers.flatMap(({ key }) => {
        const { tapped, arena } = cards[key] ?? {};
        const totals = swtcg.totalsOf(game.reader(), key);
        return arena ? [{ ...totals, keyword, tapped, arena }] : [];
      }),
      deployTriggers: game.told.filter(({ what, number }) => what === 'gained' && number === 1)
        .length,
    };
  },
  'S-17': (given) => {
    const diplomats = of<number>(given, 'diplomats');
    const game = table({
      cards: [
        {
          ...{ key: 'majority', zone: 'hand', types: ['Mission'] },
          abilities: [
            {
              keyword: 'Mission',
              foil: { whose: 'own', subtypes: ['Diplomat'] },
              does: [gain(1)],
            },
          ],
        },
        ...Array.from({ length: diplomats }, (_, n): LaidCard => ({
          key: `diplomat ${n}`,
          subtypes: 'Diplomat',
        })),
        ...['one', 'two', 'three'].map((key): LaidCard => ({ key, owner: 1 })),
        inHand,
      ],
      points: [9],
      frames: [buildFrame],
    });
    game.choose({ do: 'complete', card: 'majority' });
    const happened = (what: string): number => game.told.filter((one) => one.what === what).length;
    const { waiting } = game.state();
    const offered = waiting?.seat === 1 && waiting.question === 'may' && happened('gained') === 0;
    game.choose({ pick: 'part' });
    game.choose({ pick: 'card', card: 'one' });
    game.choose({ pick: 'card', card: 'two' });
    return {
      disrupted:
        happened('disrupted') === 1 && happened('tapped') === 2 && happened('gained') === 0,
      offeredBeforeEffect: offered,
    };
  },
};

/** Who sits where in a game of two sides. */
const seatsOf: Readonly<Record<string, number>> = { A: 0, B: 1, D1: 0, D2: 1, L1: 2, L2: 3 };
const ground: Partial<LaidCard> = { types: ['Ground'], arena: 'Ground' };

const teams: Cases = {
  'S-47': (given) => {
    const counts = Object.entries(of<Record<string, number>>(given, 'units'));
    const unitsOf = (side: string): string[] =>
      counts.flatMap(([player, count]) =>
        player.startsWith(side) ? Array.from({ length: count }, (_, n) => `${player} ${n}`) : [],
      );
    const discard: swtcg.EffectPart = {
      do: 'discard-unit',
      n: 1,
      to: { choose: { whose: 'side' } },
    };
    const [dark, light] = [unitsOf('D'), unitsOf('L')];
    const game = table({
      cards: [
        {
          ...{ key: 'Clear the Skies', owner: 2, zone: 'hand', types: ['Mission'] },
          abilities: [{ keyword: 'Mission', does: [{ do: 'sides', n: 1, then: [discard] }] }],
        },
        ...[...dark, ...light].map((key): LaidCard => ({
          key,
          owner: seatsOf[key.slice(0, 2)] ?? 0,
        })),
        { ...inHand, owner: 2 },
      ],
      points: [0, 0, 9, 0],
      frames: [{ ...buildFrame, seat: 2 }],
      teams: true,
    });
    game.choose({ do: 'complete', card: 'Clear the Skies' });
    /** Who is asked now, and whether among all of these. */
    const chooses = (lead: number, keys: readonly string[]): boolean => {
      const { waiting } = game.state();
      const offered = keys.filter((key) => game.offers({ pick: 'card', card: key }));
      return (
        waiting?.seat === lead &&
        offered.length === keys.length &&
        waiting.options.length === keys.length
      );
    };
    const first = chooses(0, dark);
    game.choose({ pick: 'card', card: 'D2 0' });
    return {
      first: first ? 'Dark team chooses among both its players' : 'not so',
      then: chooses(2, light) ? 'Light team' : 'not so',
    };
  },
  'S-48': () => {
    const creature = (player: string): LaidCard => ({
      ...{ key: `creature ${player}`, owner: seatsOf[player] ?? 0, ...ground },
      ...{ subtypes: 'Creature', power: 2 },
    });
    const character = (player: string): LaidCard => ({
      ...{ key: `character ${player}`, owner: seatsOf[player] ?? 0 },
      ...{ types: ['Character'], arena: 'Character' },
    });
    const power = (n: number): swtcg.Ability => ({
      static: {
        to: { whose: 'own', subtypes: ['Creature'] },
        mods: [{ stat: 'power', n }],
      },
    });
    const isCheaper = { what: { whose: 'own', most: { stat: 'cost', n: 5 } }, n: 1 } as const;
    const tableOf = (seat: number) =>
      table({
        cards: [
          { key: 'malakili', ...ground, abilities: [power(1)] },
          {
            ...{
              key: 'lars',
              owner: 1,
              types: ['Location'],
              subtypes: 'Character - Tatooine Farm',
            },
            ...{ zone: 'location', arena: 'Character' },
            abilities: [{ cheaper: isCheaper }],
          },
          ...['A', 'B'].flatMap((player) => [creature(player), character(player)]),
          { key: 'new', owner: seat, zone: 'hand', cost: 5 },
          { ...inHand, owner: seat },
        ],
        points: [4, 4, 4, 4],
        frames: [{ ...buildFrame, seat }],
        teams: true,
      });
    const stronger = (player: string): boolean =>
      swtcg.totalsOf(tableOf(0).reader(), `creature ${player}`).power === 3;
    const cheaper = (player: string): boolean =>
      tableOf(seatsOf[player] ?? 0).offers({ do: 'complete', card: 'new' });
    if (cheaper('L1')) throw new Error('the other side pays as much as before');
    return {
      malakili: ['A', 'B'].filter(stronger),
      lars: ['A', 'B'].filter(cheaper),
    };
  },
  'S-49': () => {
    const game = table({
      cards: [
        {
          ...{ key: 'wampa', ...ground },
          abilities: [{ keyword: 'Attacks Own', what: { whose: 'own', other: true } }],
        },
        ...['A', 'B', 'L1'].map((player): LaidCard => ({
          ...{ key: player, owner: seatsOf[player] ?? 0, ...ground, speed: 10 },
        })),
      ],
      teams: true,
    });
    game.until({ do: 'attack', card: 'wampa' });
    const on = (key: string): boolean => game.offers({ do: 'attack', card: 'wampa', on: key });
    return { legal: { "A's unit": on('A'), "B's unit": on('B') } };
  },
};

const turns: Cases = {
  'S-88': (given) => {
    const unspent = of<number>(given, 'unspent');
    const game = table({
      cards: [{ key: 'card', zone: 'hand', cost: 9 }, attacker, defender],
      points: [unspent, 0],
      frames: [buildFrame],
    });
    game.choose({ do: 'done' });
    return { lost: unspent - game.state().seats[0].points };
  },
  'S-90': (given) => {
    const cost = (key: string): number => of<{ cost: number }>(given, key).cost;
    const unique = { name: 'Unique', version: 'A' };
    const force = of<number>(given, 'force');
    const begin = () => {
      const game = table({
        cards: [
          { key: 'old', ...unique, cost: cost('have') },
          { key: 'new', ...unique, cost: cost('second'), zone: 'hand' },
          inHand,
        ],
        force: [force, 0],
        points: [9, 0],
        frames: [buildFrame],
      });
      game.choose({ do: 'complete', card: 'new', to: 'Space' });
      return game;
    };
    const [cheaper, dearer] = [begin(), begin()];
    cheaper.choose({ pick: 'card', card: 'old' });
    dearer.choose({ pick: 'card', card: 'new' });
    const kept = (game: typeof cheaper, key: string): boolean =>
      game.state().cards[key]?.zone === 'arena';
    return {
      choices: [
        kept(cheaper, 'new') && cheaper.state().seats[0].force === force
          ? 'discard the cheaper'
          : 'not free',
        kept(dearer, 'old')
          ? `pay ${force - dearer.state().seats[0].force} Force to discard the dearer`
          : 'not kept',
      ],
    };
  },
  'S-93': () => {
    const game = table({
      cards: [attacker, defender],
      frames: [{ kind: 'build', at: 0, seat: 0, upkeep: [] }],
    });
    return { lost: game.state().winner !== null };
  },
  'S-99': (given) => {
    const tapped = of<number>(given, 'tapped');
    const game = table({
      cards: [
        ...Array.from({ length: tapped }, (_, n): LaidCard => ({ key: `t${n}`, tapped: true })),
        ...Array.from({ length: of<number>(given, 'retreated') }, (_, n): LaidCard => ({
          key: `r${n}`,
          tapped: true,
          zone: 'build',
        })),
        defender,
      ],
      step: 0,
    });
    const own = Object.values(game.state().cards).filter(({ owner }) => owner === 0);
    return { untapped: own.filter((one) => !one.tapped).length };
  },
};

/** The seat that wins when the turn ends with these units, as its side. */
const winnerWith = (given: Given) => {
  const cards = Object.entries(of<Record<swtcg.Arena, string[]>>(given, 'arenas')).flatMap(
    ([arena, sides]) =>
      sides.map((side): LaidCard => ({
        ...{ key: `${side} ${arena}`, owner: 'DL'.indexOf(side) },
        ...{ types: [arena], arena: arena as swtcg.Arena },
      })),
  );
  const { winner } = table({ cards, step: 10 }).state();
  return { winner: typeof winner === 'number' ? 'DL'.charAt(winner) : winner };
};

const phases: Cases = {
  'S-83': (given) => {
    const everywhere = of<string[]>(given, 'threeArenas');
    const game = table({
      cards: [
        ...['D', 'L'].flatMap((side, owner) =>
          swtcg.arenas
            .filter((arena) => arena === 'Space' || everywhere.includes(side))
            .map((arena): LaidCard => ({ key: `${side} ${arena}`, owner, types: [arena], arena })),
        ),
        { ...inHand, cost: 9 },
      ],
      dice: [of<number>(given, 'die')],
      step: 0,
    });
    const [D, L] = game.state().seats.map(({ points }) => points);
    return { buildPoints: { D, L } };
  },
  'S-84': (given) => {
    const { D: dark, L: light } = of<{ D: number; L: number }>(given, 'force');
    const game = table({
      cards: [attacker, defender, { ...inHand, cost: 9 }],
      force: [dark, light],
      step: 0,
    });
    const [D, L] = game.state().seats.map(({ force }) => force);
    return { force: { D, L } };
  },
  'S-85': (given) => {
    const cards = of<[string, number][]>(given, 'arena').map(([side, speed]): LaidCard => ({
      ...{ key: `${side}${speed}`, owner: 'DL'.indexOf(side), speed },
    }));
    const game = table({ cards });
    game.until({ do: 'nothing' });
    const order = game.told.flatMap(({ what, card }) => (what === 'skipped' ? [card] : []));
    return { order };
  },
  'S-86': () => {
    const untap: swtcg.EffectPart = { do: 'untap', n: 1, to: 'self' };
    const game = table({
      cards: [
        {
          ...attacker,
          abilities: [{ keyword: 'Effect', time: 'no-attack', does: [untap] }],
        },
        defender,
      ],
    });
    game.until(attack);
    game.choose(attack);
    if (game.offers(attack)) throw new Error('it attacks twice without being untapped');
    game.until(use('attacker'));
    game.choose(use('attacker'));
    game.until({ do: 'attack' });
    return { mayAttackAgain: game.offers(attack) };
  },
  'S-89': (given) => {
    const unit = (side: string): LaidCard => {
      const { name, totalCost } = of<{ name: string; totalCost: number }>(given, side);
      const owner = 'DL'.indexOf(side);
      return { ...{ key: side, owner, name, version: side, cost: totalCost, tapped: true } };
    };
    const game = table({
      cards: [unit('D'), unit('L'), attacker, defender],
      force: [3, 3],
      step: 5,
    });
    const [bid = ''] = of<string[]>(given, 'bids');
    game.choose({ pick: 'number', number: Number(/\d+/.exec(bid)?.[0]) });
    game.choose({ do: 'pass' });
    const { cards, seats } = game.state();
    const winner = ['D', 'L'].find((side) => cards[side]?.zone === 'arena') ?? 'nobody';
    const loser = cards[winner === 'D' ? 'L' : 'D'];
    const spent = seats.map(({ force }) => 3 - force);
    return {
      winner,
      paid: spent.reduce((sum, force) => sum + force, 0),
      loserTo: loser?.zone === 'build' && !loser.tapped ? 'build zone, untapped' : loser?.zone,
    };
  },
  'S-91': winnerWith,
  'S-92': winnerWith,
  'S-95': () => {
    const game = table({
      cards: [
        attacker,
        defender,
        { ...disruptCard(1), key: 'first' },
        { ...disruptCard(0), key: 'second' },
      ],
      force: [1, 1],
    });
    game.choose(attack);
    game.until(use('first'));
    game.choose(use('first'));
    const legal = game.offers(use('second'));
    game.choose(use('second'));
    game.until({ do: 'nothing' });
    const happens = game.told.some(({ what, card }) => what === 'rolled' && card === 'attacker');
    return { legal, original: happens ? 'happens' : 'does not' };
  },
};

const character: Partial<LaidCard> = { types: ['Character'], arena: 'Character' };
const jedi: LaidCard = { key: 'jedi', ...character, subtypes: 'Jedi Knight', speed: 60 };
const motti = (owner: number): LaidCard => ({
  key: 'Motti',
  owner,
  ...character,
  speed: 10,
  abilities: [{ keyword: 'Lures', what: { arenas: ['Character'], subtypes: ['Jedi'] } }],
});
const other: LaidCard = { key: 'other', owner: 1, ...character, speed: 10 };
/** Whom one of two Jedi may attack: with only one to choose from the game would go on. */
const attacksOf = (cards: readonly LaidCard[]): string[] => {
  const game = table({ cards: [...cards, { ...jedi, key: 'second' }] });
  game.until({ do: 'attack', card: 'jedi' });
  return ['Motti', 'other'].filter((on) => game.offers({ do: 'attack', card: 'jedi', on }));
};

/** Whether a Parry that hangs on there being no Equipment takes from an attack. */
const isParried = (equipment: readonly LaidCard[]): boolean => {
  const cin: LaidCard = {
    key: 'cin',
    owner: 1,
    abilities: [
      {
        static: {
          when: [{ is: 'lack', what: { whose: 'own', equipped: true } }],
          to: { whose: 'own', named: ['defender'] },
          mods: [{ keyword: 'Parry', x: 1 }],
        },
      },
    ],
  };
  const game = table({ cards: [attacker, defender, cin, last, ...equipment], dice: [6, 1] });
  game.choose(attack);
  game.until({ do: 'attack', card: 'last' });
  return game.told.some(({ what }) => what === 'prevented');
};

/** A Location whose dice hurt every unit in Space, and who prevents what of it. */
const fieldOfAsteroids = () => {
  const evading = (key: string): LaidCard => ({
    key,
    owner: 1,
    health: 1,
    abilities: [{ keyword: 'Evade', x: 1, cost: { force: 1 } }],
  });
  const preventing = (key: string, owner: number, zone: 'hand' | 'arena'): LaidCard => ({
    key,
    owner,
    zone,
    health: 1,
    types: [zone === 'hand' ? 'Battle' : 'Space'],
    abilities: [{ keyword: 'Prevent', x: 1, cost: { force: 1 } }],
  });
  return table({
    cards: [
      {
        key: 'asteroids',
        types: ['Location'],
        subtypes: 'Space',
        zone: 'location',
        arena: 'Space',
        abilities: [{ keyword: 'Battle Start', does: [{ do: 'dice', n: 1, to: { each: {} } }] }],
      },
      { ...evading('d1'), owner: 0 },
      evading('u1'),
      evading('u2'),
      { key: 'u3', owner: 1, health: 1 },
      preventing('prevention', 1, 'hand'),
      disruptCard(0),
    ],
    force: [9, 9],
    dice: [6, 6, 6, 6],
    step: 5,
  });
};

const texts: Cases = {
  'S-18': () => {
    const game = fieldOfAsteroids();
    const rolls = game.told.filter(({ what }) => what === 'rolled').length;
    const asked = game.state().waiting?.seat === 0 ? 'Dark first' : 'Light first';
    const pending = game
      .state()
      .stack.flatMap((frame) => (frame.kind === 'damage' ? [frame.harms.length] : []));
    game.choose(use('d1'));
    game.until(use('u1'));
    game.choose(use('u1'));
    game.until(use('u2'));
    game.choose(use('u2'));
    game.until(use('prevention'));
    game.choose({ do: 'use', card: 'prevention', on: 'u3' });
    game.until(use('disrupt'));
    game.choose(use('disrupt'));
    game.until({ do: 'nothing' });
    const { cards } = game.state();
    const saved = ['u1', 'u2', 'u3'].filter((key) => cards[key]?.zone === 'arena');
    return {
      allRollsFirst: rolls === 4 && pending[0] === 4,
      POPs: pending.length,
      order: asked,
      savedOfL: saved.length,
    };
  },
  'S-23': () => {
    const chewbacca: LaidCard = {
      ...defender,
      abilities: [
        {
          keyword: 'Effect',
          cost: { force: 1 },
          time: 'attacked',
          does: [
            {
              do: 'later',
              n: 1,
              then: [
                { do: 'retreat', n: 1, to: 'self' },
                { do: 'counters', n: 2, to: 'attacker' },
              ],
            },
          ],
        },
      ],
    };
    const friend: LaidCard = {
      key: 'friend',
      owner: 1,
      speed: 10,
      abilities: [{ keyword: 'Intercept', cost: { force: 1 } }],
    };
    const game = table({ cards: [attacker, chewbacca, friend, last], force: [0, 9] });
    game.choose(attack);
    game.choose(use('defender'));
    game.choose(use('friend'));
    game.until({ do: 'attack', card: 'last' });
    const { cards } = game.state();
    const resolves = cards['defender']?.zone === 'build';
    return { resolves, target: cards['attacker']?.damage === 2 ? 'the attacker' : 'nobody' };
  },
  'S-36': () => {
    const lightsaber: LaidCard = {
      key: 'lightsaber',
      owner: 1,
      types: ['Equipment'],
      zone: 'attached',
      on: 'defender',
    };
    const keywords = (equipment: readonly LaidCard[]): string[] =>
      isParried(equipment) ? ['Parry 1'] : [];
    return { Yoda: { before: keywords([]), after: keywords([lightsaber]) } };
  },
  'S-40': () => ({ legal: attacksOf([motti(1), jedi, other]).includes('other') }),
  'S-46': () => ({ mustAttack: attacksOf([motti(0), jedi, other]).join() }),
};

/**
 * What is foretold, triggered and disrupted, the phases of a turn, and games of two teams.
 */
export const swtcgEngineCases: Cases = {
  ...effects,
  ...costly,
  ...battle,
  ...turns,
  ...teams,
  ...phases,
  ...texts,
};
