import { describe, expect, it } from 'vitest';
import { isLoneParticiple } from './participles.js';

describe('a name that is a lone participle', () => {
  it.each(['counted', 'known', 'shown', 'told', 'withheld'])('is %s', (name) => {
    expect(isLoneParticiple(name)).toBe(true);
  });

  it.each(['countCards', 'isKnown', 'shownCards', 'seed', 'read', 'put', 'Known', 'feed'])(
    'is not %s',
    (name) => {
      expect(isLoneParticiple(name)).toBe(false);
    },
  );
});
