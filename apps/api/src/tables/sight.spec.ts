import { describe, expect, it } from 'vitest';
import type { EventRole } from '#contracts';
import { tableSight } from './sight.js';
import type { Visit } from './visit.js';

const visitOf = (roles: readonly EventRole[], playing: boolean, castersSeeHands = true): Visit =>
  ({
    tournament: {
      eventId: 'e1',
      status: 'running',
      settings: { watchDelaySeconds: 90, castersSeeHands },
      players: new Map([['p9', { status: 'playing' }]]),
      staffSight: new Set(),
    },
    rights: { roles: new Set(roles), ownPlayers: new Set(playing ? ['p9'] : []) },
    side: null,
    asker: { account: { id: 'u1' }, seats: [] },
  }) as unknown as Visit;

const late = { bothHands: false, delaySeconds: 90 };
const now = { bothHands: false, delaySeconds: 0 };

describe('how a game on screen is seen', () => {
  it.each([
    ['an onlooker', visitOf([], false), late],
    ['a player of another table', visitOf([], true), late],
    ['a scorekeeper', visitOf(['scorekeeper'], false), late],
    ['a judge', visitOf(['judge'], false), now],
    ['a judge who plays', visitOf(['judge'], true), late],
    ['a caster', visitOf(['caster'], false), { bothHands: true, delaySeconds: 0 }],
    ['a caster who plays', visitOf(['caster'], true), late],
    ['a caster of an event that keeps hands closed', visitOf(['caster'], false, false), late],
    ['a player of the match', { ...visitOf(['caster'], true), side: 'a' as const }, now],
  ])('by %s', (_who, visit, sight) => expect(tableSight(visit)).toEqual(sight));
});
