import { playableBook } from '#cards';
import { describe, expect, it } from 'vitest';
import * as say from '../../effects/builders.js';
import { createEngine } from '../../engine/engine.js';
import { cr } from '../../testing/cite.js';
import { beside, made as free } from '../../testing/made-cards.js';
import { table, type Table } from '../../testing/table.js';

const withCards = beside(playableBook());
const engine = createEngine(playableBook());
const made: typeof free = (id, facts, ...abilities) =>
  free(id, { cost: 1, ...facts }, ...abilities);

describe('8.6: a card that was elsewhere is another copy', () => {
  const recall = made(
    'T_RECALL',
    { type: 'Event', cost: 0 },
    say.event(say.returnToHand(say.one())),
  );
  const praise = made(
    'T_PRAISE',
    { type: 'Event', cost: 0 },
    say.event(say.experience(1, say.one(say.unit({ attacked: true })))),
  );
  const welcome = made(
    'T_WELCOME',
    { type: 'Event', cost: 0 },
    say.event(say.experience(1, say.one(say.unit({ playedThisPhase: 'you' })))),
  );
  const again = made(
    'T_AGAIN',
    { type: 'Event', cost: 0 },
    say.event(
      say.returnToHand({ all: { type: 'Unit', defeatedThisPhase: true }, from: 'discard' }),
    ),
  );
  const drop = made(
    'T_DROP',
    { type: 'Event', cost: 0 },
    say.event(say.discard(1, 'you', { cards: { type: 'Unit' } })),
  );
  const fell = made('T_FELL', { type: 'Event', cost: 0 }, say.event(say.defeat(say.one())));
  const tokens = (t: Table) => t.units('SOR_095').map((u) => u.upgrades.length);
  const start = (...hand: string[]) =>
    table(withCards(recall, praise, welcome, again, drop, fell), {
      you: { hand, ground: ['SOR_095'], resources: 9 },
    });

  it(
    cr(['8.6.4#1', '8.8.3'], 'a unit that attacked, left and was played again has not attacked'),
    () => {
      expect(tokens(start('T_PRAISE').attack('SOR_095').pass().play('T_PRAISE'))).toEqual([1]);
      expect(
        tokens(
          start('T_RECALL', 'T_PRAISE')
            .attack('SOR_095')
            .pass()
            .play('T_RECALL')
            .pass()
            .play('SOR_095')
            .pass()
            .play('T_PRAISE'),
        ),
      ).toEqual([0]);
    },
  );

  it(cr(['8.6.4#1'], 'a unit played again was played this phase'), () => {
    expect(tokens(start('T_WELCOME').play('T_WELCOME'))).toEqual([0]);
    expect(
      tokens(
        start('T_RECALL', 'T_WELCOME')
          .play('T_RECALL')
          .pass()
          .play('SOR_095')
          .pass()
          .play('T_WELCOME'),
      ),
    ).toEqual([1]);
  });

  it(
    cr(['8.6.4#2'], 'a unit that was defeated, returned and then discarded was not defeated'),
    () => {
      const defeated = start('T_FELL', 'T_AGAIN', 'T_DROP', 'T_AGAIN')
        .play('T_FELL')
        .pass()
        .play('T_AGAIN');
      expect(defeated.ids(0, 'hand')).toContain('SOR_095');
      defeated.pass().play('T_DROP').pick('SOR_095');
      expect(defeated.ids(0, 'discard')).toContain('SOR_095');
      expect(defeated.pass().play('T_AGAIN').ids(0, 'discard')).toContain('SOR_095');
    },
  );
});

describe('8.5: choosing what lies face down', () => {
  it(cr(['4.5.2#3'], 'another player’s resource may be picked, but its face is not shown'), () => {
    const thief = made(
      'T_THIEF',
      { type: 'Event', cost: 0 },
      say.event(
        say.takeControl({ choose: { side: 'enemy' }, n: 1, from: 'resource', of: 'opponent' }),
      ),
    );
    const thieves = withCards(thief);
    const t = table(thieves, {
      you: { hand: ['T_THIEF'] },
      them: { resources: ['SOR_128', 'SOR_095'] },
    }).play('T_THIEF');
    expect([t.options(), Object.values(thieves.view(t.state, 0).shown)]).toEqual([
      ['SOR_128', 'SOR_095'],
      ['T_THIEF'],
    ]);
  });
});

describe('3.5 to 3.7: units, upgrades, tokens', () => {
  it(
    cr(
      ['3.6.7', '3.7.5#2', '3.6.13', '1.10.3#2', '1.11.3#2', '8.16.3#1', '8.16.6C#2', '8.16.7D#2'],
      'EX-21: each Experience token gives +1/+1',
    ),
    () => {
      const t = table(engine, {
        you: { ground: [{ id: 'SOR_108', upgrades: ['TOKEN_EXPERIENCE', 'TOKEN_EXPERIENCE'] }] },
      });
      expect(t.unit('SOR_108')).toMatchObject({ power: 3, hp: 4 });
    },
  );

  it(
    cr(
      ['3.7.7#1', '3.7.8#1', '3.7.9#1', '3.7.10#1', '3.7.12#1', '3.7.1'],
      'token units as the book prints them, created exhausted for 0',
    ),
    () => {
      const factory = made(
        'T_F',
        { type: 'Event', cost: 0 },
        say.event(
          say.create('battle-droid'),
          say.create('clone-trooper'),
          say.create('tie-fighter'),
          say.create('x-wing'),
          say.create('spy'),
        ),
      );
      const t = table(withCards(factory), { you: { hand: ['T_F'] } }).play('T_F');
      expect(
        t.units().map((u) => [u.id, u.arena, u.power, u.hp, u.ready, u.keywords.raid]),
      ).toEqual([
        ['TOKEN_BATTLE_DROID', 'ground', 1, 1, false, undefined],
        ['TOKEN_CLONE_TROOPER', 'ground', 2, 2, false, undefined],
        ['TOKEN_TIE_FIGHTER', 'space', 1, 1, false, undefined],
        ['TOKEN_XWING', 'space', 2, 2, false, undefined],
        ['TOKEN_SPY', 'ground', 0, 2, false, 2],
      ]);
    },
  );

  it(
    cr(
      ['3.7.13#1', '3.7.13#2', '4.5.4'],
      'a Credit token pays 1 instead of a resource; how many is the player’s choice',
    ),
    () => {
      const t = table(engine, {
        you: { leader: 'SOR_005', hand: ['SOR_046'], resources: 3, credits: 2 },
      }).play('SOR_046');
      expect(t.options()).toEqual(['1', '2']);
      t.pick('2');
      expect([t.ready(0), t.state.players[0]?.credits]).toEqual([1, 0]);
    },
  );

  it(
    cr(
      ['3.5.6#1', '3.5.6#2', '3.5.6#3', '3.6.14#1', '3.6.6'],
      'EX-19: a unit that becomes an upgrade loses its damage and its upgrades',
    ),
    () => {
      const ghost = made('T_GHOST', { name: 'The Ghost', arena: 'Space', traits: ['VEHICLE'] });
      const t = table(withCards(ghost), {
        you: {
          leader: 'SOR_005',
          space: [{ id: 'JTL_050', damage: 2, upgrades: ['SOR_069'] }, 'T_GHOST'],
        },
      }).use('JTL_050');
      expect(t.units('JTL_050')).toEqual([]);
      expect(t.unit('T_GHOST')).toMatchObject({
        power: 5,
        hp: 5,
        upgrades: [{ id: 'JTL_050' }],
        keywords: { grit: 1 },
      });
      expect(t.ids(0, 'discard')).toEqual(['SOR_069']);
    },
  );
});

describe('8. Additional rules', () => {
  it(
    cr(
      ['8.9.1#1', '8.9.1#2'],
      'EX-68: the first event of the round is the first, whoever was in play',
    ),
    () => {
      const t = table(engine, {
        you: { leader: 'SOR_010', hand: ['SOR_172', 'SOR_172'], resources: 20 },
        them: { ground: ['SOR_046'], space: ['SOR_089'] },
      });
      t.play('SOR_172');
      expect(t.events.some((e) => e.e === 'damaged')).toBe(false);
      t.pass().play('SOR_172').pick('SOR_046');
      expect(t.unit('SOR_046').damage).toBe(4);
    },
  );

  it(
    cr(
      ['8.10.1#1', '8.10.1#2', '8.33.2#1', '8.33.2#2', '8.26.1', '8.26.2', '8.26.3'],
      'EX-70, EX-94: no revealed event, no damage',
    ),
    () => {
      const board = (hand: string[]) =>
        table(engine, {
          you: { leader: 'SOR_010', hand: ['SOR_176', ...hand] },
          them: { ground: ['SOR_046'] },
        }).play('SOR_176');
      const shown = board(['SOR_172']).pick('SOR_172');
      expect(shown.pick('SOR_046').unit('SOR_046').damage).toBe(1);
      expect(shown.ids(0, 'hand')).toEqual(['SOR_172']);
      expect(shown.events.filter(({ e }) => e === 'revealed')).toHaveLength(1);
      const declined = board(['SOR_172']).none();
      expect([declined.asks(), declined.unit('SOR_046').damage]).toEqual(['1 action', 0]);
      const bluff = board(['SOR_095']);
      expect([bluff.asks(), bluff.options()]).toEqual(['0 target', []]);
    },
  );

  it(
    cr(['8.11.2#1', '8.11.2#3'], 'EX-72: without the aspect penalty, and with everything else'),
    () => {
      const spectre = made('T_S', {
        aspects: ['Cunning', 'Villainy'],
        traits: ['SPECTRE'],
        cost: 3,
      });
      const t = table(withCards(spectre), {
        you: { leader: 'SOR_008', base: 'SOR_023', hand: ['T_S'], resources: 5 },
      }).play('T_S');
      expect(t.ready(0)).toBe(2);
    },
  );

  it(
    cr(['8.17.1', '8.17.2', '8.17.3'], 'EX-78, EX-79: must comes before may, can’t before must'),
    () => {
      const driven = made('T_D', {}, say.constant('self', { m: 'must', what: 'attack-base' }));
      const stuck = made(
        'T_N',
        {},
        say.constant('self', { m: 'must', what: 'attack-base' }),
        say.constant('self', say.cannot('attack-bases')),
      );
      const e = withCards(driven, stuck);
      expect(
        table(e, { you: { ground: ['T_D'] }, them: { ground: ['SOR_046', 'SOR_095'] } })
          .attack('T_D')
          .base(1),
      ).toBe(2);
      expect(
        table(e, { you: { ground: ['T_N'] }, them: { ground: ['SOR_046', 'SOR_095'] } })
          .attack('T_N')
          .options(),
      ).toEqual(['SOR_046', 'SOR_095']);
    },
  );

  it(cr(['8.19.1'], 'EX-81: "another" is never the card itself'), () => {
    const t = table(engine, {
      you: { leader: 'SOR_005', ground: ['SOR_094', 'SOR_046', 'SOR_095'] },
    }).use('SOR_094');
    expect(t.options()).toEqual(['SOR_046', 'SOR_095']);
  });

  it(
    cr(
      ['8.19.2', '8.5.6#1', '8.5.6#2', '8.5.1', '8.5.2', '8.5.5#1', '8.5.5#2'],
      'EX-82: the unit that got the bonus cannot be given the damage; any number of units includes none',
    ),
    () => {
      const t = table(engine, {
        you: {
          leader: 'SOR_010',
          hand: ['SOR_092'],
          ground: ['SOR_095', 'SOR_046'],
          resources: 12,
        },
        them: { ground: ['SOR_063'] },
      })
        .play('SOR_092')
        .pick('SOR_095');
      expect([t.options(), t.decision.total]).toEqual([['SOR_046', 'SOR_063'], 5]);
      expect(t.attempt({ seat: 0, at: t.decision.at, amounts: [1, 1] })).toMatchObject({
        code: 'rules/illegal-division',
      });
      expect(
        table(engine, {
          you: { leader: 'SOR_010', hand: ['SOR_092'], ground: ['SOR_095'], resources: 12 },
          them: { ground: ['SOR_063'] },
        })
          .play('SOR_092')
          .divide(0)
          .unit('SOR_063').damage,
      ).toBe(0);
      t.divide(0, 5);
      expect(t.units('SOR_063')).toEqual([]);
    },
  );

  it(cr(['8.24.1', '8.24.2', '8.18.2'], 'EX-86: a name is enough, as leader or as unit'), () => {
    const hp = (side: object) =>
      table(engine, { you: { ground: ['SOR_082'], ...side } }).unit('SOR_082').hp;
    expect([hp({}), hp({ leader: 'SOR_006' }), hp({ ground: ['SOR_082', 'SOR_135'] })]).toEqual([
      4, 5, 5,
    ]);
  });

  it(cr(['8.24.3#1', '8.24.3#2'], 'EX-87: on another unit the named part does nothing'), () => {
    const play = (...ground: string[]) =>
      table(engine, {
        you: { leader: { id: 'SOR_010', deployed: true }, hand: ['SOR_136'], ground },
        them: { ground: ['SOR_046', 'SOR_232'] },
      }).play('SOR_136');
    const vader = play().pick('SOR_010').pick('SOR_232');
    expect(vader.unit('SOR_232').damage).toBe(4);
    const other = play().pick('SOR_046');
    expect(other.asks()).toBe('1 action');
  });

  it(
    cr(
      ['8.25.1#1', '8.25.1#2', '8.25.2', '4.9.2#1', '4.9.2#2', '3.3.4', '7.4.3'],
      'EX-26, EX-88: from play unless the text names another zone; returned is not defeated',
    ),
    () => {
      const t = table(engine, {
        you: { leader: 'SOR_005', hand: ['SOR_222'], discard: ['SOR_046'] },
        them: { ground: [{ id: 'SOR_108' }, 'SOR_095'], leader: { id: 'SOR_005', deployed: true } },
      }).play('SOR_222');
      expect(t.options()).toEqual(['SOR_108', 'SOR_095']);
      t.pick('SOR_108');
      expect([t.asks(), t.ids(1, 'hand')]).toEqual(['1 action', ['SOR_108']]);
      const legion = table(engine, {
        you: {
          leader: 'SOR_010',
          hand: ['SOR_091'],
          discard: ['SOR_095'],
          ground: [{ id: 'SOR_229', damage: 2 }],
        },
        them: { hand: ['SOR_172'], ground: ['SOR_046'] },
      });
      legion.attack('SOR_229', 'SOR_046').pass().play('SOR_091');
      expect(legion.ids(0, 'hand')).toEqual(['SOR_229']);
    },
  );

  it(
    cr(
      ['8.27.8#1', '8.27.8#2', '8.27.7'],
      'EX-89: a found card that cannot be played goes to the bottom',
    ),
    () => {
      const seeker = made(
        'T_Q',
        { type: 'Event', cost: 0 },
        say.event(say.search('all', say.upgrade(), { then: 'play', reveal: true })),
      );
      const t = table(withCards(seeker), {
        you: { hand: ['T_Q'], deck: ['SOR_069', 'SOR_046', 'SOR_095'] },
      })
        .play('T_Q')
        .pick('SOR_069');
      expect(t.ids(0, 'deck').at(-1)).toBe('SOR_069');
    },
  );

  it(
    cr(
      ['8.30.1', '8.30.2', '8.30.5', '8.6.6', '8.6.2', '8.6.1'],
      'EX-91: two cards of one name and different subtitles',
    ),
    () => {
      const t = table(engine, {
        you: { leader: { id: 'SOR_005', deployed: true }, ground: ['SOR_051'] },
        them: { ground: ['SOR_051'] },
      }).pass();
      expect([t.asks(), t.units('SOR_051').length]).toEqual(['1 action', 2]);
    },
  );

  it(
    cr(
      ['8.30.3#1', '8.30.3#2', '8.30.3A', '1.16.5B', '1.16.5#1'],
      'EX-92: a second copy, as a unit or as an upgrade, and one must go at once',
    ),
    () => {
      const t = table(engine, {
        you: {
          leader: 'SOR_005',
          hand: ['JTL_045'],
          space: [{ id: 'SOR_237', upgrades: ['JTL_045'] }],
        },
      }).play('JTL_045');
      expect([t.asks(), t.options()]).toEqual(['0 unique', ['JTL_045', 'JTL_045']]);
      t.move({ pick: [1] });
      expect([t.units('JTL_045').length, t.unit('SOR_237').upgrades.length, t.asks()]).toEqual([
        1,
        0,
        '1 action',
      ]);
    },
  );

  it(cr(['8.6.7', '8.6.3'], 'any number of copies of a card that is not unique'), () => {
    const t = table(engine, {
      you: { leader: 'SOR_010', hand: ['SOR_128'], ground: ['SOR_128', 'SOR_128'] },
    }).play('SOR_128');
    expect([t.units('SOR_128').length, t.asks()]).toEqual([3, '1 action']);
  });

  it(cr(['8.32.1', '8.32.2'], 'EX-93: "you" is the controller of the card'), () => {
    const t = table(engine, { you: { hand: ['SOR_172'] }, them: { ground: ['SOR_045'] } }).play(
      'SOR_172',
    );
    expect(t.asks()).toBe('1 seat');
  });

  it(cr(['8.35.1', '3.7.2B#2'], 'EX-96: for each upgrade one token, all given at once'), () => {
    const t = table(engine, {
      you: { leader: 'SOR_010', hand: ['SHD_039'], ground: ['SOR_046', 'SOR_095'], resources: 10 },
      them: { ground: [{ id: 'SOR_229', upgrades: ['SOR_069', 'SOR_057'] }] },
    });
    t.play('SHD_039').pick('SOR_229');
    expect([t.asks(), t.decision.total]).toEqual(['0 divide', 2]);
    t.divide(1, 1);
    expect([t.unit('SOR_046').upgrades.length, t.unit('SOR_095').upgrades.length]).toEqual([1, 1]);
  });

  it(
    cr(
      [
        '8.34.1#1',
        '8.34.1#2',
        '8.34.2',
        '8.34.3#1',
        '8.34.3#2',
        '8.34.4',
        '1.16.5D',
        '8.34.5#1',
        '1.17.1#4',
      ],
      'captured: out of play under its guard, rescued exhausted when the guard leaves, without When Played',
    ),
    () => {
      const jailer = made(
        'T_J',
        { power: 1, hp: 1 },
        say.whenPlayed(say.capture(say.one(say.enemy()))),
      );
      const t = table(withCards(jailer), {
        you: { hand: ['T_J'] },
        them: {
          hand: ['SOR_172'],
          leader: 'SOR_010',
          ground: [{ id: 'SOR_084', damage: 1, upgrades: ['SOR_069'] }],
        },
      }).play('T_J');
      expect(t.units('SOR_084')).toEqual([]);
      expect(t.unit('T_J').captives.map((c) => c.id)).toEqual(['SOR_084']);
      expect(t.ids(1, 'discard')).toEqual(['SOR_069']);
      t.play('SOR_172');
      expect(t.unit('SOR_084')).toMatchObject({ ready: false, damage: 0 });
      expect(t.asks()).toBe('0 action');
      const token = table(withCards(jailer), {
        you: { hand: ['T_J'] },
        them: { ground: ['TOKEN_BATTLE_DROID'] },
      }).play('T_J');
      expect([token.units('TOKEN_BATTLE_DROID').length, token.unit('T_J').captives.length]).toEqual(
        [0, 0],
      );
    },
  );

  it(
    cr(
      [
        '8.36.1',
        '8.36.2',
        '8.36.2A#1',
        '8.36.2A#2',
        '8.36.3',
        '8.36.4#1',
        '8.36.5',
        '1.9.13#1',
        '1.9.14',
      ],
      'indirect damage: its player divides it, no more than HP on a unit, Shields do not help',
    ),
    () => {
      const bomber = made('T_B', { type: 'Event', cost: 0 }, say.event(say.indirect(4)));
      const t = table(withCards(bomber), {
        you: { hand: ['T_B'] },
        them: { ground: [{ id: 'SOR_095', upgrades: ['TOKEN_SHIELD'] }] },
      }).play('T_B');
      expect([t.asks(), t.options(), t.decision.caps]).toEqual([
        '1 divide',
        ['SOR_029', 'SOR_095'],
        [4, 3],
      ]);
      t.divide(2, 2);
      expect(t.unit('SOR_095')).toMatchObject({ damage: 2, upgrades: [{ id: 'TOKEN_SHIELD' }] });
      expect(t.base(1)).toBe(2);
      expect(
        t.events.filter((e) => e.e === 'damaged').every((e) => e.e === 'damaged' && e.seat === 0),
      ).toBe(true);
    },
  );

  it(
    cr(
      ['8.37.1#1', '8.37.1#2', '8.37.2'],
      'moved to the other arena with everything on it, and without entering play',
    ),
    () => {
      const tug = made(
        'T_T',
        { type: 'Event', cost: 0 },
        say.event({ do: 'move', to: say.one(say.unit()), arena: 'Space' }),
      );
      const t = table(withCards(tug), {
        you: { hand: ['T_T'], ground: [{ id: 'SOR_046', damage: 3, upgrades: ['SOR_069'] }] },
      }).play('T_T');
      expect(t.unit('SOR_046')).toMatchObject({
        arena: 'space',
        damage: 3,
        ready: true,
        upgrades: [{ id: 'SOR_069' }],
      });
      expect(t.events.some((e) => e.e === 'entered' && e.card === t.unit('SOR_046').card)).toBe(
        false,
      );
    },
  );

  it(
    cr(
      [
        '8.38.1#1',
        '8.38.1#2',
        '8.38.2',
        '8.38.3',
        '8.38.4#1',
        '8.38.4#2',
        '3.7.11#1',
        '3.7.11#2',
        '4.2.4',
      ],
      'the Force: one token, used by defeating it, or not at all',
    ),
    () => {
      const gain = made('T_1', { type: 'Event', cost: 0 }, say.event(say.theForce));
      const use = made('T_2', { type: 'Event', cost: 0 }, say.event(say.useTheForce(say.draw())));
      const e = withCards(gain, use);
      const t = table(e, { you: { hand: ['T_1', 'T_1', 'T_2', 'T_2'] } })
        .play('T_1')
        .pass()
        .play('T_1')
        .pass();
      expect([
        t.state.players[0]?.force,
        t.events.filter((x) => x.e === 'force-gained').length,
      ]).toEqual([true, 1]);
      t.play('T_2').yes().pass();
      expect([t.state.players[0]?.force, t.ids(0, 'hand').length]).toEqual([false, 2]);
      t.play('T_2');
      expect([t.asks(), t.ids(0, 'hand').length]).toEqual(['1 action', 1]);
    },
  );

  it(
    cr(
      ['8.39.1#1', '8.39.1#2', '8.39.2', '8.39.3'],
      'disclose: icons among shown cards, or nothing was shown',
    ),
    () => {
      const teller = made(
        'T_D',
        { type: 'Event', cost: 0 },
        say.event(say.disclose(['Vigilance', 'Command'], say.draw())),
      );
      const e = withCards(teller);
      const t = table(e, { you: { hand: ['T_D', 'SOR_046', 'SOR_095'] } })
        .play('T_D')
        .pick('SOR_046')
        .pick('SOR_095');
      expect([t.ids(0, 'hand').length, t.events.filter((x) => x.e === 'revealed').length]).toEqual([
        3, 1,
      ]);
      const short = table(e, { you: { hand: ['T_D', 'SOR_046'] } }).play('T_D');
      expect([short.asks(), short.options()]).toEqual(['0 target', []]);
      expect(short.none().events.some((x) => x.e === 'revealed')).toBe(false);
    },
  );

  it(
    cr(
      ['8.28.2#1', '8.28.2#2', '8.28.3', '1.5.5C#3', '3.5.4#2'],
      'a stolen unit dies into its owner’s discard pile; its last words are its controller’s',
    ),
    () => {
      const t = table(engine, {
        you: { leader: 'SOR_010', hand: ['SOR_224', 'SOR_172'], resources: 20 },
        them: { ground: ['SOR_108', 'SOR_046'] },
      });
      t.play('SOR_224').pick('SOR_108').pass().play('SOR_172').pick('SOR_108');
      expect([t.asks(), t.ids(1, 'discard')]).toEqual(['0 target', ['SOR_108']]);
    },
  );

  it(cr(['8.7.2'], 'searching an empty deck is ignored'), () => {
    const t = table(engine, { you: { leader: 'SOR_010', hand: ['SOR_123'], deck: [] } }).play(
      'SOR_123',
    );
    expect([t.asks(), t.base(0)]).toEqual(['1 action', 0]);
  });

  it(cr(['8.29.2'], '"then": both effects before anything they trigger'), () => {
    const t = table(engine, {
      you: { leader: 'SOR_010', hand: ['SOR_234'], ground: ['SOR_232', 'SOR_088'] },
      them: { ground: ['SOR_108', 'SOR_046'] },
    }).play('SOR_234');
    t.pick('SOR_232').pick('SOR_108');
    expect(t.asks()).toBe('1 target');
    expect(t.events.filter((e) => e.e === 'damaged').length).toBe(1);
  });
});
