import { playableBook } from '#cards';
import { describe, expect, it } from 'vitest';
import * as say from '../effects/builders.js';
import { beside, event } from '../testing/made-cards.js';
import { table, type Table } from '../testing/table.js';
import { effect as effectText } from '../text/ability-text.js';
import { runningInstruction } from './running-instruction.js';

const played = (...effects: Parameters<typeof say.event>): Table =>
  table(beside(playableBook())(event('T_EVENT', ...effects)), {
    you: { hand: ['T_EVENT'], ground: ['SOR_095', 'SOR_046'] },
    them: { ground: ['SOR_095'] },
  }).play('T_EVENT');
const said = ({ state }: Table): string | null => {
  const instruction = runningInstruction(state);
  return instruction && effectText('en', instruction);
};

describe('the instruction that asks', () => {
  it('is the target that is chosen now, of several', () => {
    const t = played(say.damage(1, say.both(say.one(say.enemy()), say.one(say.base()))));
    // With a single enemy unit there is no choice.
    expect(said(t)).toBe('deal 1 damage to a base');
    const of = played(say.damage(1, say.both(say.one(say.friendly()), say.one(say.base()))));
    expect(said(of)).toBe('deal 1 damage to a friendly unit');
    expect(said(of.pick('SOR_095'))).toBe('deal 1 damage to a base');
  });

  it('stands under the "may" that lets its player leave it', () => {
    expect(said(played(say.may(say.draw(1))))).toBe('you may draw a card');
    expect(said(played(say.may(say.exhaust(say.one(say.friendly())))))).toBe(
      'you may exhaust a friendly unit',
    );
  });

  it('is none where a rule asks', () => {
    expect(said(played(say.draw(1)))).toBeNull();
  });
});
