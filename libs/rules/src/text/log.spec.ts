import { describe, expect, it } from 'vitest';
import { logLine, type Names } from './log.js';

const names: Names = { card: String, seat: (seat) => ['Ana', 'Ben', 'Cleo'][seat] ?? '' };
const over = (winners: number[]) => ({ e: 'game-ended', winners, reason: 'played' }) as const;

describe('the log of an end', () => {
  it('names whoever won', () => {
    expect(logLine('en', over([1]), names)).toBe('The game is over: Ben wins.');
  });

  it('tells a draw of two', () => {
    expect(logLine('en', over([0, 1]), names)).toBe('The game is over: a draw.');
  });

  it('tells those of several who share the victory', () => {
    const several = { ...names, several: true };
    expect(logLine('en', over([0, 2]), several)).toBe(
      'The game is over: shared victory of Ana, Cleo.',
    );
    expect(logLine('es', over([0, 2]), several)).toContain('victoria compartida de Ana, Cleo');
  });
});

describe('the log as the player reads it who did it', () => {
  const own = { ...names, card: () => 'Yoda', you: 0 };
  const event = (e: 'played' | 'passed', seat: number) =>
    (e === 'played'
      ? { e, seat, card: 1, from: 0, as: 'unit', id: 'SOR_045' }
      : { e, seat }) as Parameters<typeof logLine>[1];

  it('says you, and calls the other one by name', () => {
    expect(logLine('en', event('played', 0), own)).toBe('You play Yoda.');
    expect(logLine('de', event('played', 0), own)).toBe('Du spielst Yoda.');
    expect(logLine('fr', event('passed', 0), own)).toBe('Vous passez.');
    expect(logLine('es', event('passed', 1), own)).toBe('Ben pasa.');
    expect(logLine('it', { e: 'mulligan', seat: 0, taken: false }, own)).toBe('Tieni la tua mano.');
  });

  it('says you at the end, too', () => {
    expect(logLine('en', over([0]), own)).toBe('The game is over: you win.');
    expect(logLine('en', { ...over([1]), reason: 'concession' }, own)).toBe(
      'You concede: Ben wins.',
    );
    expect(logLine('en', { ...over([0]), reason: 'concession' }, own)).toBe(
      'Ben concedes: you win.',
    );
  });
});
