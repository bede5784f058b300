import { expect, it } from 'vitest';
import { type Turn, withTurn } from './lines.js';

const turn = (step: number): Turn => ({ step, lines: [] });

it('tells the latest turn first, and forgets the oldest of very many', () => {
  const turns = Array.from({ length: 60 }, (_, index) => index + 1).reduce<readonly Turn[]>(
    (told, step) => withTurn(told, turn(step)),
    [],
  );
  expect(turns[0]?.step).toBe(60);
  expect(turns.at(-1)?.step).toBe(21);
});
