import { describe, expect, it } from 'vitest';
import { entryOf } from './newer-pages.js';

describe('the entry script of a page', () => {
  it('is the hashed one, whatever stands around it', () => {
    expect(
      entryOf(
        '<head><script type="module" crossorigin src="/assets/index-CbkN6UeP.js"></script><link href="/assets/index-x.css"></head>',
      ),
    ).toBe('/assets/index-CbkN6UeP.js');
  });
  it("is unknown on a page of somebody else, such as a gateway's", () =>
    expect(entryOf('<script src="https://elsewhere.example/assets/x.js"></script>')).toBeNull());
});
