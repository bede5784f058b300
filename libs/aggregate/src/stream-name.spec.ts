import { describe, expect, it } from 'vitest';
import { idIfOf, idOf, parseStreamName, streamKinds, streamOf } from './stream-name.js';

describe('the name of a stream', () => {
  it('comes apart as it was put together, whatever the id', () => {
    for (const kind of streamKinds)
      for (const id of ['a', 'free-a', 'a-b', 'event-a', 'match-', '-'])
        expect(parseStreamName(streamOf(kind, id))).toEqual({ kind, id });
  });

  it('is of one kind only', () => {
    for (const kind of streamKinds)
      expect(streamKinds.filter((other) => kind.startsWith(`${other}-`))).toEqual([]);
  });

  it('is nothing where no kind or no id stands', () => {
    for (const text of ['', 'event', 'event-', 'events-a', 'Event-a', 'nothing-a', ' event-a'])
      expect(parseStreamName(text)).toBeNull();
  });

  it('gives an id only to whoever asks for the right kind, however long the names are', () => {
    expect(idOf('event', 'event-abc')).toBe('abc');
    // As long as `event-`: cutting off so many characters would give the name of a tournament.
    expect(idIfOf('event', 'match-abc')).toBeNull();
    expect(idIfOf('convention', 'match-zzzzzabc')).toBeNull();
    expect(() => idOf('event', 'match-abc')).toThrow(TypeError);
  });
});
