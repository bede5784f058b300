import { expect, it } from 'vitest';
import { draw } from '../../testing/draw.js';
import { ScorePad } from './score-pad.js';

const pad = { shape: { kind: 'games', bestOf: 3 }, first: 'You', second: 'Bo' } as const;

it('the result that is claimed in a dispute is marked among the buttons', async () => {
  const picked = { a: 1, b: 2, drawn: 0 };
  const page = await draw(<ScorePad {...pad} picked={picked} onPick={() => undefined} />);
  expect(page.match(/aria-pressed="true"[^>]*>.*?(\d-\d)/s)?.[1]).toBe('1-2');
  expect(page.match(/aria-pressed="true"/g)).toHaveLength(1);
});

it('a button that sends at once is none that is pressed', async () => {
  expect(await draw(<ScorePad {...pad} onPick={() => undefined} />)).not.toContain('aria-pressed');
});
