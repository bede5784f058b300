/**
 * 7.5 Keywords: clauses of rules that no other test proves, with cards made for these tests and
 * real ones.
 */
import { playableBook } from '#cards';
import { describe, expect, it } from 'vitest';
import * as say from '../../effects/builders.js';
import type { CardDefinition } from '../../kernel/definition.js';
import { cr } from '../../testing/cite.js';
import { beside, event, made } from '../../testing/made-cards.js';
import { table, type Table, type TableSetup } from '../../testing/table.js';

const withCards = beside(playableBook());
const boardOf = (cards: CardDefinition[], setup: TableSetup): Table =>
  table(withCards(...cards), setup);
const hand = (t: Table, seat: number): number => t.ids(seat, 'hand').length;
const told = (t: Table, ...kinds: string[]): string[] =>
  t.events.map(({ e }) => e).filter((e) => kinds.includes(e));
/** These resources, and this number of others. */
const among = (others: number, ...cards: string[]): string[] => [
  ...cards,
  ...Array.from({ length: others }, () => 'SOR_046'),
];

describe('attacking', () => {
  it(
    cr(
      ['7.5.6C#1', '7.5.6F#2'],
      'a unit with Ambush comes exhausted; its attack ends before what else it triggered begins',
    ),
    () => {
      const lurker = made(
        'T_LURKER',
        { hp: 5 },
        say.ambush,
        say.onAttack(say.heal(1, say.yourBase)),
        say.whenPlayed(say.draw()),
      );
      const t = boardOf([lurker], {
        you: { hand: ['T_LURKER'], baseDamage: 3 },
        them: { ground: ['SOR_046'] },
      }).play('T_LURKER');
      expect([t.asks(), t.unit('T_LURKER').ready]).toEqual(['0 order', false]);
      const ambush = t.decision.note?.split(',').indexOf('ambush') ?? -1;
      t.move({ pick: [ambush] }).yes();
      expect(told(t, 'attack-declared', 'healed', 'attack-ended', 'drawn')).toEqual([
        'attack-declared',
        'healed',
        'attack-ended',
        'drawn',
      ]);
    },
  );

  it(
    cr(
      ['7.5.8D#1', '7.5.8D#2', '7.5.8C#1'],
      'what is left over of Overwhelm is combat damage to a base that was not attacked',
    ),
    () => {
      const heavy = made('T_HEAVY', { power: 5 }, say.overwhelm);
      const asked = event(
        'T_ASK',
        say.draw({ happened: { e: 'attack-declared', defender: say.base() } }),
      );
      const t = boardOf([heavy, asked], {
        you: { ground: ['T_HEAVY'], hand: ['T_ASK'] },
        them: { ground: ['SOR_095'] },
      }).attack('T_HEAVY', 'SOR_095');
      expect(t.base(1)).toBe(2);
      expect(told(t, 'damaged', 'defeated').slice(0, 4)).toEqual([
        'damaged',
        'damaged',
        'damaged',
        'defeated',
      ]);
      const onBase = t.events.find((e) => e.e === 'damaged' && t.state.id[e.card] === 'SOR_029');
      expect(onBase).toMatchObject({ combat: true, n: 2 });
      expect(hand(t.pass().play('T_ASK'), 0)).toBe(0);
    },
  );

  it(cr(['7.5.9D#2'], 'Raid that is lost during the attack counts no longer'), () => {
    const tired = made(
      'T_TIRED',
      {},
      say.raid(3),
      say.onAttack(say.forPhase(say.self, say.lose('raid'))),
    );
    const t = boardOf([tired], { you: { ground: ['T_TIRED'] } }).attack('T_TIRED');
    expect(t.base(1)).toBe(2);
  });
});

describe('Bounty', () => {
  const prize = made('T_PRIZE', {}, say.bounty(say.draw()));

  it(cr(['7.5.13A#2'], 'resolves as its unit is captured, too'), () => {
    const jail = event(
      'T_JAIL',
      say.select(say.one(say.friendly()), 'guard'),
      say.capture(say.one(say.enemy()), 'guard'),
    );
    const t = boardOf([prize, jail], {
      you: { hand: ['T_JAIL'], ground: ['SOR_095'] },
      them: { ground: ['T_PRIZE'] },
    }).play('T_JAIL');
    expect([t.unit('SOR_095').captives.length, t.asks(), hand(t.yes(), 0)]).toEqual([
      1,
      '0 optional',
      1,
    ]);
  });

  it(cr(['7.5.13C'], 'waits in the window of When Defeated'), () => {
    const martyr = made('T_MARTYR', {}, say.bounty(say.draw()), say.whenDefeated(say.draw()));
    const t = boardOf([martyr], {
      you: { hand: ['SOR_172'], leader: 'SOR_010' },
      them: { ground: ['T_MARTYR'] },
    }).play('SOR_172');
    expect([t.asks(), t.options()]).toEqual(['0 whose-order', ['seat 0', 'seat 1']]);
  });

  it(cr(['7.5.13B#2'], 'that a unit has been given twice is collected twice'), () => {
    const poster = made(
      'T_POSTER',
      { type: 'Upgrade', upgradePower: 0, upgradeHp: 0 },
      say.attachedGains(say.gains(say.bounty(say.draw()))),
    );
    const t = boardOf([poster], {
      you: { hand: ['SOR_172'], leader: 'SOR_010' },
      them: { ground: [{ id: 'SOR_095', upgrades: ['T_POSTER', 'T_POSTER'] }] },
    }).play('SOR_172');
    while (t.asks() !== '1 action')
      if (t.asks() === '0 order') t.move({ pick: [0] });
      else t.yes();
    expect(hand(t, 0)).toBe(2);
  });

  it(cr(['7.5.13E#2'], 'that is declined was not collected'), () => {
    const hunter = made(
      'T_HUNTER',
      {},
      say.on({ on: 'bounty-collected', by: 'you' }, say.heal(1, say.yourBase)),
    );
    const board = () =>
      boardOf([prize, hunter], {
        you: { hand: ['SOR_172'], leader: 'SOR_010', ground: ['T_HUNTER'], baseDamage: 3 },
        them: { ground: ['T_PRIZE'] },
      })
        .play('SOR_172')
        .pick('T_PRIZE');
    expect([board().yes().base(0), board().no().base(0)]).toEqual([2, 3]);
  });
});

describe('Smuggle', () => {
  it(cr(['7.5.14A#2'], 'costs more for icons that nobody provides'), () => {
    const sly = made('T_SLY', { cost: 5 }, say.smuggle(2, 'Cunning'));
    const t = boardOf([sly], { you: { resources: among(6, 'T_SLY') } });
    expect(t.pick('play T_SLY smuggle').ready(0)).toBe(3);
  });

  it(
    cr(
      ['7.5.4#3', '7.5.14B', '7.5.14D#2'],
      'that a card has been given beside its own is another: the cheaper one is paid',
    ),
    () => {
      // SHD_248 gives each resource of its player Smuggle for 2 more than printed.
      const sly = made('T_SLY', { cost: 4 }, say.smuggle(1));
      const dear = made('T_DEAR', { cost: 4 }, say.smuggle(8));
      const ask = event('T_ASK', say.draw(say.count(say.friendly({ keyword: 'smuggle' }))));
      const left = (id: string, ...ground: string[]): number =>
        boardOf([sly, dear], { you: { resources: among(8, id), ground } })
          .pick(`play ${id} smuggle`)
          .ready(0);
      expect([left('T_SLY'), left('T_SLY', 'SHD_248')]).toEqual([8, 8]);
      expect([left('T_DEAR'), left('T_DEAR', 'SHD_248')]).toEqual([1, 3]);
      const t = boardOf([sly, ask], { you: { ground: ['T_SLY', 'SOR_046'], hand: ['T_ASK'] } });
      expect(hand(t.play('T_ASK'), 0)).toBe(1);
    },
  );

  it(
    cr(
      ['7.5.14F#1', '7.5.14F#3', '7.5.14G#2'],
      'plays the card: it triggers, and what takes its place is there by then; an event goes to the discard pile',
    ),
    () => {
      const guest = made(
        'T_GUEST',
        {},
        say.smuggle(0),
        say.whenPlayed(say.damage({ resources: 'you' }, say.baseOf('opponent'))),
      );
      const trick = made('T_TRICK', { type: 'Event' }, say.smuggle(0), say.event(say.draw()));
      const t = boardOf([guest, trick], { you: { resources: among(2, 'T_GUEST', 'T_TRICK') } });
      expect(t.pick('play T_GUEST smuggle').base(1)).toBe(4);
      t.pass().pick('play T_TRICK smuggle');
      expect([t.ids(0, 'discard'), hand(t, 0), t.ids(0, 'resources').length]).toEqual([
        ['T_TRICK'],
        1,
        4,
      ]);
    },
  );

  it(cr(['7.5.14I'], 'is cheaper where the card says that it costs less'), () => {
    const sly = made(
      'T_SLY',
      { cost: 9 },
      say.smuggle(4),
      say.ownCost({ less: 3, while: say.control(say.friendly()) }),
    );
    const left = (...ground: string[]): number =>
      boardOf([sly], { you: { resources: among(5, 'T_SLY'), ground } })
        .pick('play T_SLY smuggle')
        .ready(0);
    // The card that replaces it as a resource is exhausted.
    expect([left(), left('SOR_095')]).toEqual([2, 5]);
  });
});

describe('Piloting', () => {
  const ace = made(
    'T_ACE',
    { cost: 6, traits: ['PILOT'], upgradePower: 1, upgradeHp: 1 },
    say.piloting(1, 'Cunning'),
  );

  it(cr(['7.5.17A#2'], 'is paid for with the penalty for its own icons'), () => {
    const t = boardOf([ace], {
      you: { hand: ['T_ACE'], space: ['SOR_237'], resources: 9 },
    }).pick('play T_ACE pilot');
    expect([t.ready(0), t.unit('SOR_237').upgrades.length]).toEqual([6, 1]);
  });

  it(
    cr(
      ['7.5.17C#1', '7.5.17C#3'],
      'lets a card come as an upgrade where an upgrade, or any card, may be played',
    ),
    () => {
      const host = (kind: object) => event('T_HOST', say.play(kind, { free: true }));
      const offered = (kind: object): string[] =>
        boardOf([ace, host(kind)], {
          you: { hand: ['T_HOST', 'T_ACE'], space: ['SOR_237'] },
        })
          .play('T_HOST')
          .options();
      expect(offered({ type: 'Upgrade' })).toEqual(['play T_ACE pilot']);
      expect(offered({})).toEqual(['play T_ACE', 'play T_ACE pilot']);
    },
  );
});

describe('Plot', () => {
  const plotter = (id: string) =>
    made(id, {}, say.plot, say.whenPlayed(say.damage(1, say.baseOf('opponent'))));
  const deployed = (): Table => {
    const t = boardOf([plotter('T_A'), plotter('T_B')], {
      you: { leader: 'SOR_010', resources: among(7, 'T_A', 'T_B') },
    });
    t.state.discreet = true;
    return t.use('SOR_010', 1);
  };

  it(
    cr(
      ['7.5.19B#2', '7.6.3A#1', '7.6.3A#2'],
      'cards that are to be played are shown to all before any of them is, which reveals nothing',
    ),
    () => {
      const t = deployed();
      expect([t.asks(), t.options(), t.decision.min]).toEqual(['0 target', ['T_A', 'T_B'], 0]);
      t.pick('T_A', 'T_B');
      const shown = t.events.flatMap((e) => (e.e === 'shown' ? e.cards : []));
      expect([shown.map((c) => t.state.id[c]), told(t, 'played', 'revealed')]).toEqual([
        ['T_A', 'T_B'],
        [],
      ]);
      expect(t.asks()).toBe('0 order');
    },
  );

  it(cr(['7.5.19B#3'], 'what one of them triggers is resolved before the next is played'), () => {
    const t = deployed().pick('T_A', 'T_B').pick('T_B');
    expect(told(t, 'played', 'damaged')).toEqual(['played', 'damaged', 'played', 'damaged']);
  });
});
