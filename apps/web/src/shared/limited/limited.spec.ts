import { expect, it } from 'vitest';
import { defaultLimited, limitedSettings } from '#contracts';
import { isUnchecked, uncheckedCube } from './limited.js';

it('lets no event be made of a cube that was asked for and not checked', () => {
  const settings = { ...defaultLimited('draft'), cube: uncheckedCube };
  expect(isUnchecked(settings)).toBe(true);
  expect(
    limitedSettings.safeParse(settings).error?.issues.map(({ path }) => path.join('.')),
  ).toContain('cube.cards');
  expect(isUnchecked(defaultLimited('draft'))).toBe(false);
});
