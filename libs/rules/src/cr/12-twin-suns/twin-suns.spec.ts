import { playableBook } from '#cards';
import { describe, expect, it } from 'vitest';
import { dice, randomMove } from '../../bots/random.js';
import { createEngine, isRefusal, type SeatSetup } from '../../engine/engine.js';
import * as say from '../../effects/builders.js';
import { hash } from '../../kernel/hash.js';
import { cr } from '../../testing/cite.js';
import { beside, made } from '../../testing/made-cards.js';
import { type Table, table, type TableSetup } from '../../testing/table.js';

const withCards = beside(playableBook());
const engine = createEngine(playableBook());
const three = (setup: TableSetup = {}, e = engine): Table =>
  table(e, { third: {}, twinSuns: true, ...setup });
const four = (setup: TableSetup = {}): Table => three({ fourth: {}, ...setup });

/** Takes the Plan counter; if there is a choice, the first card goes to the bottom. */
const plan = (t: Table): Table => {
  t.pick('take plan');
  return t.state.pending?.note === 'put' ? t.move({ pick: [0] }) : t;
};

const units = [...engine.book.cards.values()]
  .filter((c) => c.type === 'Unit' && !c.token && !c.abilities?.length)
  .map((c) => c.id);
const deck = (leaders: string[], base: string): SeatSetup => ({
  leaders,
  base,
  deck: Array.from({ length: 50 }, (_, i) => units[i % units.length] as string),
});
const suns = (leaders = ['SOR_005', 'SOR_014']) => ({
  players: [
    deck(leaders, 'SOR_029'),
    deck(['SOR_010', 'SOR_002'], 'SOR_023'),
    deck(['SOR_006', 'SOR_001'], 'SOR_026'),
  ],
  twinSuns: true as const,
});

describe('12.3 and 12.4 Two leaders', () => {
  it(
    cr(
      ['12.4.1', '12.4.1A', '12.4.1B'],
      'both leaders start leader side up, and two more counters lie in the middle',
    ),
    () => {
      const dealt = engine.create(suns(), 'a');
      if (isRefusal(dealt)) throw new Error(dealt.detail);
      const view = engine.view(dealt.state, null);
      expect(view.players[0]?.leaders.map((l) => [l.id, l.deployed])).toEqual([
        ['SOR_005', false],
        ['SOR_014', false],
      ]);
      expect(view.twinSuns).toEqual({ blast: -1, plan: -1, ending: false });
      const plain = engine.create({ players: suns().players }, 'a');
      expect(isRefusal(plain) ? null : engine.view(plain.state, null).twinSuns).toBeNull();
    },
  );

  it(cr(['12.3.1#1', '12.3.1#2'], 'two, different, and not Heroism beside Villainy'), () => {
    for (const leaders of [['SOR_005'], ['SOR_005', 'SOR_005'], ['SOR_005', 'SOR_010']])
      expect(engine.create(suns(leaders), 'a'), leaders.join()).toMatchObject({
        code: 'rules/bad-setup',
        rule: '12.3.1',
      });
  });

  it(cr(['12.3.2'], 'both give the deck their icons'), () => {
    // SOR_010 provides Aggression and Villainy; with the other leader alone SOR_128 would cost
    // more.
    const cost = (leaders: string[]) =>
      10 -
      three({ you: { leader: 'SOR_014', leaders, base: 'SOR_020', hand: ['SOR_128'] } })
        .play('SOR_128')
        .ready(0);
    expect(cost([]) - cost(['SOR_010'])).toBe(2);
  });

  it(
    cr(
      ['12.3.3#1', '12.3.3#2'],
      'each is exhausted, deployed and defeated for itself; both may be deployed',
    ),
    () => {
      const t = three({ you: { leader: 'SOR_005', leaders: ['SOR_014'], resources: 12 } }).use(
        'SOR_005',
        1,
      );
      const leaders = () =>
        engine.view(t.state, null).players[0]?.leaders.map((l) => [l.id, l.deployed]);
      expect(leaders()).toEqual([
        ['SOR_005', true],
        ['SOR_014', false],
      ]);
      t.pick('take-initiative').pick('take blast').use('SOR_014', 1);
      expect(leaders()).toEqual([
        ['SOR_005', true],
        ['SOR_014', true],
      ]);
      expect(
        t
          .units()
          .map((u) => u.id)
          .sort(),
      ).toEqual(['SOR_005', 'SOR_014']);
    },
  );
});

describe('12.5 Counters', () => {
  it(
    cr(
      ['12.5.1', '12.5.3#1', '12.6.1', '12.6.1A#1'],
      'a counter may be taken instead of the initiative, and nobody may just pass while one is there',
    ),
    () => {
      const t = three();
      expect(t.options().filter((o) => !o.startsWith('use'))).toEqual([
        'take-initiative',
        'take blast',
        'take plan',
      ]);
      t.pick('take blast');
      expect(t.options().filter((o) => !o.startsWith('use'))).toEqual([
        'take-initiative',
        'take plan',
      ]);
    },
  );

  it(
    cr(
      ['12.5.2#1', '12.5.2#2', '12.5.2A', '11.4.3#1'],
      'Blast deals 1 damage to the base of each opponent, at once',
    ),
    () => {
      const t = four().pick('take blast');
      expect([0, 1, 2, 3].map((seat) => t.base(seat))).toEqual([0, 1, 1, 1]);
      expect(t.state.twinSuns).toMatchObject({ blast: 0, plan: -1 });
    },
  );

  it(
    cr(
      ['12.5.2B#1', '12.5.2B#2', '12.5.2#1'],
      'Plan draws a card and puts one from the hand on the bottom, perhaps the same',
    ),
    () => {
      const t = three({ you: { hand: ['SOR_128'], deck: ['SOR_172', 'SOR_046'] } }).pick(
        'take plan',
      );
      expect([t.asks(), t.options()]).toEqual(['0 target', ['SOR_128', 'SOR_172']]);
      t.pick('SOR_172');
      expect([t.ids(0, 'hand'), t.ids(0, 'deck'), t.asks()]).toEqual([
        ['SOR_128'],
        ['SOR_046', 'SOR_172'],
        '1 action',
      ]);
    },
  );

  it(
    cr(['12.5.4#2'], 'EX-101: one counter a round, but the initiative of an earlier round is kept'),
    () => {
      const t = plan(three().pick('take-initiative').pick('take blast'));
      while (t.state.phase === 'regroup') t.none();
      expect([t.state.round, t.state.initiative, t.asks()]).toEqual([2, 0, '0 action']);
      t.pick('take blast');
      expect([t.state.initiative, t.state.twinSuns?.blast, t.asks()]).toEqual([0, 0, '1 action']);
      // A player who has taken a counter is not asked again in this round.
      plan(t);
      expect(t.asks()).toBe('2 action');
    },
  );

  it(cr(['12.5.5'], 'both are free again as the regroup phase starts'), () => {
    const t = plan(three().pick('take blast')).pick('take-initiative');
    expect([t.state.phase, t.state.twinSuns]).toEqual([
      'regroup',
      { blast: -1, plan: -1, ending: false },
    ]);
  });
});

describe('12.6 and 12.7', () => {
  it(
    cr(
      ['12.6.1C#1', '12.6.1A#1'],
      'EX-102: of three players the third takes the last counter in the end, which ends the phase',
    ),
    () => {
      const t = three({ active: 0 }).pick('take blast').pick('take-initiative');
      expect([t.asks(), t.options().filter((o) => !o.startsWith('use'))]).toEqual([
        '2 action',
        ['take plan'],
      ]);
      expect(plan(t).state.phase).toBe('regroup');
    },
  );

  it(
    cr(
      [
        '12.6.1C#2',
        '12.6.1A#2',
        '12.5.3#2',
        '12.5.3#4',
        '12.6.1A#3',
        '12.6.1B#1',
        '12.6.1B#2',
        '12.5.4#1',
      ],
      'EX-103: of four players the fourth may act on, or pass once nothing is left to take',
    ),
    () => {
      const t = plan(
        four({ fourth: { ground: ['SOR_046'] } })
          .pick('take blast')
          .pick('take-initiative'),
      );
      expect([t.asks(), t.options()]).toEqual([
        '3 action',
        expect.arrayContaining(['pass', 'attack SOR_046']),
      ]);
      t.attack('SOR_046');
      expect(t.pick('SOR_029').asks()).toBe('3 action');
      expect(t.pass().state.phase).toBe('regroup');
    },
  );

  it(
    cr(
      ['12.6.2#1'],
      'EX-104: who eliminates another player heals 5 from his own base, after the elimination',
    ),
    () => {
      const t = three({ you: { ground: ['SOR_046'], baseDamage: 7 }, them: { baseDamage: 29 } })
        .attack('SOR_046')
        .pick('SOR_029');
      expect([t.state.players[1]?.eliminated, t.base(0)]).toEqual([true, 2]);
      const order = t.events.flatMap((e) =>
        e.e === 'eliminated' || e.e === 'healed' ? [e.e] : [],
      );
      expect(order).toEqual(['eliminated', 'healed']);
    },
  );

  it(cr(['12.6.2#2'], 'nobody heals when a player eliminates themselves, or concedes'), () => {
    const suicide = made('T_S', { type: 'Event' }, say.event(say.damage(5, say.yourBase)));
    const t = three(
      { you: { hand: ['T_S'], baseDamage: 28 }, them: { baseDamage: 9 } },
      withCards(suicide),
    ).play('T_S');
    expect([t.state.players[0]?.eliminated, t.base(1)]).toEqual([true, 9]);
    const u = three({ them: { baseDamage: 9 } });
    expect(u.attempt({ seat: 0, at: u.state.at, concede: true })).toBeNull();
    expect([u.state.players[0]?.eliminated, u.base(1)]).toEqual([true, 9]);
  });

  it(
    cr(
      ['12.7.1#1', '12.7.1#2', '12.7.2#1'],
      'the game ends with the phase in which somebody was eliminated, after what ends with it; the most HP left wins',
    ),
    () => {
      const t = three({
        you: { ground: ['SOR_046'], baseDamage: 20, hand: ['SOR_076'] },
        them: { baseDamage: 29 },
        third: { baseDamage: 3, ground: ['SOR_095'] },
      });
      t.attack('SOR_046').pick('SOR_029');
      expect(t.state.outcome).toBeNull();
      t.pick('take blast').play('SOR_076').pick('SOR_095').pick('take-initiative');
      expect(t.state.lasting).toEqual([]);
      // 15 damage on the first base after healing, 3 on the third player's, and none from the Blast
      // on the base of the player who took it.
      expect([t.state.phase, t.state.outcome?.winners]).toEqual(['over', [2]]);
    },
  );

  it(cr(['12.7.3'], 'a tie shares the victory'), () => {
    const t = three({
      you: { ground: ['SOR_046'], baseDamage: 6 },
      them: { baseDamage: 29 },
      third: { baseDamage: 2 },
    })
      .attack('SOR_046')
      .pick('SOR_029');
    t.pick('take blast').pick('take-initiative');
    expect(t.state.outcome).toEqual({ winners: [0, 2], reason: 'draw' });
  });

  it('random games come to an end, and the same seed gives the same game', () => {
    const play = (seed: number): string => {
      const dealt = engine.create(suns(), `suns ${seed}`);
      if (isRefusal(dealt)) throw new Error(dealt.detail);
      const game = engine.simulate(dealt.state);
      const roll = dice(seed);
      for (let moves = 0; game.state.pending && moves < 20_000; moves += 1)
        expect(game.play(randomMove(game.state.pending, roll, engine.book.names))).toBeNull();
      expect(game.state.outcome?.winners.length).toBeGreaterThan(0);
      expect(engine.load(JSON.stringify(game.state))).toEqual(game.state);
      return hash(game.state);
    };
    for (let seed = 1; seed <= 5; seed += 1) expect(play(seed)).toBe(play(seed));
  });
});
