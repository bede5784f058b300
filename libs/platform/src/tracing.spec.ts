import { expect, it } from 'vitest';
import { currentPlace, isTracing, placeIn, trace, withPlace } from './tracing.js';
import { readPlace } from './span.js';

const place = '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01';

it('does the work and records nothing where no traces are told', async () => {
  expect(isTracing()).toBe(false);
  expect(await trace({ name: 'command DropPlayer' }, () => Promise.resolve(currentPlace()))).toBe(
    null,
  );
  expect(withPlace('request-0001')).toBe('request-0001');
});

it('finds the place in a trace behind a correlation id, and behind it the fingerprint', () => {
  expect(placeIn(`request-0001.t${place}.fAAAAAAAAAAAAAAAAAAAAAA`)).toBe(place);
  expect(placeIn(`job.7.t${place}`)).toBe(place);
  for (const other of ['request-0001', `request-0001.t${place}0`, 'a.table', `.t${place.slice(1)}`])
    expect(placeIn(other)).toBe(null);
});

it('takes no place from a caller that Trace Context does not know', () => {
  expect(readPlace(place)).toEqual({
    traceId: '4bf92f3577b34da6a3ce929d0e0e4736',
    spanId: '00f067aa0ba902b7',
    kept: true,
  });
  expect(readPlace(`${place.slice(0, -1)}0`)?.kept).toBe(false);
  const zeros = `00-${'0'.repeat(32)}-00f067aa0ba902b7-01`;
  for (const odd of [zeros, place.toUpperCase(), `${place}\n`, '', undefined, [place]])
    expect(readPlace(odd)).toBe(null);
});
