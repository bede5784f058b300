import { describe, expect, it } from 'vitest';
import { emptyMat, movedTo, withShip, type MatSetup } from '#xwing-mat';
import { afterAction, beginHistory, type MatHistory } from './mat-history.js';

const one = withShip(emptyMat, 'xwing', { x: 100, y: 100, heading: 0 });
const lay = (history: MatHistory, setup: MatSetup, kind: string | null = null): MatHistory =>
  afterAction(history, { do: 'lay', setup, kind });
const undo = (history: MatHistory): MatHistory => afterAction(history, { do: 'undo' });

describe('changes of the mat', () => {
  it('are undone one by one, and nothing is there before the first', () => {
    const two = withShip(one, 'large', { x: 300, y: 300, heading: 90 });
    const after = lay(lay(beginHistory(emptyMat), one), two);
    expect(undo(after).now).toBe(one);
    expect(undo(undo(after)).now).toBe(emptyMat);
    expect(undo(undo(undo(after))).now).toBe(emptyMat);
  });

  it('of one drag are undone together, those of the next apart', () => {
    const at = (x: number): MatSetup => movedTo(one, 's1', { x });
    const dragged = lay(
      lay(lay(beginHistory(one), at(110), 'drag s1'), at(120), 'drag s1'),
      at(130),
      'drag s1',
    );
    expect(undo(dragged).now).toBe(one);
    const again = lay(afterAction(dragged, { do: 'settle' }), at(140), 'drag s1');
    expect(undo(again).now).toEqual(at(130));
  });
});
