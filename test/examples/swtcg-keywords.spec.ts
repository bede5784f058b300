import { describe, expect, it } from 'vitest';
import { swtcg } from '#games';
import { table, type LaidCard } from './swtcg-table.js';

const named = (text: string): swtcg.Ability => swtcg.abilityNamed(text);
const attacker: LaidCard = { key: 'attacker', power: 2 };
const defender: LaidCard = { key: 'defender', owner: 1, speed: 10 };
const last: LaidCard = { key: 'last', speed: 5 };
const attack = { do: 'attack', card: 'attacker', on: 'defender' };
const buildFrame: swtcg.Frame = { kind: 'build', at: 2, seat: 0, upkeep: [] };

/** The attack is carried out; whoever may do something passes. */
const attacked = (cards: readonly LaidCard[], dice: readonly number[]) => {
  const game = table({ cards: [...cards, last], dice });
  game.choose(attack);
  game.until({ do: 'attack', card: 'last' });
  return game;
};

describe('keywords of units', () => {
  it('Damage Control takes damage off before its player builds', () => {
    const damaged = { ...attacker, damage: 3, abilities: [named('Damage Control 2')] };
    const game = table({
      cards: [damaged, defender],
      frames: [{ ...buildFrame, at: 0 }],
    });
    expect(game.state().cards['attacker']?.damage).toBe(1);
  });

  it('Avenge rolls dice of damage once an own unit is discarded', () => {
    const avenger = { key: 'avenger', owner: 1, speed: 5, abilities: [named('Avenge 2')] };
    const game = attacked([attacker, { ...defender, health: 1 }, avenger], [6, 6, 6, 6]);
    expect(game.state().cards['defender']?.zone).toBe('discard');
    expect(game.state().cards['attacker']?.damage).toBe(2);
  });

  it('Area Damage hits another unit once the defender is discarded', () => {
    const game = table({
      cards: [
        { ...attacker, abilities: [named('Area Damage 2')] },
        { ...defender, health: 1 },
        { key: 'other', owner: 1, speed: 5 },
        last,
      ],
      dice: [6, 6, 6, 6],
    });
    game.choose(attack);
    expect(game.until({ pick: 'card', card: 'other' })).toBe(true);
    game.choose({ pick: 'card', card: 'other' });
    game.until({ do: 'attack', card: 'last' });
    expect(game.state().cards['other']?.damage).toBe(2);
  });

  it('Protect prevents damage to another unit of its arena, and none to itself', () => {
    const protector: LaidCard = {
      key: 'protector',
      owner: 1,
      speed: 5,
      abilities: [{ ...named('Protect 1'), cost: { force: 1 } }],
    };
    const game = table({
      cards: [attacker, defender, protector, last],
      force: [0, 4],
      dice: [6, 6],
    });
    game.choose(attack);
    expect(game.until({ do: 'use', card: 'protector', on: 'defender' })).toBe(true);
    expect(game.offers({ do: 'use', card: 'protector', on: 'protector' })).toBe(false);
    game.choose({ do: 'use', card: 'protector', on: 'defender' });
    game.until({ do: 'attack', card: 'last' });
    expect(game.state().cards['defender']?.damage).toBe(1);
  });

  it('Switch has what its arena gives it', () => {
    const switching = (arena: 'Space' | 'Ground'): number => {
      const unit: LaidCard = {
        ...attacker,
        types: ['Space', 'Ground'],
        arena,
        abilities: [{ keyword: 'Switch', of: ['+2 power', 'Armor'] }],
      };
      const enemy: LaidCard = { ...defender, types: ['Ground', 'Space'], arena };
      return attacked([unit, enemy], [6, 6, 6, 6]).state().cards['defender']?.damage ?? 0;
    };
    expect([switching('Space'), switching('Ground')]).toEqual([4, 2]);
  });

  it('Ion Cannon attacks a unit in Space from the Ground with its own power', () => {
    const cannon: LaidCard = {
      ...attacker,
      types: ['Ground'],
      arena: 'Ground',
      abilities: [named('Ion Cannon 3')],
    };
    const game = table({ cards: [cannon, defender, last], dice: [6, 6, 6, 6] });
    game.until({ do: 'attack', card: 'attacker' });
    game.choose({ do: 'attack', card: 'attacker', on: 'defender', how: 'Ion Cannon' });
    game.until({ do: 'nothing' });
    expect(game.told.find(({ what }) => what === 'rolled')?.dice).toEqual([6, 6, 6]);
  });

  it('Ambush rolls dice of damage against a unit that comes into its arena', () => {
    const game = table({
      cards: [
        { ...attacker, zone: 'build' },
        { ...defender, abilities: [named('Ambush 2')] },
        last,
      ],
      frames: [buildFrame],
      dice: [6, 6],
    });
    game.choose({ do: 'move', card: 'attacker', to: 'Space' });
    expect(game.until({ do: 'use', card: 'defender' })).toBe(true);
    game.choose({ do: 'use', card: 'defender' });
    game.until({ do: 'done' });
    expect(game.state().cards['attacker']?.damage).toBe(2);
  });
});

describe('steps of the turn', () => {
  it('lets untapped units retreat into the build zone, tapped', () => {
    const game = table({
      cards: [attacker, { key: 'tapped', tapped: true }, defender],
      frames: [{ kind: 'retreat', at: 0, seat: 0 }],
    });
    expect(game.offers({ do: 'retreat', card: 'tapped' })).toBe(false);
    game.choose({ do: 'retreat', card: 'attacker' });
    expect(game.state().cards['attacker']).toMatchObject({ zone: 'build', tapped: true });
  });

  it('attaches Equipment for its cost, once', () => {
    const equipment: LaidCard = {
      key: 'equipment',
      types: ['Equipment'],
      subtypes: 'Space',
      zone: 'build',
      abilities: [{ keyword: 'Equip', cost: { build: 2 } }],
    };
    const second: LaidCard = { key: 'second' };
    const game = table({
      // Something is left to build: the step goes on.
      cards: [attacker, second, equipment, defender, { key: 'dear', zone: 'hand', cost: 9 }],
      points: [5, 0],
      frames: [buildFrame],
    });
    game.choose({ do: 'equip', card: 'equipment', on: 'attacker' });
    expect(game.state().seats[0].points).toBe(3);
    expect(game.state().cards['equipment']).toMatchObject({ zone: 'attached', on: 'attacker' });
    expect(game.offers({ do: 'equip', card: 'equipment' })).toBe(false);
  });

  it('lets a card be begun, face down with counters', () => {
    const game = table({
      cards: [{ key: 'dear', zone: 'hand', cost: 5 }, attacker, defender],
      points: [3, 0],
      frames: [buildFrame],
    });
    expect(game.offers({ do: 'complete', card: 'dear' })).toBe(false);
    game.choose({ do: 'partly', card: 'dear', points: 2 });
    expect(game.state().cards['dear']).toMatchObject({
      zone: 'build',
      faceDown: true,
      counters: 2,
    });
    expect(game.state().seats[0].points).toBe(1);
  });
});
