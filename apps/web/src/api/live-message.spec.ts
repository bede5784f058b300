import { describe, expect, it } from 'vitest';
import { liveChange, liveHello } from '#contracts';
import { readChange, readHello } from './live-message.js';

describe('messages of the live line', () => {
  it('are read as the contract writes them', () => {
    const hello = liveHello.parse({
      serverTime: '2026-11-21T09:00:00.000Z',
      position: 7,
      spreadMs: 40,
    });
    expect(readHello(JSON.stringify(hello))).toEqual({
      serverTime: '2026-11-21T09:00:00.000Z',
      position: 7,
      spreadMs: 40,
    });
    const change = liveChange.parse({
      position: 8,
      changed: ['pairings', 'mySeat'],
      spreadMs: 900,
      matches: ['match-1'],
    });
    expect(readChange(JSON.stringify(change))).toEqual({
      position: 8,
      changed: ['pairings', 'mySeat'],
      spreadMs: 900,
      matches: ['match-1'],
    });
  });

  it('keep a question that this page does not know yet', () => {
    expect(readChange('{"position":9,"changed":["event","something-new"]}')?.changed).toEqual([
      'event',
      'something-new',
    ]);
  });

  it('are ignored when they are none', () => {
    expect(
      ['', 'null', '[]', '7', '{"position":"8","changed":[]}', '{"position":8}'].map(readChange),
    ).toEqual([null, null, null, null, null, null]);
    expect(
      ['{', '{"serverTime":"soon","position":1}', '{"serverTime":"2026-11-21T09:00:00Z"}'].map(
        readHello,
      ),
    ).toEqual([null, null, null]);
  });
});
