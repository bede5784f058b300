import { describe, expect, it } from 'vitest';
import { bundlesInForce, formerBundles, type BundleStep } from './standing.js';

const took = (digest: string): BundleStep => ({
  digest,
  name: digest.slice(0, 1),
  act: 'taken-up',
});
const withdrew = (digest: string): BundleStep => ({ ...took(digest), act: 'withdrawn' });

describe('the bundles in force', () => {
  it('lie in the order in which they were taken up', () => {
    expect(bundlesInForce([])).toEqual([]);
    expect(bundlesInForce([took('a1'), took('b1')])).toEqual(['a1', 'b1']);
  });

  it('are of each name the last one, which lies on top', () => {
    expect(bundlesInForce([took('a1'), took('b1'), took('a2')])).toEqual(['b1', 'a2']);
  });

  it('are without what was withdrawn, and with what that had taken the place of', () => {
    const steps = [took('a1'), took('b1'), took('a2'), withdrew('a2')];
    expect(bundlesInForce(steps)).toEqual(['a1', 'b1']);
    expect(bundlesInForce([...steps, withdrew('a1')])).toEqual(['b1']);
    expect(bundlesInForce([...steps, took('a2')])).toEqual(['b1', 'a2']);
  });
});

describe('what was in force before', () => {
  it('is every list that there was, the latest first, and nothing at the end', () => {
    const steps = [took('a1'), took('b1'), withdrew('b1'), took('a2')];
    expect(formerBundles(steps)).toEqual([['a2'], ['a1'], ['a1', 'b1'], []]);
    expect(formerBundles([])).toEqual([[]]);
  });
});
