/**
 * Rules that only the edition 8.0 has: two tokens and Support. With cards made for these tests,
 * because real cards with Support have further text.
 */
import { playableBook } from '#cards';
import { describe, expect, it } from 'vitest';
import * as say from '../effects/builders.js';
import { cr } from '../testing/cite.js';
import { beside, event, made } from '../testing/made-cards.js';
import { type SideSetup, table } from '../testing/table.js';

const withCards = beside(playableBook());
const helper = made('T_SUPPORT', {}, say.support, say.raid(2));
const board = (you: SideSetup, them: SideSetup = {}, ...more: ReturnType<typeof made>[]) =>
  table(withCards(helper, ...more), { you: { resources: 9, ...you }, them });

describe('Tokens of 8.0', () => {
  it(
    cr(
      ['3.7.14#1', '3.7.14#2'],
      'a Mandalorian is a ground unit of 2 and 2 with Vigilance, trait and Shielded',
    ),
    () => {
      const call = event('T_CALL', say.create('mandalorian'));
      const t = board({ hand: ['T_CALL'] }, {}, call).play('T_CALL');
      const { arena, power, hp, upgrades } = t.unit('TOKEN_MANDALORIAN');
      expect([arena, power, hp, upgrades.map(({ id }) => id)]).toEqual([
        'ground',
        2,
        2,
        ['TOKEN_SHIELD'],
      ]);
      const { aspects, traits } = playableBook().cards.get('TOKEN_MANDALORIAN') ?? {};
      expect([aspects, traits]).toEqual([['Vigilance'], ['MANDALORIAN']]);
    },
  );

  it(
    cr(
      ['3.7.15#1', '3.7.15#2', '3.7.15#3'],
      'Advantage gives 1 power, and falls as an attack or a defense ends',
    ),
    () => {
      const bearer = { id: 'SOR_046', upgrades: ['TOKEN_ADVANTAGE'] };
      const attacking = board({ ground: [bearer] });
      expect([attacking.unit('SOR_046').power, attacking.unit('SOR_046').hp]).toEqual([4, 7]);
      attacking.attack('SOR_046', 'SOR_029');
      expect([attacking.base(1), attacking.unit('SOR_046').upgrades]).toEqual([4, []]);
      const defending = board({ ground: ['SOR_095'] }, { ground: [bearer] });
      expect(defending.attack('SOR_095', 'SOR_046').unit('SOR_046').upgrades).toEqual([]);
      expect(playableBook().cards.get('TOKEN_ADVANTAGE')?.traits).toEqual(['INNATE']);
    },
  );
});

describe('Support', () => {
  it(
    cr(
      ['7.5.20A#1', '7.5.20A#2', '7.5.20E#1'],
      'another unit may attack, with the other abilities of the unit, once',
    ),
    () => {
      const t = board({ hand: ['T_SUPPORT'], ground: ['SOR_095'] });
      t.play('T_SUPPORT');
      expect(t.options()).not.toContain('T_SUPPORT');
      t.pick('SOR_095');
      expect([t.base(1), t.unit('SOR_095').keywords]).toEqual([5, {}]);
      const declined = board({ hand: ['T_SUPPORT'], ground: ['SOR_095'] });
      expect(declined.play('T_SUPPORT').none().base(1)).toBe(0);
    },
  );

  it(cr(['7.5.20A#1'], 'it is another unit even where this one is ready'), () => {
    const eager = made('T_EAGER', {}, say.support, { a: 'enters', ready: true });
    const t = board({ hand: ['T_EAGER'], ground: ['SOR_095', 'SOR_046'] }, {}, eager);
    t.play('T_EAGER');
    expect([t.unit('T_EAGER').ready, t.options()]).toEqual([true, ['SOR_095', 'SOR_046']]);
  });

  it(cr(['7.5.20B'], 'gained a second time it still lets one unit attack'), () => {
    const again = made('T_AGAIN', {}, say.constant(say.anotherFriendly(), say.gain('support')));
    const t = board({ hand: ['T_SUPPORT'], ground: ['SOR_095', 'SOR_046', 'T_AGAIN'] }, {}, again);
    t.play('T_SUPPORT').pick('SOR_095');
    expect([t.base(1), t.asks().split(' ')[1]]).toEqual([5, 'action']);
  });

  it(
    cr(
      ['7.5.20C', '7.5.20E#2'],
      'waits with "When Played"; chosen first, its attack ends before the other resolves',
    ),
    () => {
      const both = made('T_BOTH', {}, say.support, say.whenPlayed(say.damage(1, say.yourBase)));
      const start = () => board({ hand: ['T_BOTH'], ground: ['SOR_095'] }, {}, both).play('T_BOTH');
      const t = start();
      expect(t.decision.kind).toBe('order');
      const seen = t.options().map((_, i) => {
        const s = start().move({ pick: [i] });
        return [s.base(0), s.decision.kind];
      });
      expect(seen).toContainEqual([0, 'target']);
      expect(seen).toContainEqual([1, 'target']);
    },
  );

  it(
    cr(
      ['7.5.20D', '7.1.6A#1'],
      'its attack is like any other: Sentinel guards, the attacker exhausts',
    ),
    () => {
      const t = board(
        { hand: ['T_SUPPORT'], ground: ['SOR_095', { id: 'SOR_046', ready: false }] },
        { ground: ['SOR_063'] },
      ).play('T_SUPPORT');
      expect(t.options()).not.toContain('SOR_046');
      t.pick('SOR_095');
      expect([t.base(1), t.unit('SOR_095').ready, t.units('SOR_063').length]).toEqual([
        0,
        false,
        0,
      ]);
    },
  );
});
