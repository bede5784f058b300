import { swtcg } from '#games';
import { type Cases, type Example, of } from './example.js';
import {
  attack,
  attacker,
  defender,
  last,
  type LaidCard,
  named,
  table,
  use,
} from './swtcg-table.js';

type Given = Example['given'];
type Game = ReturnType<typeof table>;

/** The keywords of a unit of the example, which gives them alone or with other facts. */
const words = (given: Given, key: string): swtcg.Ability[] => {
  const value = given[key] as readonly string[] | { keywords?: readonly string[] } | undefined;
  const texts = Array.isArray(value) ? value : (value as { keywords?: string[] })?.keywords;
  return ((texts ?? []) as string[]).map(named);
};

const endAttack = (game: Game): Game => {
  game.until({ do: 'attack', card: 'last' });
  return game;
};

interface Fight {
  readonly dice: readonly number[];
  readonly by?: Partial<LaidCard>;
  readonly on?: Partial<LaidCard>;
  readonly more?: readonly LaidCard[];
}

const fight = ({ dice, by = {}, on = {}, more = [] }: Fight): Game => {
  const game = table({
    cards: [{ ...attacker, power: dice.length, ...by }, { ...defender, ...on }, last, ...more],
    dice,
  });
  game.choose(attack);
  return game;
};

/** An attack of the example's units with its dice, played to its end. */
const fought = (given: Given, dice = of<number[]>(given, 'dice')): Game =>
  endAttack(
    fight({
      dice,
      by: { abilities: words(given, 'attacker') },
      on: { abilities: words(given, 'defender') },
    }),
  );

const damageOf = (game: Game, key: string): number => game.state().cards[key]?.damage ?? 0;
const preventedIn = (game: Game): number =>
  game.told.reduce((sum, { what, number = 0 }) => sum + (what === 'prevented' ? number : 0), 0);
const rolledBy = (game: Game, key: string): number | undefined =>
  game.told.find(({ what, card }) => what === 'rolled' && card === key)?.number;
const at = (game: Game, what: string, card: string): number =>
  game.told.findIndex((one) => one.what === what && one.card === card);

/** The faces with which a die damages. */
const hitsOn = (by: swtcg.Ability[], on: swtcg.Ability[]): number[] =>
  [1, 2, 3, 4, 5, 6].filter((face) => {
    const game = fight({ dice: [face], by: { abilities: by }, on: { abilities: on } });
    return damageOf(endAttack(game), 'defender') === 1;
  });

/** By how much the lowest face that hits is below 4. */
const accuracyOf = (abilities: swtcg.Ability[]): number => 4 - (hitsOn(abilities, [])[0] ?? 7);

/** The number of hits that comes true when it is foretold. */
const hitsOf = (dice: readonly number[]): number | undefined =>
  [...dice.keys(), dice.length].find((number) => {
    const gain: swtcg.EffectPart = { do: 'gain', n: 1 };
    const game = fight({ dice, by: { abilities: [{ keyword: 'Foresight', does: [gain] }] } });
    game.choose({ pick: 'number', number });
    return endAttack(game).state().seats[0].force === 1;
  });

const rolls: Cases = {
  'S-16': (given) => ({ accuracy: accuracyOf(words(given, 'unit')) }),
  'S-16b': (given) => ({ accuracy: accuracyOf(words(given, 'unit')) }),
  'S-16c': (given) => ({ hitsOn: hitsOn([], words(given, 'unit')) }),
  'S-21': (given) => {
    const dice = of<number[]>(given, 'dice');
    const rerolls = of<[number, number][]>(given, 'luckyRerolls');
    const faces = [...dice, ...of<number[]>(given, 'furyDice'), ...rerolls.map(([, to]) => to)];
    const game = fight({ dice: faces, by: { power: 5, abilities: words(given, 'attacker') } });
    game.until(use('attacker'));
    game.choose(use('attacker'));
    for (const [from] of rerolls) game.choose({ pick: 'number', number: dice.indexOf(from) });
    endAttack(game);
    return { attackDice: rolledBy(game, 'attacker'), hits: damageOf(game, 'defender') };
  },
  'S-34': (given) => ({ hitsOn: hitsOn(words(given, 'attacker'), words(given, 'defender')) }),
  'S-34b': (given) => ({
    hit: hitsOn(words(given, 'attacker'), words(given, 'defender')).includes(4),
  }),
  'S-60': (given) => ({
    hits: hitsOf(of<number[]>(given, 'dice')),
    damage: damageOf(fought(given), 'defender'),
  }),
  'S-61': (given) => ({
    dice: rolledBy(fought(given, Array(of<number>(given, 'power')).fill(1)), 'attacker'),
  }),
  'S-62': (given) => {
    const game = fought(given, Array(of<number>(given, 'power')).fill(6));
    return { dice: rolledBy(game, 'attacker'), hits: damageOf(game, 'defender') };
  },
  'S-82': (given) => {
    const game = table({
      cards: [
        { ...attacker, power: 2, abilities: words(given, 'attacker') },
        { ...defender, types: ['Ground'], arena: 'Ground', abilities: [named('Retaliate 2')] },
        { key: 'enemy', owner: 1 },
      ],
    });
    game.until(attack);
    game.choose({ ...attack, how: 'Bombard' });
    const retaliate = game.offers(use('defender'));
    game.until({ do: 'nothing' });
    return { dice: rolledBy(game, 'attacker'), retaliate };
  },
};

const damage: Cases = {
  'S-33': (given) => {
    const before = 3;
    const prevent: LaidCard = {
      ...{ key: 'prevent', owner: 1, zone: 'hand', types: ['Battle'] },
      abilities: [{ keyword: 'Prevent', x: of<number>(given, 'prevents') }],
    };
    const dice = Array<number>(of<number>(given, 'pending')).fill(6);
    const game = fight({ dice, on: { damage: before }, more: [prevent] });
    game.until(use('prevent'));
    game.choose({ ...use('prevent'), on: 'defender' });
    endAttack(game);
    return { prevented: preventedIn(game), healed: before - damageOf(game, 'defender') };
  },
  'S-63': (given) => ({ damage: damageOf(fought(given), 'defender') }),
  'S-64': (given) => {
    const all = damageOf(fought(given), 'defender');
    const [critical] = words(given, 'attacker');
    const hits = damageOf(fought({ ...given, attacker: [] }), 'defender');
    return { damage: all, once: all - hits === critical?.x };
  },
  'S-65': (given) => {
    const game = fought(given);
    return {
      pending: damageOf(fought({ ...given, defender: [] }), 'defender'),
      prevented: preventedIn(game),
      damage: damageOf(game, 'defender'),
    };
  },
  'S-66': (given) => {
    const game = fought(given);
    const late = at(game, 'damage', 'attacker') > at(game, 'damage', 'defender');
    return { toAttacker: damageOf(game, 'attacker'), at: late ? 'end of attack' : 'before' };
  },
  'S-67': (given) => {
    const dice = of<number[]>(given, 'firstRoll');
    const game = fight({
      dice: [...dice, ...of<number[]>(given, 'selfDice')],
      by: { power: dice.length, abilities: words(given, 'attacker') },
    });
    return { selfDamage: damageOf(endAttack(game), 'attacker') };
  },
  'S-68': (given) => {
    const dice = of<number[]>(given, 'firstRoll');
    const game = fight({
      dice: [...dice, ...of<number[]>(given, 'reroll'), 6],
      by: { power: dice.length, abilities: [...words(given, 'attacker'), named('Lucky 1')] },
    });
    game.until(use('attacker'));
    game.choose(use('attacker'));
    game.choose({ pick: 'number', number: 0 });
    const selfDamage = damageOf(endAttack(game), 'attacker');
    return { selfDamage, rule: selfDamage === 0 ? 'natural 3 before rerolls' : '' };
  },
  'S-70': (given) => {
    const dice = of<number[]>(given, 'dice');
    const second = of<{ health: number; keywords: string[] }>(given, 'second');
    const splitOn = (abilities: swtcg.Ability[]) => {
      const game = fight({
        dice,
        by: { power: of<number>(given, 'power'), abilities: [named('Overkill')] },
        on: { health: of<{ health: number }>(given, 'defender').health },
        more: [{ key: 'second', owner: 1, speed: 5, health: second.health, abilities }],
      });
      game.until({ pick: 'card', card: 'second' });
      game.choose({ pick: 'card', card: 'second' });
      return endAttack(game);
    };
    const splitOff = (keywords: readonly string[]): number =>
      damageOf(splitOn(keywords.map(named)), 'second');
    const game = splitOn(second.keywords.map(named));
    const [shields = '', armor = ''] = second.keywords;
    return {
      defenderDamage: game.told[at(game, 'damage', 'defender')]?.number,
      second: {
        upTo: splitOff(second.keywords),
        shields: splitOff([shields]) !== splitOff([]),
        armor: splitOff([armor]) !== splitOff([]),
      },
    };
  },
  'S-78': (given) => {
    const dice = Array<number>(of<number>(given, 'unprevented')).fill(5);
    return { counters: damageOf(fought(given, dice), 'defender') };
  },
};

/** Prevents as much as the defender can of an attack with three hits. */
const prevented = (given: Given): number => {
  const game = fight({
    dice: [6, 6, 6],
    by: { abilities: words(given, 'attacker') },
    on: { abilities: words(given, 'defender') },
  });
  if (game.until(use('defender'))) game.choose(use('defender'));
  return preventedIn(game);
};

/** Deflects an attack, onto the attacker, with some copies of the ability. */
const deflecting = (given: Given, uses: number): Game => {
  const game = fight({
    dice: Array<number>(of<number>(given, 'pending')).fill(6),
    on: { abilities: words(given, 'defender') },
    more: [{ key: 'far', types: ['Ground'], arena: 'Ground', speed: 5 }],
  });
  for (let ability = 0; ability < uses; ability += 1) {
    const onAttacker = { ...use('defender'), ability, on: 'attacker' };
    game.until(onAttacker);
    if (game.offers({ ...onAttacker, on: 'far' })) throw new Error('another arena is reached');
    game.choose(onAttacker);
  }
  return endAttack(game);
};

const preventions: Cases = {
  'S-71': (given) => ({ prevented: prevented(given) }),
  'S-72': (given) => ({ prevented: prevented(given) }),
  'S-79': (given) => {
    const game = deflecting(given, 1);
    return {
      prevented: preventedIn(game),
      newDamage: { to: 'a unit in the arena', amount: damageOf(game, 'attacker') },
    };
  },
  'S-80': (given) => ({ prevented: preventedIn(deflecting(given, 2)) }),
};

const powerOf = (game: Game, key: string): number => swtcg.totalsOf(game.reader(), key).power;

const values: Cases = {
  'S-69': (given) => {
    const game = fought(given, of<number[]>(given, 'firstRoll'));
    return { power: `+${powerOf(game, 'attacker') - 1}` };
  },
  'S-74': (given) => {
    const { power } = of<{ power: number }>(given, 'defender');
    const game = endAttack(
      fight({ dice: [6], by: { abilities: words(given, 'attacker') }, on: { power } }),
    );
    const defenderPower = powerOf(game, 'defender');
    game.until({ do: 'nothing' });
    const over = powerOf(game, 'defender') === power;
    return { defenderPower, until: over ? 'end of battle' : 'later' };
  },
  'S-75': (given) => {
    const hurt = of<number>(given, 'damage');
    const [healthy, damaged] = [0, hurt].map((counters) =>
      table({
        cards: [{ ...attacker, damage: counters, abilities: words(given, 'unit') }, defender],
      }),
    );
    if (!healthy || !damaged) throw new Error('two games are wanted');
    return { power: `+${powerOf(damaged, 'attacker') - powerOf(healthy, 'attacker')}` };
  },
  'S-76': (given) => {
    const { tapped, damage: counters } = given as { tapped: boolean; damage: number };
    const game = table({
      cards: [
        attacker,
        { ...defender, tapped, damage: counters, abilities: words(given, 'unit') },
        { key: 'open', owner: 1, speed: 10 },
      ],
    });
    if (!game.until({ ...attack, on: 'open' })) throw new Error('no attack is offered');
    return { legal: game.offers(attack) };
  },
  'S-81': (given) => {
    const game = table({
      cards: [
        { key: 'inspiring', abilities: words(given, 'unit') },
        { key: 'other', ...of<Partial<LaidCard>>(given, 'other') },
        defender,
      ],
    });
    return { ...swtcg.totalsOf(game.reader(), 'other') };
  },
  'S-45': (given) => {
    const { power, shields, thresholds } = of<{
      power: number;
      shields: number;
      thresholds: Record<string, string[]>;
    }>(given, 'P-Series Droideka');
    const modOf = (text: string): swtcg.Mod => {
      const [, more] = /^\+(\d+) power$/.exec(text) ?? [];
      const { keyword = '', x = 0 } = named(text);
      return more ? { stat: 'power', n: Number(more) } : { keyword, x: Number(x) };
    };
    const droideka: LaidCard = {
      ...attacker,
      power,
      abilities: [
        { keyword: 'Shields', x: shields },
        ...Object.entries(thresholds).map(([n, texts]): swtcg.Ability => ({
          static: {
            to: 'self',
            when: [{ is: 'have', what: { whose: 'own', other: true }, n: Number(n) }],
            mods: texts.map(modOf),
          },
        })),
      ],
    };
    const others = Array.from({ length: of<number>(given, 'others') }, (_, n): LaidCard => ({
      key: `other ${n}`,
      speed: 5,
    }));
    const enemy: LaidCard = { ...defender, power: 6 };
    const game = table({ cards: [droideka, enemy, ...others], dice: [1, 2, 3, 4, 5, 6] });
    game.choose(attack);
    game.until({ do: 'attack', card: 'defender' });
    const hits = damageOf(game, 'defender');
    game.choose({ do: 'attack', card: 'defender', on: 'attacker' });
    return {
      power: powerOf(game, 'attacker'),
      accuracy: hits - 3,
      shields: 6 - (rolledBy(game, 'defender') ?? 0),
    };
  },
  'S-53': (given) => {
    const under = of<string[]>(given, 'stack').slice(1);
    const game = fight({
      dice: [6, 6, 6],
      on: { abilities: [{ keyword: 'Evade', x: 'stack' }] },
      more: under.map((key): LaidCard => ({ key, owner: 1, zone: 'stack', on: 'defender' })),
    });
    game.until(use('defender'));
    game.choose(use('defender'));
    return { X: preventedIn(game) };
  },
};

/** What happens in attacks: dice, damage, prevention and the values of units. */
export const swtcgAttackCases: Cases = { ...rolls, ...damage, ...preventions, ...values };
