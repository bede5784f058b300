/**
 * Changes of the code that a test must notice, each for a rule whose code could once be changed without any test that fails.
 * `npm run mutants -- --guards` makes each of them in turn and asks whether `spec` fails.
 */
import { type RuleId } from './rule-id.js';

export interface Guard {
  readonly rules: readonly RuleId[];
  /** From the sources of this library; `from` is there once. */
  readonly file: string;
  readonly from: string;
  readonly to: string;
  readonly spec: string;
}

const GUARDED = 'cr/guarded.spec.ts';
const END_OF_GAME = 'cr/05-structure/06-end-of-game.ts';
const GAME_STATE = 'cr/01-concepts/16-game-state.ts';
const ATTACK = 'cr/06-sequences/03-attack-with-a-unit.ts';
const CARDS = 'cr/01-concepts/05-cards.ts';
const PLAY = 'cr/06-sequences/02-play-a-card.ts';
const COPIES = 'cr/08-additional/copies-and-tokens.spec.ts';

export const GUARDS: readonly Guard[] = [
  {
    rules: ['1.8.3', '6.2.3A'],
    file: 'cr/01-concepts/08-cost.ts',
    from: 'return Math.max(0, price + sum.plus - sum.less);',
    to: 'return Math.max(0, price - sum.less) + sum.plus;',
    spec: GUARDED,
  },
  {
    rules: ['11.3.1A'],
    file: END_OF_GAME,
    from: 'p.units.includes(g.s.host[x] as Card) && mine(x)',
    to: 'p.units.includes(g.s.host[x] as Card)',
    spec: GUARDED,
  },
  {
    rules: ['8.28.3', '6.3.3C'],
    file: 'cr/04-zones/09-in-play-and-out.ts',
    from: 'dropFromAttacks(g, c, seat);',
    to: '',
    spec: GUARDED,
  },
  {
    rules: ['7.5.13F'],
    file: 'cr/07-abilities/bounties.ts',
    from: 'rivals.includes(event.by) || rivals.length > 1',
    to: 'rivals.includes(event.by)',
    spec: 'cr/verdicts.spec.ts',
  },
  {
    rules: ['1.16.5', '1.16.5B'],
    file: GAME_STATE,
    from: 'if (uniques(g)) return;',
    to: 'broken(g); if (uniques(g)) return;',
    spec: GUARDED,
  },
  {
    rules: ['7.5.18A'],
    file: ATTACK,
    from: "return h.how !== 'rescued' && h.how !== 'other';",
    to: 'return true;',
    spec: GUARDED,
  },
  {
    rules: ['8.4.3A', '7.5.5D'],
    file: ATTACK,
    from: "cannot(g, c, 'be-attacked')) && g.q.keyword(g, c, 'sentinel') === 0",
    to: "cannot(g, c, 'be-attacked'))",
    spec: GUARDED,
  },
  {
    rules: ['7.6.16D', '6.3.5D'],
    file: ATTACK,
    from: "expire(g, 'attack', g.s.attacks.length);",
    to: '',
    spec: GUARDED,
  },
  {
    rules: ['8.9.1'],
    file: 'cr/06-sequences/02-play-a-card.ts',
    from: "h.e === 'played' && h.seat === seat && def(g, h.card).type === 'Event'",
    to: 'false',
    spec: 'cr/08-additional/additional.spec.ts',
  },
  {
    rules: ['11.3.4'],
    file: END_OF_GAME,
    from: 'g.s.initiativeTaken = false;',
    to: '',
    spec: GUARDED,
  },
  {
    rules: ['8.34.3'],
    file: 'cr/08-additional/34-rescue.ts',
    from: 'if (held && chooseModel(g, f)) return;',
    to: '',
    spec: COPIES,
  },
  {
    rules: ['1.5.2F'],
    file: 'meaning/in-play.ts',
    from: 'if (def(g, card).token) ownedWith(g, card, controller(g, host));',
    to: '',
    spec: COPIES,
  },
  {
    rules: ['3.4.4A'],
    file: 'meaning/actions.ts',
    from: "e.as !== 'upgrade' || deployHosts(g, e, scope).length > 0",
    to: 'true',
    spec: COPIES,
  },
  {
    rules: ['3.7.13', '6.4.4'],
    file: 'cr/06-sequences/paying.ts',
    from: '(purse(g, seat) - credits)',
    to: '(purse(g, seat) + credits)',
    spec: GUARDED,
  },
  {
    rules: ['1.7.4'],
    file: CARDS,
    from: 'g.s.ready[c] === 1\n      ?',
    to: 'true\n      ?',
    spec: GUARDED,
  },
  {
    rules: ['1.7.4'],
    file: 'cr/01-concepts/17-information.ts',
    from: 'views.sort((a, b) => a.owner - b.owner || Number(b.ready) - Number(a.ready))',
    to: 'views',
    spec: GUARDED,
  },
  {
    rules: ['1.9.3', '1.11.5'],
    file: 'cr/01-concepts/09-damage.ts',
    from: 'if (healed <= 0) return 0;',
    to: '',
    spec: GUARDED,
  },
  {
    rules: ['8.20.1'],
    file: 'cr/07-abilities/03-constant-abilities.ts',
    from: 'if (!ability.while || g.q.holds(g, ability.while, scope)) return source;',
    to: 'return source;',
    spec: GUARDED,
  },
  {
    rules: ['8.15.2'],
    file: PLAY,
    from: "h.seat === seat && def(g, h.card).type === 'Event'",
    to: 'h.seat === seat',
    spec: GUARDED,
  },
  {
    rules: ['8.15.2'],
    file: PLAY,
    from: "h.seat === seat && def(g, h.card).type === 'Event'",
    to: "def(g, h.card).type === 'Event'",
    spec: GUARDED,
  },
];
