import { expect, it } from 'vitest';
import { draw, wordsOf } from '../../testing/draw.js';
import { NameSection } from './name-section.js';

it('lets the name of an account be changed', async () => {
  const markup = await draw(<NameSection name="Ada" />);
  expect(markup).toMatch(/<input[^>]*value="Ada"/);
  expect(markup).toMatch(/<button[^>]*type="submit"/);
  expect(wordsOf(markup)).toContain('Save');
});
