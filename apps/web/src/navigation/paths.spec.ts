import fc from 'fast-check';
import { matchRoute } from 'wouter';
import { parse } from 'regexparam';
import { describe, expect, it } from 'vitest';
import { bare, framed, ofDesk, ofEvent } from '../app/pages.js';
import { addressOf, paths, type Path, type Place } from './paths.js';

const all = Object.keys(paths) as Path[];
const placeAt = (to: Path, value: string): Place<Path> =>
  ({
    to,
    params: Object.fromEntries([...to.matchAll(/:(\w+)/g)].map(([, name]) => [name, value])),
  }) as unknown as Place<Path>;

describe('the addresses of the site', () => {
  it('each open the page that they are written for', () => {
    const inOrder = [bare, framed, ofEvent, ofDesk].flatMap((pages) => Object.keys(pages));
    expect(inOrder.toSorted()).toEqual(all.toSorted());
    for (const path of all) {
      const address = addressOf(placeAt(path, '4f0c3c5e-0000-7000-8000-000000000000'));
      expect(inOrder.find((one) => matchRoute(parse, one, address)[0])).toBe(path);
    }
  });

  it('carry whatever is put into them', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1, unit: 'grapheme' }), (value) => {
        const address = addressOf(placeAt('/e/:eventId/players/:playerId', value));
        const [, params] = matchRoute(parse, '/e/:eventId/players/:playerId', address);
        expect(decodeURIComponent(params?.['playerId'] ?? '')).toBe(value);
      }),
    );
  });

  it('leave out what is not given behind the question mark', () => {
    expect(addressOf({ to: '/events/new', search: {} })).toBe('/events/new');
    expect(addressOf({ to: '/replay', search: { at: 12 } })).toBe('/replay?at=12');
    expect(addressOf({ to: '/sign-in', search: { back: '/e/x?at=1' } })).toBe(
      '/sign-in?back=%2Fe%2Fx%3Fat%3D1',
    );
    expect(
      addressOf({ to: '/e/:eventId/desk/settings', params: { eventId: 'x' }, hash: 'webhooks' }),
    ).toBe('/e/x/desk/settings#webhooks');
  });
});

describe('what stands behind the question mark', () => {
  it.each(['//evil.example', '/\\evil.example', 'https://evil.example', '', 'events'])(
    'is not followed out of the site: %s',
    (back) => {
      expect(paths['/sign-in']({ back })).toEqual({ back: '/events' });
    },
  );

  it('is read where it makes sense', () => {
    expect(paths['/sign-in']({ back: '/e/x' })).toEqual({ back: '/e/x' });
    expect(paths['/replay']({ at: '17' })).toEqual({ at: 17 });
    expect(paths['/replay']({ at: '-1' })).toEqual({});
    expect(paths['/replay']({ at: 'x' })).toEqual({});
    expect(paths['/e/:eventId/print/:sheet']({ paper: 'letter', round: '3', from: 'x' })).toEqual({
      paper: 'letter',
      round: 3,
    });
  });
});
