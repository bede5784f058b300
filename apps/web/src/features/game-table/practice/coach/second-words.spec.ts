import { expect, it } from 'vitest';
import type { TableBoard, TableDecision } from '#contracts';
import { secondWords } from './second-words.js';

const half = { leaders: [{ card: 7 }] } as unknown as TableBoard['a'];
const asks = (kind: string, ...options: object[]): TableDecision =>
  ({ kind, options }) as unknown as TableDecision;

it('says a thing once, where it first matters, and the rarer one first', () => {
  const attack = asks('action', { o: 'play', card: 1 }, { o: 'attack', card: 2 }, { o: 'pass' });
  expect(secondWords(attack, half, [])).toBe('attack');
  expect(secondWords(attack, half, ['attack'])).toBe('action');
  expect(secondWords(attack, half, ['attack', 'action'])).toBeNull();
  expect(secondWords(asks('mulligan'), half, [])).toBe('mulligan');
  expect(secondWords(asks('defender'), half, [])).toBe('target');
  expect(secondWords(asks('target'), half, [])).toBeNull();
});

it('begins with who begins, and tells the two resources of the start from the one of each round', () => {
  expect(secondWords(asks('first-player'), half, [])).toBe('first-player');
  const resources = (max: number) => ({ ...asks('resource'), max });
  expect(secondWords(resources(2), half, [])).toBe('opening');
  expect(secondWords(resources(2), half, ['opening'])).toBeNull();
  expect(secondWords(resources(1), half, ['opening'])).toBe('resource');
});

it('tells the deployment of the leader from its action and from the actions of others', () => {
  const use = (card: number, ability: number) => asks('action', { o: 'use', card, ability });
  expect(secondWords(use(7, 1), half, [])).toBe('deploy');
  expect(secondWords(use(7, 0), half, [])).toBeNull();
  expect(secondWords(use(8, 1), half, [])).toBeNull();
});

it('speaks of the initiative once nothing else is left', () => {
  const left = asks('action', { o: 'take-initiative' }, { o: 'pass' });
  expect(secondWords(left, half, [])).toBe('initiative');
  // No card can be played, so that no hint says to play one.
  expect(secondWords(asks('action', { o: 'pass' }), half, [])).toBeNull();
});
