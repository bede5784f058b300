import { describe, expect, it } from 'vitest';
import { swtcg } from '#games';
import {
  attack,
  buildFrame,
  defender,
  gain,
  type LaidCard,
  last,
  named,
  table,
} from './swtcg-table.js';

const attacker: LaidCard = { key: 'attacker', power: 2 };

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

const inHand: LaidCard = { key: 'in hand', zone: 'hand', cost: 9 };
const waits = { do: 'attack', card: 'last' };

describe('a Trap', () => {
  const trap = (more: Partial<LaidCard>): LaidCard => ({
    ...{ key: 'trap', owner: 1, zone: 'build', types: ['Mission'], subtypes: 'Trap', cost: 2 },
    abilities: [
      {
        keyword: 'Trap',
        springs: 'Attacked',
        what: { whose: 'own' },
        does: [{ do: 'counters', n: 3, to: 'attacker' }],
      },
    ],
    ...more,
  });
  const set = { faceDown: true, counters: 2 };

  it('is completed when its moment comes, where its player wants, and discarded', () => {
    const game = table({ cards: [attacker, defender, trap(set), last], dice: [1, 1] });
    game.choose(attack);
    expect(game.state().waiting).toMatchObject({ question: 'may', seat: 1 });
    game.choose({ pick: 'part' });
    game.until(waits);
    expect(game.state().cards['attacker']?.damage).toBe(3);
    expect(game.state().cards['trap']?.zone).toBe('discard');
    const left = table({ cards: [attacker, defender, trap(set), last], dice: [1, 1] });
    left.choose(attack);
    left.until(waits);
    expect(left.state().cards['attacker']?.damage).toBe(0);
    expect(left.state().cards['trap']).toMatchObject({
      zone: 'build',
      faceDown: true,
      counters: 2,
    });
  });

  it('waits until it is paid, and for its own moment', () => {
    const begun = { faceDown: true, counters: 1 };
    for (const cards of [[trap(begun)], [{ ...trap(set), owner: 0 }]]) {
      const game = table({ cards: [attacker, defender, ...cards, last], dice: [1, 1] });
      game.choose(attack);
      expect(game.state().waiting?.question).not.toBe('may');
    }
  });

  it('is paid for in the build step, and not completed there', () => {
    const game = table({
      cards: [trap({ owner: 0, zone: 'hand' }), inHand],
      points: [3],
      frames: [buildFrame],
    });
    expect(game.offers({ do: 'complete', card: 'trap' })).toBe(false);
    expect(game.offers({ do: 'partly', card: 'trap', points: 2 })).toBe(true);
    expect(game.offers({ do: 'partly', card: 'trap', points: 3 })).toBe(false);
  });

  it('does nothing where it is disrupted', () => {
    const disrupting: LaidCard = {
      ...{ key: 'disrupt', zone: 'hand', types: ['Battle'] },
      abilities: [{ keyword: 'Disrupt', of: ['Mission'], cost: { force: 1 } }],
    };
    const game = table({
      cards: [attacker, defender, trap(set), disrupting, last],
      force: [1],
      dice: [1, 1],
    });
    game.choose(attack);
    game.choose({ pick: 'part' });
    game.choose({ do: 'use', card: 'disrupt' });
    game.until(waits);
    expect(game.state().cards['attacker']?.damage).toBe(0);
    expect(game.state().cards['trap']?.zone).toBe('discard');
  });
});

describe('a Campaign', () => {
  const campaign: LaidCard = {
    ...{ key: 'campaign', zone: 'hand', types: ['Mission'], subtypes: 'Campaign', cost: 2 },
    abilities: [{ keyword: 'Turn Start', does: [gain(5)] }],
  };

  it('stays in the build zone, face up, and goes on saying what it says', () => {
    const game = table({
      cards: [campaign, inHand, defender],
      points: [3],
      frames: [buildFrame],
    });
    game.choose({ do: 'complete', card: 'campaign' });
    expect(game.state().cards['campaign']).toMatchObject({ zone: 'build', faceDown: false });
    expect(game.state().seats[0].points).toBe(1);
    const fed = (one: Partial<LaidCard>): number => {
      const next = table({ cards: [{ ...campaign, ...one }, inHand, defender], step: 0 });
      return next.state().seats[0].force;
    };
    expect(fed({ zone: 'build' })).toBe(9);
    expect(fed({ zone: 'build', faceDown: true, counters: 1 })).toBe(4);
    expect(fed({ zone: 'discard' })).toBe(4);
  });
});

describe('Equipment that is a Skill or a Trait', () => {
  const skill = (more: Partial<LaidCard>): LaidCard => ({
    ...{ key: 'skill', name: 'Skill', types: ['Equipment'], subtypes: 'Space - Skill' },
    ...{ zone: 'build', abilities: [{ keyword: 'Equip', cost: { build: 1 } }] },
    ...more,
  });
  const worn: Partial<LaidCard> = { key: 'worn', zone: 'attached', on: 'attacker' };
  const building = (cards: readonly LaidCard[]) =>
    table({
      cards: [attacker, { ...attacker, key: 'other' }, ...cards, inHand],
      points: [3],
      frames: [buildFrame],
    });

  it('is put once on a unit and stays on it, until it leaves with it', () => {
    const game = building([skill({}), skill(worn)]);
    expect(game.offers({ do: 'equip', card: 'skill', on: 'attacker' })).toBe(false);
    expect(game.offers({ do: 'equip', card: 'skill', on: 'other' })).toBe(true);
    expect(game.offers({ do: 'equip', card: 'worn' })).toBe(false);
    const device = { ...skill(worn), subtypes: 'Space - Device' };
    expect(building([device]).offers({ do: 'equip', card: 'worn', on: 'other' })).toBe(true);
    const gone = (subtypes: string): string | undefined => {
      const equipment = { ...skill(worn), subtypes, on: 'defender', owner: 1 };
      const cards = [attacker, { ...defender, health: 1 }, equipment, last];
      const played = table({ cards: [...cards, { ...last, owner: 1, key: 'foe' }], dice: [6, 6] });
      played.choose(attack);
      played.until(waits);
      return played.state().cards['worn']?.zone;
    };
    expect([gone('Space - Skill'), gone('Space - Device')]).toEqual(['discard', 'build']);
  });

  it('is attached for nothing when its moment comes, where it is a Trait', () => {
    const trait: LaidCard = {
      ...{ key: 'trait', name: 'Trait', types: ['Equipment'], subtypes: 'Space - Trait' },
      zone: 'build',
      abilities: [
        { keyword: 'Trait', springs: 'Attacks', what: { whose: 'own' } },
        { keyword: 'Equipped', grants: [named('+power 4')] },
      ],
    };
    const game = table({ cards: [attacker, defender, trait, last] });
    game.choose(attack);
    game.choose({ pick: 'part' });
    expect(game.state().cards['trait']).toMatchObject({ zone: 'attached', on: 'attacker' });
    expect(game.told.find(({ what }) => what === 'rolled')?.number).toBe(6);
  });

  it('goes to the hand with its unit, as all Equipment does', () => {
    const bounce: swtcg.Ability = {
      keyword: 'Effect',
      does: [{ do: 'bounce', n: 1, to: { choose: { named: ['attacker'] } } }],
    };
    const game = table({
      cards: [attacker, { ...attacker, key: 'other', abilities: [bounce] }, skill(worn), defender],
    });
    game.choose({ do: 'use', card: 'other' });
    if (game.offers({ pick: 'card' })) game.choose({ pick: 'card' });
    expect(game.state().cards['attacker']?.zone).toBe('hand');
    expect(game.state().cards['worn']?.zone).toBe('hand');
  });
});

describe('Bounty', () => {
  it('is paid when its player builds next, for another unit that its damage discarded', () => {
    const bounty: swtcg.Ability = { keyword: 'Bounty', does: [gain(5)] };
    const forceAfter = (health: number, abilities: readonly swtcg.Ability[]) => {
      const cards = [
        { ...attacker, abilities },
        last,
        { ...defender, health },
        { ...defender, key: 'foe' },
      ];
      const game = table({ cards: [...cards, inHand], dice: [6, 6], points: [0] });
      game.choose(attack);
      const paid = game.told.filter(({ what, number }) => what === 'gained' && number === 5);
      game.until({ do: 'never' });
      const later = game.told.filter(({ what, number }) => what === 'gained' && number === 5);
      return [paid.length, later.length, later.at(-1)?.seat];
    };
    expect(forceAfter(1, [bounty])).toEqual([0, 1, 0]);
    expect(forceAfter(9, [bounty])).toEqual([0, 0, undefined]);
    expect(forceAfter(1, [])).toEqual([0, 0, undefined]);
  });
});

describe('Hidden Cost', () => {
  const hidden = (counters: number): LaidCard => ({
    ...{ key: 'hidden', zone: 'build', faceDown: true, counters, cost: 5 },
    abilities: [named('Hidden Cost 2')],
  });
  const battle = (counters: number, force: number) =>
    table({ cards: [attacker, defender, hidden(counters), last], force: [force], dice: [1, 1] });

  it('completes a card in the battle, with so many build counters, for the rest in Force', () => {
    const game = battle(2, 3);
    game.choose({ do: 'complete', card: 'hidden', to: 'Space' });
    expect(game.state().cards['hidden']).toMatchObject({ zone: 'arena', counters: 0 });
    expect(game.state().seats[0].force).toBe(0);
    expect(battle(1, 9).offers({ do: 'complete' })).toBe(false);
    expect(battle(2, 2).offers({ do: 'complete' })).toBe(false);
    expect(battle(5, 0).offers({ do: 'complete', to: 'build' })).toBe(true);
  });

  it('does so while a unit attacks, too', () => {
    const game = battle(2, 3);
    game.until(attack);
    game.choose(attack);
    expect(game.state().stack.some(({ kind }) => kind === 'attack')).toBe(true);
    expect(game.offers({ do: 'complete', card: 'hidden' })).toBe(true);
  });
});

describe('setup', () => {
  it('places units alone, and nothing has an effect', () => {
    const drawing: swtcg.Ability = { keyword: 'Drawn', does: [gain(1)] };
    const deployed: swtcg.Ability = { keyword: 'Deployed', does: [gain(1)] };
    const cheaper: swtcg.Ability = { cheaper: { what: { whose: 'own' }, n: 3 } };
    const game = table({
      cards: [
        { ...attacker, abilities: [drawing, cheaper] },
        { key: 'unit', zone: 'hand', cost: 4, abilities: [deployed] },
        ...(['Mission', 'Battle', 'Equipment', 'Location'] as const).map((type): LaidCard => ({
          key: type,
          zone: 'hand',
          types: [type],
          subtypes: 'Space',
        })),
        { key: 'top', zone: 'deck' },
        { ...inHand, owner: 1 },
      ],
      points: [30, 30],
      frames: [{ kind: 'setup', at: 3, spent: [0, 0], done: [false, false] }],
    });
    expect(game.state().waiting?.options.flatMap((one) => ('card' in one ? one.card : []))).toEqual(
      ['unit', 'unit'],
    );
    game.choose({ do: 'complete', card: 'unit', to: 'Space' });
    expect(game.state().seats[0].points).toBe(26);
    expect(game.state().cards['top']?.zone).toBe('hand');
    expect(game.told.filter(({ what }) => what === 'gained')).toEqual([]);
  });
});

describe('a card that lets its player win', () => {
  const council = (count: number, zone: 'arena' | 'build'): LaidCard[] =>
    Array.from({ length: count }, (_, n): LaidCard => ({
      ...{ key: `member ${n}`, subtypes: 'Council Member', zone, tapped: true },
    }));
  const quorum: LaidCard = {
    ...{ key: 'quorum', zone: 'hand', types: ['Mission'], cost: 0 },
    abilities: swtcg.playableCards.find(({ id }) => id === 'JG_017')?.abilities ?? [],
  };
  const foes = (['Ground', 'Character'] as const).map((arena): LaidCard => ({
    key: arena,
    owner: 1,
    types: [arena],
    arena,
    tapped: true,
  }));
  const winnerWith = (members: readonly LaidCard[]) => {
    const cards = [quorum, ...members, ...foes, inHand];
    const game = table({ cards, frames: [buildFrame], points: [1] });
    game.choose({ do: 'complete', card: 'quorum' });
    game.until({ do: 'never' });
    return game.state().winner;
  };

  it('does so at the end of the turn, before it is looked at who holds two arenas', () => {
    expect(winnerWith([...council(4, 'arena'), ...council(7, 'build').slice(4)])).toBe(0);
    expect(winnerWith(council(6, 'arena'))).toBe(1);
  });
});

describe('two players on each side', () => {
  it('are both meant by "your opponent"', () => {
    const lose: swtcg.Ability = {
      keyword: 'Effect',
      does: [{ do: 'lose', n: 2, who: 'opponent' }],
    };
    const game = table({
      cards: [
        { ...attacker, owner: 1, abilities: [lose] },
        { ...defender, owner: 2 },
      ],
      force: [3, 3, 3, 3],
      teams: true,
    });
    game.choose({ do: 'use', card: 'attacker' });
    expect(game.state().seats.map(({ force }) => force)).toEqual([3, 3, 1, 1]);
    expect(game.until({ do: 'attack', card: 'attacker', on: 'defender' })).toBe(true);
  });
});

describe('the Supply', () => {
  const soldier: LaidCard = {
    ...{ key: 'soldier', name: 'Soldier', owner: 1, zone: 'arena', supplied: true, health: 1 },
  };

  it('lies hidden, and takes a Subordinate back that is discarded', () => {
    const foe: LaidCard = { ...defender, key: 'foe' };
    const game = table({ cards: [attacker, soldier, foe, last], dice: [6, 6] });
    game.choose({ do: 'attack', card: 'attacker', on: 'soldier' });
    game.until(waits);
    expect(game.state().cards['soldier']).toMatchObject({ zone: 'supply', damage: 0 });
    const seen = (viewer: number) =>
      swtcg.viewOf(game.reader().book, game.state(), viewer).cards['soldier']?.card;
    expect([seen(0), seen(1)]).toEqual(['', 'soldier']);
  });
});

describe('single effects', () => {
  const inBuildStep = (cards: readonly LaidCard[], points: number) =>
    table({ cards: [...cards, inHand], points: [points], frames: [buildFrame] });

  it('of a Location happen when it is discarded for another one', () => {
    const location: LaidCard = { key: 'new', zone: 'hand', types: ['Location'], subtypes: 'Space' };
    const old: LaidCard = {
      ...{ ...location, key: 'old', owner: 1, zone: 'location', arena: 'Space' },
      abilities: [{ keyword: 'When Discarded', does: [gain(3)] }],
    };
    const game = inBuildStep([location, old], 9);
    game.choose({ do: 'complete', card: 'new' });
    expect(game.state().seats.map(({ force }) => force)).toEqual([0, 3]);
  });

  it('count the cards of the own discard pile alone', () => {
    const fallen = (key: string, owner: number, subtypes: string): LaidCard => ({
      ...{ key, owner, subtypes, zone: 'discard', types: ['Character'] },
    });
    const honor: LaidCard = {
      ...{ key: 'honor', zone: 'hand', types: ['Mission'], cost: 0 },
      abilities: swtcg.playableCards.find(({ id }) => id === 'ROTJ_018')?.abilities ?? [],
    };
    const game = inBuildStep(
      [honor, fallen('a', 0, 'Jedi Knight'), fallen('b', 0, 'Sith'), fallen('c', 1, 'Jedi')],
      1,
    );
    game.choose({ do: 'complete', card: 'honor' });
    expect(game.state().seats[0].force).toBe(1);
  });

  it('make Equipment cheaper to attach to one unit', () => {
    const device: LaidCard = {
      ...{ key: 'device', zone: 'build', types: ['Equipment'], subtypes: 'Space - Device' },
      abilities: [{ keyword: 'Equip', cost: { force: 1, build: 2 } }],
    };
    const cheap = { ...attacker, abilities: [named('Cheaper Equipment 1')] };
    const game = inBuildStep([device, cheap, { ...attacker, key: 'other' }], 1);
    expect(game.offers({ do: 'equip', card: 'device', on: 'other' })).toBe(false);
    game.choose({ do: 'equip', card: 'device', on: 'attacker' });
    expect(game.state().cards['device']?.on).toBe('attacker');
    expect(game.state().seats[0]).toMatchObject({ force: 0, points: 0 });
  });
});
