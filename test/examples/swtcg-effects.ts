import type { swtcg } from '#games';
import { type Cases, type Example, of } from './example.js';
import {
  attack,
  attacker,
  defender,
  disruptCard,
  gain,
  inHand,
  last,
  named,
  table,
  use,
  type LaidCard,
} from './swtcg-table.js';

type Given = Example['given'];

const foretelling = (given: Given, seat: string): swtcg.Ability[] =>
  of<string[]>(given, seat).map((text) => ({
    keyword: text.split(':')[0] ?? '',
    does: [gain(Number(/\d+/.exec(text)?.[0]))],
  }));

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

/** Cases about what is foretold, triggered and disrupted. */
export const swtcgEffectCases: Cases = { ...effects, ...battle };
