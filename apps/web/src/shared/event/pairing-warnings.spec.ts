import { describe, expect, it } from 'vitest';
import { warningsOf } from './pairing-warnings.js';

describe('before two are put together', () => {
  const known = (playerId: string, points: number, more: object = {}) => ({
    ...{ playerId, name: playerId, points, opponents: [], hadBye: false, team: null },
    ...{ staticTable: null, playing: true, ...more },
  });
  const desk = {
    players: [
      known('ana', 6, { opponents: ['ben'], team: 'Cantina' }),
      known('ben', 6, { opponents: ['ana'] }),
      known('carla', 3, { team: 'Cantina' }),
    ],
    keptApart: [['carla', 'ana'] as [string, string]],
  };

  it('says that they have met', () => {
    expect(warningsOf(desk, 'ana', 'ben')).toEqual([{ kind: 'rematch' }]);
  });

  it('says who goes down, that they are kept apart and of one team', () => {
    expect(warningsOf(desk, 'carla', 'ana')).toEqual([
      { kind: 'float', name: 'ana', from: 6, to: 3 },
      { kind: 'apart' },
      { kind: 'team', team: 'Cantina' },
    ]);
  });
});
