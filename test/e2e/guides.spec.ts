import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const docs = path.resolve(import.meta.dirname, '../../docs');

describe.each(['for-organizers.md', 'para-organizadores.md'])('%s', (guide) => {
  const text = readFileSync(path.join(docs, guide), 'utf8');
  const steps = text.split(/^(?=\d+\. )/m).slice(1);

  it('has a picture for each step, and each picture is there', () => {
    const pictures = steps.map((step) => /!\[[^\]]+\]\(([^)]+)\)/.exec(step)?.[1] ?? 'no picture');
    expect(pictures.filter((picture) => !existsSync(path.join(docs, picture)))).toEqual([]);
    expect(pictures).toHaveLength(20);
  });
});
