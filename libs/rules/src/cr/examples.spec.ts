/**
 * Worked examples of the book that define a word instead of describing a situation, checked by what
 * the engine does. EX-24 and EX-25 (on which side of the table an arena is) concern only display
 * and have no test here.
 */
import { playableBook } from '#cards';
import { describe, expect, it } from 'vitest';
import type { Effect } from '../effects/nodes.js';
import * as say from '../effects/builders.js';
import { createEngine, isRefusal } from '../engine/engine.js';
import type { CardDefinition } from '../kernel/definition.js';
import type { State } from '../kernel/state.js';
import { cr } from '../testing/cite.js';
import { beside, event, made } from '../testing/made-cards.js';
import { table, type Table, type TableSetup } from '../testing/table.js';

const withCards = beside(playableBook());
const engine = createEngine(playableBook());

describe('1.16 The state of the game', () => {
  /**
   * What the book lists as changes of the state: an effect that makes each change, and the part of
   * the state that shows it.
   */
  const changes: readonly (readonly [what: string, effect: Effect, seen: (s: State) => unknown])[] =
    [
      ['paying a cost', say.pay(1), (s) => s.players[0]?.resources.map((c) => s.ready[c])],
      ['drawing', say.draw(1), (s) => s.players[0]?.deck],
      ['discarding', say.discard(1, 'opponent'), (s) => s.players[1]?.discard],
      [
        'readying',
        say.ready(say.all(say.friendly())),
        (s) => s.players[0]?.units.map((c) => s.ready[c]),
      ],
      [
        'exhausting',
        say.exhaust(say.all(say.enemy())),
        (s) => s.players[1]?.units.map((c) => s.ready[c]),
      ],
      ['dealing damage', say.damage(1, say.all(say.enemy())), (s) => s.damage],
      ['healing damage', say.heal(1, say.yourBase), (s) => s.damage],
      ['changing zone', say.returnToHand(say.all(say.enemy())), (s) => s.zone],
      [
        'changing power and HP',
        say.forPhase(say.all(say.friendly()), say.stats(1, 1)),
        (s) => s.lasting.map((l) => l.mods),
      ],
      [
        'a lasting effect',
        say.gameRule('phase', say.cannot('be-healed')),
        (s) => s.lasting.map((l) => l.card),
      ],
      [
        'a delayed effect',
        say.later({ on: 'phase-started' }, say.draw(1)),
        (s) => s.delayed.map((d) => d.when),
      ],
      ['taking the initiative', { do: 'take-initiative', who: 'you' }, (s) => s.initiative],
    ];
  const board: TableSetup = {
    you: { hand: ['T_1'], ground: [{ id: 'SOR_046', ready: false }], baseDamage: 5 },
    them: { hand: ['SOR_128'], ground: ['SOR_095'] },
    initiative: 1,
  };

  it.each(changes)(`${cr(['1.16.3'], 'EX-12: changes the state: %s')}`, (_what, effect, seen) => {
    const untouched = table(withCards(event('T_1', { do: 'nothing' })), board).play('T_1');
    const touched = table(withCards(event('T_1', effect)), board).play('T_1');
    expect(seen(touched.state)).not.toEqual(seen(untouched.state));
  });

  it(
    cr(
      ['1.16.3', '7.2.4#1'],
      'EX-12: so do looking, revealing, an epic action and an ability with limited uses',
    ),
    () => {
      const t = table(engine, { you: { leader: 'SOR_003' }, them: {} });
      const tell = (effect: Effect, kind: string) =>
        table(withCards(event('T_1', effect)), board)
          .play('T_1')
          .events.some((e) => e.e === kind);
      expect([
        tell(say.look('hand', 'opponent'), 'looked'),
        tell(say.reveal(say.topOf('you')), 'revealed'),
      ]).toEqual([true, true]);
      const leader = t.state.players[0]?.leaders[0] as number;
      const before = t.state.epic[leader];
      t.use('SOR_003', 1);
      expect([before, t.state.epic[leader]]).toEqual([0, 1]);
      const limited = made(
        'T_L',
        {},
        { a: 'action', cost: [], once: 'round', effect: say.draw(1) },
      );
      const u = table(withCards(limited), { you: { ground: ['T_L'] } })
        .use('T_L')
        .pass();
      expect([u.state.spent.length, u.options().includes('use T_L 0')]).toEqual([1, false]);
    },
  );

  it(
    cr(['1.16.4'], 'EX-13: a resource is exhausted to pay for something and for nothing else'),
    () => {
      const t = table(engine, {
        you: { leader: 'SOR_005', hand: ['SOR_046'], ground: ['SOR_095'], resources: 3 },
      });
      expect([...new Set(t.decision.options.map((o) => o.o))].sort()).toEqual([
        'attack',
        'pass',
        'take-initiative',
        'use',
      ]);
      const resources = new Set(t.state.players[0]?.resources);
      expect(t.decision.options.filter((o) => 'card' in o && resources.has(o.card))).toEqual([]);
      const out = t.attempt({ seat: 0, at: t.state.at, pick: [t.decision.options.length] });
      expect([out?.code, t.ready(0)]).toEqual(['rules/illegal-pick', 3]);
    },
  );
});

describe('7.1 and 7.7 Abilities and effects', () => {
  it(
    cr(
      ['7.1.7#1', '7.1.7#2', '6.3.0B#1'],
      'EX-35: two attacks go one after the other, everything that the first one triggers before the second',
    ),
    () => {
      const loud = (id: string) =>
        made(
          id,
          { hp: 9 },
          say.onAttack(say.damage(1, say.baseOf('opponent'))),
          say.whenAttackEnds(say.damage(2, say.baseOf('opponent'))),
        );
      const twice = event('T_2', say.attackWith(say.friendly()), say.attackWith(say.friendly()));
      const t = table(withCards(loud('T_A'), loud('T_B'), twice), {
        you: { hand: ['T_2'], ground: ['T_A', 'T_B'] },
      })
        .play('T_2')
        .pick('T_A');
      const told = t.events.flatMap((e) =>
        e.e === 'attack-declared'
          ? [`${t.state.id[e.card]} attacks`]
          : e.e === 'damaged'
            ? [`${e.n}`]
            : e.e === 'attack-ended'
              ? ['ends']
              : [],
      );
      expect(told).toEqual([
        'T_A attacks',
        '1',
        '2',
        'ends',
        '2',
        'T_B attacks',
        '1',
        '2',
        'ends',
        '2',
      ]);
    },
  );

  it(
    cr(
      ['7.1.7#1', '7.1.7#2'],
      'EX-35: three cards are played one after the other, with what each of them triggers in between',
    ),
    () => {
      const greeter = (id: string) => made(id, {}, say.whenPlayed(say.draw(1)));
      const three = event('T_3', say.repeat(3, say.play({ type: 'Unit' }, { free: true })));
      const t = table(withCards(greeter('T_A'), greeter('T_B'), greeter('T_C'), three), {
        you: {
          hand: ['T_3', 'T_A', 'T_B', 'T_C'],
          deck: ['SOR_172', 'SOR_172', 'SOR_172', 'SOR_172'],
        },
      }).play('T_3');
      t.pick('play T_B').pick('play T_A');
      if (t.asks() === '0 target') t.pick('play T_C');
      const told = t.events.flatMap((e) =>
        e.e === 'played' ? [`${t.state.id[e.card]}`] : e.e === 'drawn' ? ['draws'] : [],
      );
      expect(told).toEqual(['T_3', 'T_B', 'draws', 'T_A', 'draws', 'T_C', 'draws']);
    },
  );

  it(cr(['7.1.7#1', '7.1.7#2'], 'EX-35: so are cards that were searched for'), () => {
    const greeter = (id: string) =>
      made(id, {}, say.whenPlayed(say.damage(1, say.baseOf('opponent'))));
    const two = event('T_2', say.search(3, { type: 'Unit' }, { n: 2, then: 'play-free' }));
    const t = table(withCards(greeter('T_A'), greeter('T_B'), two), {
      you: { hand: ['T_2'], deck: ['T_A', 'T_B', 'SOR_172'] },
    })
      .play('T_2')
      .pick('T_B', 'T_A');
    const told = t.events.flatMap((e) =>
      e.e === 'played' ? [`${t.state.id[e.card]}`] : e.e === 'damaged' ? ['damage'] : [],
    );
    expect(told).toEqual(['T_2', 'T_B', 'damage', 'T_A', 'damage']);
  });

  it(
    cr(
      ['7.7.3A#1', '7.7.3A#2'],
      'EX-55: a bonus for an attack and a rule for the phase are lasting effects, each with its own end',
    ),
    () => {
      const bystander = made('T_R', {}, say.whenAttackEnds(say.heal(2, say.yourBase)));
      const t = table(withCards(bystander), {
        you: {
          leader: 'SOR_010',
          hand: ['SOR_220', 'SOR_160'],
          ground: ['SOR_095', 'T_R'],
          baseDamage: 5,
          resources: 20,
        },
      });
      t.play('SOR_220').pick('SOR_095');
      // SOR_095 has power 3: it attacked with 6, and the bonus is gone.
      expect([t.base(1), t.unit('SOR_095').power, t.state.lasting]).toEqual([6, 3, []]);
      t.pass().play('SOR_160').pass();
      expect(t.state.lasting).toMatchObject([
        { until: 'phase', mods: [{ m: 'cannot', what: 'be-healed' }] },
      ]);
      t.attack('T_R');
      expect(t.base(0)).toBe(5);
      t.nextRound();
      expect(t.state.lasting).toEqual([]);
      while (t.decision.seat !== 0) t.pass();
      expect(t.attack('T_R').base(0)).toBe(3);
    },
  );

  it(
    cr(
      ['7.7.4A'],
      'EX-58: something for a later moment, or for the next card, waits and happens once',
    ),
    () => {
      const tomorrow = event(
        'T_1',
        say.later({ on: 'phase-started', where: { phase: 'regroup' } }, say.draw(1)),
      );
      const t = table(withCards(tomorrow), { you: { hand: ['T_1'] } }).play('T_1');
      expect([t.state.delayed.length, t.ids(0, 'hand')]).toEqual([1, []]);
      t.nextRound();
      // One card by the effect, two by the regroup phase.
      expect([t.state.delayed.length, t.ids(0, 'hand').length]).toEqual([0, 3]);
      expect(t.nextRound().ids(0, 'hand').length).toBe(5);
      const discount = event('T_2', {
        do: 'cheaper',
        change: { cards: {}, by: 'you', less: 1, once: true },
        until: 'phase',
      });
      const plain = made('T_U', { cost: 2 });
      const u = table(withCards(discount, plain), {
        you: { hand: ['T_2', 'T_U', 'T_U'], resources: 10 },
      })
        .play('T_2')
        .pass();
      expect(u.play('T_U').ready(0)).toBe(9);
      expect(u.pass().play('T_U').ready(0)).toBe(7);
    },
  );
});

describe('8. Additional rules', () => {
  it(
    cr(
      ['8.9.2#1'],
      'EX-69: the second event of the phase is the second, whenever the ability that counts came into play',
    ),
    () => {
      const second: CardDefinition = made(
        'T_S',
        {},
        say.on(
          {
            on: 'played',
            who: { type: 'Event' },
            by: 'you',
            where: {
              equal: [{ happened: { e: 'played', by: 'you', card: { type: 'Event' } } }, 2],
            },
          },
          say.damage(1, say.baseOf('opponent')),
        ),
      );
      const t = table(withCards(second, event('T_E', { do: 'nothing' })), {
        you: { hand: ['T_E', 'T_E', 'T_E', 'T_S'] },
      });
      t.play('T_E').pass().play('T_S').pass();
      expect(t.base(1)).toBe(0);
      expect(t.play('T_E').base(1)).toBe(1);
      expect(t.pass().play('T_E').base(1)).toBe(1);
    },
  );

  it(
    cr(['8.16.1'], 'EX-75: +1/+1 for this phase changes power and HP until the phase ends'),
    () => {
      const bless = event('T_1', say.forPhase(say.one(), say.stats(1, 1)));
      const t = table(withCards(bless), { you: { hand: ['T_1'], ground: ['SOR_095'] } });
      const printed = t.unit('SOR_095');
      t.play('T_1');
      expect(t.unit('SOR_095')).toMatchObject({ power: printed.power + 1, hp: printed.hp + 1 });
      expect(t.nextRound().unit('SOR_095')).toMatchObject({ power: printed.power, hp: printed.hp });
    },
  );

  it(
    cr(
      ['8.18.1#2', '8.18.1#3'],
      'EX-80: a name alone is named, in English; it means every card of that name',
    ),
    () => {
      const naming = (name: string): [refused: string | undefined, t: Table] => {
        const t = table(engine, {
          you: { leader: 'SOR_005', hand: ['SOR_062'] },
          them: { leader: 'SOR_010', hand: ['SOR_172', 'SOR_172'], resources: 20 },
        }).play('SOR_062');
        return [t.attempt({ seat: 0, at: t.decision.at, name })?.code, t];
      };
      expect(engine.book.names).toEqual([...new Set(engine.book.names)]);
      for (const wrong of [
        'Luke Skywalker, Faithful Friend',
        'Luke Skywalker | Faithful Friend',
        'open fire',
        'Abrir fuego',
        '',
      ])
        expect(naming(wrong)[0], wrong).toBe('rules/unknown-name');
      const [refused, t] = naming('Open Fire');
      expect([refused, t.options().filter((o) => o === 'play SOR_172')]).toEqual([undefined, []]);
      expect(
        naming('Luke Skywalker')[1]
          .options()
          .filter((o) => o === 'play SOR_172').length,
      ).toBe(2);
    },
  );
});

describe('11. More than two players', () => {
  it(
    cr(['11.1.2'], 'EX-97: four players sit down with Premier decks, and each has their turn'),
    () => {
      const deck = (leader: string, base: string) => ({
        leaders: [leader],
        base,
        deck: Array.from(
          { length: 50 },
          (_, i) => `SOR_${String(95 + (i % 17)).padStart(3, '0')}`,
        ).filter((id) => engine.book.cards.get(id)?.type === 'Unit'),
      });
      const dealt = engine.create(
        {
          players: [
            deck('SOR_005', 'SOR_029'),
            deck('SOR_010', 'SOR_023'),
            deck('SOR_002', 'SOR_020'),
            deck('SOR_014', 'SOR_026'),
          ],
        },
        'four',
      );
      if (isRefusal(dealt)) throw new Error(dealt.detail);
      const play = engine.simulate(dealt.state);
      const asked = new Set<number>();
      for (let moves = 0; moves < 40 && play.state.phase === 'setup'; moves += 1) {
        const d = play.state.pending;
        if (!d) break;
        asked.add(d.seat);
        expect(
          play.play({
            seat: d.seat,
            at: d.at,
            pick: Array.from(
              {
                length: Math.max(
                  d.min,
                  d.kind === 'mulligan' || d.kind === 'first-player' ? 1 : d.min,
                ),
              },
              (_, i) => i,
            ),
          }),
        ).toBeNull();
      }
      expect([play.state.phase, [...asked].sort()]).toEqual(['action', [0, 1, 2, 3]]);
    },
  );
});
