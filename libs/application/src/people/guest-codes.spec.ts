import { describe, expect, it } from 'vitest';
import { GuestCodes } from './guest-codes.js';

const codes = new GuestCodes('a secret of at least thirty-two characters');
const issued = (playerId: string, commandId: string) => ({
  playerId,
  guestCode: {
    hash: codes.hashOf(playerId, codes.madeBy(commandId, playerId)),
    issue: 1,
    devicesFrom: 0,
  },
});

describe('a guest code', () => {
  it('can be read off a screen: ten characters in two groups, none that looks like another', () => {
    for (let seat = 0; seat < 500; seat += 1)
      expect(codes.madeBy(`command-${seat}`, 'player-one')).toMatch(
        /^[2-9A-HJKMNP-Z]{5}-[2-9A-HJKMNP-Z]{5}$/,
      );
  });

  it('is the same whenever its command is sent again, and another for every command, seat and server', () => {
    const code = codes.madeBy('command-1', 'player-one');
    expect(codes.madeBy('command-1', 'player-one')).toBe(code);
    const others = [
      codes.madeBy('command-1', 'player-two'),
      codes.madeBy('command-2', 'player-one'),
      new GuestCodes('another secret of thirty-two characters').madeBy('command-1', 'player-one'),
    ];
    expect(others).not.toContain(code);
  });

  it('opens its own seat only, and only as long as it is the last one', () => {
    const players = [issued('player-one', 'c1'), issued('player-two', 'c2')];
    const code = codes.madeBy('c2', 'player-two');
    const typed = code.toLowerCase().replace('-', ' ');
    expect(codes.find('event-one', players, typed)).toBe('player-two');
    expect(codes.find('event-one', [issued('player-two', 'c3')], typed)).toBeNull();
    expect(codes.find('event-one', players, '')).toBeNull();
  });

  it('from before codes were recorded opens its seat until another one is issued', () => {
    const code = codes.formerCode('event-one', 'player-one');
    expect(codes.find('event-one', [{ playerId: 'player-one' }], code)).toBe('player-one');
    expect(codes.find('event-one', [issued('player-one', 'c1')], code)).toBeNull();
  });
});
