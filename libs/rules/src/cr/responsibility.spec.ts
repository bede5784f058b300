/** 1.18 Who is responsible for a defeat. */
import { playableBook } from '#cards';
import { describe, expect, it } from 'vitest';
import { createEngine } from '../engine/engine.js';
import * as say from '../effects/builders.js';
import { cr } from '../testing/cite.js';
import { beside, event } from '../testing/made-cards.js';
import { type SideSetup, table, type Table } from '../testing/table.js';

const book = playableBook();
const engine = createEngine(book);
const withCards = beside(book);
const board = (you: SideSetup, them: SideSetup = {}): Table => table(engine, { you, them });
const fellBy = (t: Table, id: string): number | undefined => {
  const fell = t.events.find((e) => e.e === 'defeated' && e.id === id);
  return fell?.e === 'defeated' ? fell.by : undefined;
};

describe('damage that a unit deals', () => {
  it(cr(['1.18.1A'], 'is its controller’s, whoever has it deal it'), () => {
    const t = board({ hand: ['TWI_256', 'SHD_182'] }, { ground: ['SOR_046', 'SOR_128'] });
    t.play('TWI_256').pick('SOR_046').pick('SOR_128');
    expect(fellBy(t, 'SOR_128')).toBe(1);
    const before = t.ready(0);
    t.pass().play('SHD_182');
    expect(before - t.ready(0)).toBe(5);
  });
});

describe('an effect that holds for as long as its source is in play', () => {
  const held = (hand: string[], more: SideSetup = {}): Table => {
    const t = table(
      withCards(
        event(
          'T_CATCH',
          say.capture(say.one(say.enemy({ named: 'Huyang' })), say.one(say.friendly())),
        ),
      ),
      {
        you: { hand: ['TWI_110'], ground: ['SOR_095'] },
        them: { hand: ['SOR_172', ...hand], ...more, resources: 20 },
      },
    );
    t.play('TWI_110').play('SOR_172').pick('SOR_095').pass();
    expect([t.unit('SOR_095').damage, t.unit('SOR_095').hp]).toEqual([4, 5]);
    return t;
  };

  it(
    cr(['1.18.1C#2'], 'is over when that leaves, and nobody has defeated what falls by it'),
    () => {
      const t = held(['SOR_078']);
      t.play('SOR_078').pick('TWI_110');
      expect(fellBy(t, 'SOR_095')).toBe(-1);
    },
  );

  it('nor where it is returned or captured', () => {
    const back = held(['SOR_222']);
    back.play('SOR_222').pick('TWI_110');
    expect(fellBy(back, 'SOR_095')).toBe(-1);
    const caught = held(['T_CATCH'], { ground: ['SOR_046'] });
    caught.play('T_CATCH');
    expect(fellBy(caught, 'SOR_095')).toBe(-1);
  });
});
