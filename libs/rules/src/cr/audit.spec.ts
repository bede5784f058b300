/** Rules whose first proof showed only part of what they say: the rest of it. */
import { playableBook } from '#cards';
import { describe, expect, it } from 'vitest';
import * as say from '../effects/builders.js';
import { createEngine } from '../engine.js';
import { cardBook, type CardDefinition } from '../kernel/definition.js';
import { cr } from '../testing/cite.js';
import { table } from '../testing/table.js';

const engine = createEngine(playableBook());
const made = (id: string, facts: Partial<CardDefinition>, ...abilities: CardDefinition['abilities'][number][]): CardDefinition =>
  ({ id, name: id, type: 'Unit', aspects: [], traits: ['TEST'], arena: 'Ground', cost: 0, power: 2, hp: 2, abilities, ...facts });
const withCards = (...cards: CardDefinition[]) => createEngine(cardBook('test', [...playableBook().cards.values(), ...cards]));

describe('1. Concepts', () => {
  it(cr(['1.9.13'], 'unpreventable damage is dealt to what cannot be damaged, and in full to what takes less'), () => {
    const wall = made('T_W', { hp: 5 }, say.constant('self', say.cannot('be-damaged')));
    const tough = made('T_T', { hp: 5 }, say.constant('self', { m: 'damage-taken', less: 2 }));
    const bomb = made('T_B', { type: 'Event' }, say.event(say.indirect(4)));
    const t = table(withCards(wall, tough, bomb), { you: { hand: ['T_B'] }, them: { ground: ['T_W', 'T_T'] } }).play('T_B').divide(0, 2, 2);
    expect([t.unit('T_W').damage, t.unit('T_T').damage]).toEqual([2, 2]);
  });

  it(cr(['1.17.1', '1.17.2', '4.5.2'], 'what lies open is known to all; a hand and face-down resources to their player only, the order of a deck to nobody'), () => {
    const t = table(engine, {
      you: { hand: ['SOR_128'], resources: ['SOR_046', 'SOR_095'], deck: ['SOR_172', 'SOR_222'], discard: ['SOR_226'], ground: [{ id: 'SOR_229', damage: 1, upgrades: ['SOR_069'] }], baseDamage: 3 },
      them: { hand: ['SOR_232'] },
    });
    const [own, theirs, nobodys] = [0, 1, null].map((seat) => engine.view(t.state, seat).players[0]);
    for (const seen of [own, theirs, nobodys]) {
      expect(seen).toMatchObject({
        base: { damage: 3 }, leaders: [{ id: 'SOR_010' }], handSize: 1, deckSize: 2, discard: [{ id: 'SOR_226' }], units: [{ id: 'SOR_229', damage: 1, upgrades: [{ id: 'SOR_069' }] }],
        resources: [{ ready: true }, { ready: true }],
      });
      expect(JSON.stringify(seen)).not.toMatch(/SOR_172|SOR_222/);
    }
    expect([own?.hand?.map((c) => c.id), own?.resources.map((r) => r.id)]).toEqual([['SOR_128'], ['SOR_046', 'SOR_095']]);
    for (const seen of [theirs, nobodys]) {
      expect(seen?.hand).toBeUndefined();
      expect(JSON.stringify(seen)).not.toMatch(/SOR_128|SOR_046|SOR_095/);
    }
  });
});

describe('3.7 Tokens', () => {
  const army = (...mods: Parameters<typeof say.constant>[1][]) => made('T_G', {}, say.constant(say.anotherFriendly(), ...mods));

  it(cr(['3.7.2A'], 'a token unit with Shielded is shielded as it is created'), () => {
    const factory = made('T_F', { type: 'Event' }, say.event(say.create('x-wing')));
    const t = table(withCards(army(say.gain('shielded')), factory), { you: { hand: ['T_F'], ground: ['T_G'] } }).play('T_F');
    expect(t.unit('TOKEN_XWING').upgrades.map((u) => u.id)).toEqual(['TOKEN_SHIELD']);
  });

  it(cr(['3.7.2A'], 'and one with Ambush attacks although it was created exhausted'), () => {
    const factory = made('T_F', { type: 'Event' }, say.event(say.create('x-wing')));
    const t = table(withCards(army(say.gain('ambush')), factory), { you: { hand: ['T_F'], ground: ['T_G'] }, them: { space: ['SOR_237'] } }).play('T_F');
    expect(t.asks()).toBe('0 optional');
    t.yes();
    expect(t.unit('SOR_237').damage).toBe(2);
  });
});

describe('4. Zones', () => {
  it(cr(['4.4.3', '4.4.4'], 'space units attack space units and the base from where they are, and no ground unit'), () => {
    const t = table(engine, { you: { space: ['SOR_237'] }, them: { ground: ['SOR_095'], space: ['SOR_237'] } }).attack('SOR_237');
    expect(t.options()).toEqual(['SOR_237', 'SOR_029']);
    expect(t.pick('SOR_029').unit('SOR_237').arena).toBe('space');
  });
});
