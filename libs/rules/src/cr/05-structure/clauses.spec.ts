/**
 * 5 Game structure: clauses of rules that no other test proves, with cards made for these tests.
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

describe('5.5 Regroup phase', () => {
  it(cr(['5.5.1'], 'its five steps come in their order'), () => {
    const t = boardOf([], { you: { hand: ['SOR_046'] } })
      .pass()
      .pass()
      .pick('SOR_046');
    t.none();
    const steps = t.events.flatMap((each) =>
      each.e === 'phase-started' || each.e === 'phase-ended'
        ? [`${each.phase} ${each.e}`]
        : ['drawn', 'resourced', 'cards-readied'].includes(each.e)
          ? [each.e]
          : [],
    );
    expect(steps).toEqual([
      'action phase-ended',
      'regroup phase-started',
      'drawn',
      'drawn',
      'resourced',
      'cards-readied',
      'cards-readied',
      'regroup phase-ended',
      'action phase-started',
    ]);
  });

  it(
    cr(['5.5.1C#2'], 'a card that is resourced then comes exhausted, and readies with the rest'),
    () => {
      const t = boardOf([], {
        you: { hand: ['SOR_046'], resources: 3 },
        them: { hand: ['SOR_046'] },
      })
        .pass()
        .pass()
        .pick('SOR_046');
      expect([t.asks(), t.ids(0, 'resources').length, t.ready(0)]).toEqual(['1 resource', 4, 3]);
      expect(t.none().ready(0)).toBe(4);
    },
  );

  it(
    cr(
      ['5.5.1E#1', '5.5.1E#2'],
      'effects for the phase and for the round end as the regroup phase does, those for the round not before',
    ),
    () => {
      const dusk = made(
        'T_DUSK',
        {},
        say.on(
          { on: 'phase-started', where: { phase: 'regroup' } },
          say.forPhase(say.self, say.stats(3)),
        ),
      );
      const oath = event('T_OATH', say.modify(say.one(say.friendly()), 'round', say.stats(0, 4)));
      const t = boardOf([dusk, oath], { you: { hand: ['T_OATH'], ground: ['T_DUSK'] } });
      t.play('T_OATH').pass().pass();
      expect(t.decision.kind).toBe('resource');
      expect(t.unit('T_DUSK')).toMatchObject({ power: 5, hp: 6 });
      while (t.decision.kind === 'resource') t.none();
      expect(t.unit('T_DUSK')).toMatchObject({ power: 2, hp: 2 });
    },
  );
});
