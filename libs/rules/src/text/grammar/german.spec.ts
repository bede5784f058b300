import { describe, expect, it } from 'vitest';
import { de } from './languages/de.js';

describe('German, put together', () => {
  it.each([
    [
      'Füge ~3eine verbündete Einheit 2 Schaden zu.',
      'Füge einer verbündeten Einheit 2 Schaden zu.',
    ],
    ['Besiege ~4ein Anführer.', 'Besiege einen Anführer.'],
    ['Heile 2 Schaden von ~3deine Basis.', 'Heile 2 Schaden von deiner Basis.'],
    ['Die Hand von ~3ein Gegner.', 'Die Hand von einem Gegner.'],
    ['Gib ~3sie einen Schild-Marker.', 'Gib ihr einen Schildmarker.'],
    ['eine Bounty Hunter Karte', 'eine Bounty-Hunter-Karte'],
    ['eine Einheit , die du kontrollierst,.', 'eine Einheit, die du kontrollierst.'],
    ['jede Ereignis', 'jedes Ereignis'],
  ])('%s', (marked, said) => {
    expect(de.contract(marked)).toBe(said);
  });

  it('leaves no mark in a text', () => {
    expect(de.contract('~1{x} ~3Zähigkeit ~4')).not.toContain('~');
  });
});
