import { playableBook, starterDeck } from '#cards';
import { describe, expect, it } from 'vitest';
import { createEngine, isRefusal, type Setup } from '../../engine/engine.js';
import type { State } from '../../kernel/state.js';
import { cr } from '../../testing/cite.js';
import { Table, table } from '../../testing/table.js';

const engine = createEngine(playableBook());
const setup = { players: [starterDeck('luke'), starterDeck('vader')] } as Setup;

function begin(seed: string): Table {
  const first = engine.create(setup, seed);
  if (isRefusal(first)) throw new Error(first.detail);
  return new Table(engine, first.state);
}

describe('5.2 Setup', () => {
  it(
    cr(
      ['5.2.1', '5.2.1A', '5.2.1B', '3.2.2#2', '3.4.2#2'],
      'bases and leaders start in the base zone, leader side up',
    ),
    () => {
      const t = begin('a');
      const { players } = engine.view(t.state, null);
      expect(players.map((p) => [p.base.id, p.leaders[0]?.id, p.leaders[0]?.deployed])).toEqual([
        ['SOR_029', 'SOR_005', false],
        ['SOR_023', 'SOR_010', false],
      ]);
    },
  );

  it(
    cr(
      ['5.2.1C#1', '5.2.1C#2', '8.23.1'],
      'a random player decides who starts with the initiative',
    ),
    () => {
      const deciders = new Set(
        Array.from({ length: 20 }, (_, i) => begin(`seed ${i}`).decision.seat),
      );
      expect([...deciders].sort()).toEqual([0, 1]);
      const t = begin('a');
      expect(t.options()).toEqual(['seat 0', 'seat 1']);
      expect(t.pick('seat 1').state.initiative).toBe(1);
    },
  );

  it(
    cr(
      ['5.2.1D#1', '5.2.1D#2'],
      'six cards each from a shuffled deck; the same seed, the same shuffle',
    ),
    () => {
      const hands = (seed: string) => {
        const t = begin(seed).pick('seat 0');
        return [t.ids(0, 'hand'), t.ids(1, 'hand')];
      };
      expect(hands('a').map((h) => h.length)).toEqual([6, 6]);
      expect(hands('a')).toEqual(hands('a'));
      expect(hands('a')).not.toEqual(hands('b'));
    },
  );

  it(
    cr(
      ['5.2.1E#1', '5.2.1E#2', '5.2.1E#3'],
      'one mulligan each, the player with the initiative first',
    ),
    () => {
      const t = begin('a').pick('seat 1');
      expect(t.asks()).toBe('1 mulligan');
      const before = t.ids(1, 'hand');
      t.yes();
      expect(t.asks()).toBe('0 mulligan');
      expect(t.ids(1, 'hand')).not.toEqual(before);
      expect([t.ids(1, 'hand').length, t.ids(1, 'deck').length]).toEqual([6, 44]);
      t.no();
      expect(t.asks()).toBe('1 resource');
    },
  );

  it(
    cr(
      ['5.2.1F#1', '5.2.1F#2', '5.2.2'],
      'exactly two cards become ready resources, then the first round begins',
    ),
    () => {
      const t = begin('a').pick('seat 0').no().no();
      expect([t.decision.min, t.decision.max]).toEqual([2, 2]);
      expect(t.attempt({ seat: 0, at: t.decision.at, pick: [0] })).toMatchObject({
        code: 'rules/illegal-pick',
      });
      t.move({ pick: [0, 1] }).move({ pick: [4, 5] });
      expect([t.asks(), t.state.round, t.ready(0), t.ready(1), t.ids(0, 'hand').length]).toEqual([
        '0 action',
        1,
        2,
        2,
        4,
      ]);
    },
  );

  it(cr(['1.4.1', '1.2.1', '3.4.2#1'], 'what cannot be a game is refused with the rule'), () => {
    expect(engine.create({ players: setup.players.slice(0, 1) }, 'a')).toMatchObject({
      code: 'rules/bad-setup',
    });
    expect(
      engine.create(
        {
          players: [
            { leaders: ['SOR_046'], base: 'SOR_029', deck: [] },
            setup.players[1] as Setup['players'][0],
          ],
        },
        'a',
      ),
    ).toMatchObject({ code: 'rules/bad-setup', rule: '3.4.2' });
    expect(
      engine.create(
        {
          players: [
            { leaders: ['SOR_005'], base: 'SOR_029', deck: ['SOR_005'] },
            setup.players[1] as Setup['players'][0],
          ],
        },
        'a',
      ),
    ).toMatchObject({ code: 'rules/bad-setup', rule: '1.2.1' });
  });
});

describe('5.3 to 5.6: rounds', () => {
  it(
    cr(
      ['5.3.1', '5.5.2', '5.1.1', '1.4.4#1', '5.4.1B#2', '5.4.2#1'],
      'a round is an action phase and a regroup phase; the holder of the initiative acts first in the next',
    ),
    () => {
      const t = table(engine, {}).pass().pick('take-initiative').nextRound();
      expect([t.state.round, t.state.phase, t.asks()]).toEqual([2, 'action', '1 action']);
    },
  );

  it(
    cr(
      ['5.5.1C#1', '5.5.1C#2', '5.5.1C#3', '1.7.6', '4.5.3'],
      'one card may become an exhausted resource, starting with the player with the initiative',
    ),
    () => {
      const t = table(engine, {
        you: { hand: ['SOR_095'], resources: 3 },
        them: { hand: [] },
        initiative: 1,
        active: 1,
      });
      t.pass().pass();
      expect([t.asks(), t.decision.min]).toEqual(['1 resource', 0]);
      t.none();
      t.pick('SOR_095');
      expect(t.ids(0, 'resources')).toHaveLength(4);
    },
  );

  it(cr(['5.5.1D', '1.5.4C#2'], 'everything exhausted readies: units, resources, leader'), () => {
    const t = table(engine, {
      you: {
        leader: { id: 'SOR_005', ready: false },
        hand: ['SOR_046'],
        ground: [{ id: 'SOR_095', ready: false }],
        resources: 6,
      },
    });
    t.play('SOR_046').pass().pass().none().none();
    expect([
      t.unit('SOR_095').ready,
      t.ready(0),
      engine.view(t.state, null).players[0]?.leaders[0]?.ready,
    ]).toEqual([true, 6, true]);
  });

  it(
    cr(
      ['5.4.1C', '7.7.3E#1', '7.7.3A#2', '7.7.3B#1'],
      'effects for this phase end with the phase, all at once',
    ),
    () => {
      const t = table(engine, { you: { hand: ['SOR_076'] }, them: { ground: ['SOR_046'] } }).play(
        'SOR_076',
      );
      expect(t.unit('SOR_046')).toMatchObject({ power: 1, hp: 5 });
      t.pass().pass();
      expect(t.unit('SOR_046')).toMatchObject({ power: 3, hp: 7 });
    },
  );

  it(
    cr(
      ['5.4.2#2', '8.16.7E#2', '1.18.1C#2'],
      'a unit that dies as a bonus ends is defeated before the regroup phase, by nobody',
    ),
    () => {
      const t = table(engine, {
        you: {
          leader: 'SOR_010',
          hand: ['SOR_092'],
          ground: [{ id: 'SOR_095', damage: 2 }],
          resources: 12,
        },
        them: { ground: ['SOR_046'] },
      });
      t.play('SOR_092').divide(0);
      const s: State = JSON.parse(JSON.stringify(t.state)) as State;
      const c = s.players[0]?.units[0] as number;
      s.damage[c] = 4;
      const u = new Table(engine, s);
      u.pass().pass();
      expect(u.events.filter((e) => e.e === 'defeated' || e.e === 'phase-started')).toMatchObject([
        { e: 'defeated', by: -1 },
        { e: 'phase-started', phase: 'regroup' },
      ]);
    },
  );

  it(
    cr(
      ['5.4.1A#2'],
      'EX-34, EX-100: what triggers as the action phase starts resolves before the first action',
    ),
    () => {
      const t = table(engine, { you: { leader: 'SOR_016' } });
      t.nextRound();
      expect(t.events.filter((e) => e.e === 'looked')).toHaveLength(2);
      expect(t.asks()).toBe('0 action');
    },
  );

  it(cr(['5.6.2#2', '3.2.5#2'], 'nothing more is resolved once a base is gone'), () => {
    const t = table(engine, {
      you: { hand: ['SOR_172'], ground: ['SOR_232'] },
      them: { baseDamage: 29, ground: ['SOR_145'] },
    });
    t.attack('SOR_232', 'SOR_145');
    expect([t.asks(), t.state.outcome?.winners]).toEqual(['over', [0]]);
    expect(t.state.frames).toEqual([]);
  });
});
