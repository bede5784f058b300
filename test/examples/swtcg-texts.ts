import type { Cases } from './example.js';
import {
  attack,
  attacker,
  defender,
  disruptCard,
  last,
  table,
  use,
  type LaidCard,
} from './swtcg-table.js';

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

/** Cases about the texts of single cards. */
export const swtcgTextCases: Cases = texts;
