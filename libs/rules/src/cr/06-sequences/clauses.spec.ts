/** 6 Sequences: clauses of rules that no other test proves, with cards made for these tests. */
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

describe('6.2 Play a card', () => {
  it(
    cr(
      ['6.2.0E#2', '6.2.0E#4'],
      'a card that an ability lets a player play is paid for, and is no further action',
    ),
    () => {
      const host = event('T_HOST', say.play(say.unit()));
      const t = boardOf([host, made('T_DEAR', { cost: 2 })], {
        you: { hand: ['T_HOST', 'T_DEAR'], resources: 5 },
      })
        .play('T_HOST')
        .pick('play T_DEAR');
      expect([t.units('T_DEAR').length, t.ready(0), t.asks()]).toEqual([1, 3, '1 action']);
    },
  );

  it(
    cr(
      ['6.2.5E'],
      'a token upgrade that comes with a unit is there as it enters play, for as long as nothing else happens',
    ),
    () => {
      const host = event('T_HOST', say.ifYouDo(say.play(say.unit()), say.experience(2, say.it)));
      const curse = made('T_CURSE', {}, say.constant(say.enemy(), say.stats(0, -3)));
      const board = (effect: CardDefinition): Table =>
        boardOf([effect, curse, made('T_WEAK', {})], {
          you: { hand: ['T_HOST', 'T_WEAK'] },
          them: { ground: ['T_CURSE'] },
        })
          .play('T_HOST')
          .pick('play T_WEAK');
      expect(board(host).unit('T_WEAK')).toMatchObject({ power: 4, hp: 1 });
      const bare = event('T_HOST', say.ifYouDo(say.play(say.unit()), say.draw()));
      expect(board(bare).units('T_WEAK')).toEqual([]);
      const too = event('T_HOST', say.ifYouDo(say.play(say.unit()), say.experience(1, say.it)));
      expect(board(too).ids(0, 'discard')).toEqual(['T_HOST', 'T_WEAK']);
    },
  );
});

describe('6.3 Attack with a unit', () => {
  it(cr(['6.3.0B#3'], 'a player attacks with own units, and only enemy units and bases'), () => {
    const t = boardOf([], {
      you: { ground: ['SOR_046', 'SOR_095'] },
      them: { ground: ['SOR_063', 'SOR_229'] },
    });
    expect(t.options().filter((o) => o.startsWith('attack'))).toEqual([
      'attack SOR_046',
      'attack SOR_095',
    ]);
    const u = boardOf([], {
      you: { ground: ['SOR_046', 'SOR_095'] },
      them: { ground: ['SOR_225'] },
    }).attack('SOR_046');
    expect(u.options()).toEqual(['SOR_225', 'SOR_029']);
  });

  it(
    cr(
      ['6.3.0B#4', '6.3.0D#1', '6.3.0D#2', '7.1.6A#2'],
      'an ability has a ready unit attack where there is one, which is no further action',
    ),
    () => {
      const charge = event('T_CHARGE', say.attackWith(say.friendly()));
      const board = (...ready: boolean[]): Table =>
        boardOf([charge], {
          you: {
            hand: ['T_CHARGE'],
            ground: ['SOR_095', 'SOR_046', 'SOR_229'].map((id, i) => ({
              id,
              ready: ready[i] ?? false,
            })),
          },
        }).play('T_CHARGE');
      const both = board(true, true);
      expect([both.options(), both.decision.min]).toEqual([['SOR_095', 'SOR_046'], 1]);
      const one = board(false, true);
      expect([one.base(1), one.asks()]).toEqual([3, '1 action']);
      expect([board().base(1), board().asks()]).toEqual([0, '1 action']);
    },
  );

  it(
    cr(
      ['6.3.1B#1', '6.3.1B#2', '6.3.4A#1'],
      'a unit attacks a unit or a base, and deals a base its power',
    ),
    () => {
      const hunter = made(
        'T_HUNTER',
        { hp: 9 },
        say.whileTrue(say.attackingUnit(), 'self', say.stats(2)),
        say.whileTrue({ attacking: true, base: true }, 'self', say.stats(5)),
      );
      const t = boardOf([hunter], {
        you: { ground: ['T_HUNTER'] },
        them: { ground: ['SOR_046'] },
      });
      expect(t.unit('T_HUNTER').power).toBe(2);
      t.attack('T_HUNTER', 'SOR_046');
      expect([t.unit('SOR_046').damage, t.base(1)]).toEqual([4, 0]);
      const u = boardOf([hunter], { you: { ground: ['T_HUNTER'] } }).attack('T_HUNTER');
      expect(u.base(1)).toBe(7);
    },
  );

  it(cr(['6.3.5C#1'], 'who strikes first twice over strikes no earlier than who does once'), () => {
    const quick = (id: string, ...times: (typeof say.strikesFirst)[]) =>
      made(id, { power: 2, hp: 2 }, say.constant('self', ...times));
    const [once, twice] = [
      quick('T_ONCE', say.strikesFirst),
      quick('T_TWICE', say.strikesFirst, say.strikesFirst),
    ];
    const left = (attacker: string, defender: string): string[] =>
      boardOf([once, twice, made('T_SLOW', {})], {
        you: { ground: [attacker] },
        them: { ground: [defender] },
      })
        .attack(attacker, defender)
        .units()
        .map(({ id }) => id);
    expect([left('T_ONCE', 'T_SLOW'), left('T_SLOW', 'T_ONCE')]).toEqual([['T_ONCE'], ['T_ONCE']]);
    expect([left('T_ONCE', 'T_TWICE'), left('T_TWICE', 'T_ONCE')]).toEqual([[], []]);
  });
});
