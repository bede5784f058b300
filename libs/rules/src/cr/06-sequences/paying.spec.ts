/** Units that help resources to pay for an action (1.8, 6.4.4), with cards made for these tests. */
import { playableBook } from '#cards';
import { describe, expect, it } from 'vitest';
import * as say from '../../effects/builders.js';
import { beside, made } from '../../testing/made-cards.js';
import { table } from '../../testing/table.js';
import { cr } from '../../testing/cite.js';

const engine = beside(playableBook())(
  made('T_YARD', {}, { a: 'pays', with: say.friendly({ trait: 'DROID' }) }),
  made(
    'T_DROID',
    { traits: ['DROID'] },
    say.action([{ pay: 1 }, { exhaustSelf: true }], say.draw()),
  ),
  made('T_IDLE', { traits: ['DROID'] }),
);
const offers = (resources: number, ...ground: string[]): boolean =>
  table(engine, { you: { resources, ground } }).options().includes('use T_DROID 0');

describe('6.4.4 paying for an action with units', () => {
  it(
    cr(
      ['6.4.4#1', '1.8.2#2'],
      'a unit that exhausts itself for its action does not pay for it too',
    ),
    () => {
      expect(offers(0, 'T_YARD', 'T_DROID')).toBe(false);
      expect(offers(1, 'T_YARD', 'T_DROID')).toBe(true);
      expect(offers(0, 'T_YARD', 'T_DROID', 'T_IDLE')).toBe(true);
      expect(offers(0, 'T_DROID', 'T_IDLE')).toBe(false);
    },
  );

  it(cr(['6.4.4#1', '1.8.2#1'], 'the other unit pays, and is exhausted'), () => {
    const t = table(engine, { you: { resources: 0, ground: ['T_YARD', 'T_DROID', 'T_IDLE'] } });
    t.use('T_DROID');
    expect([t.unit('T_DROID').ready, t.unit('T_IDLE').ready, t.ids(0, 'hand').length]).toEqual([
      false,
      false,
      1,
    ]);
  });
});
