import { globSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ROOT, readText } from './manifests.js';

const notice = readText('NOTICE').split('\n');
/** A heading of NOTICE, or the name of a repository: the possible sources of a table of facts. */
const sourceIn = (head: string): string | undefined =>
  /under "([^"]+)"/.exec(head)?.[1] ?? /\b(?:of|from) ([\w-]+\/[\w-]+)/.exec(head)?.[1];

describe('NOTICE', () => {
  const tables = globSync('libs/**/facts/*.gen.ts', { cwd: ROOT });

  it('lists the source of each table of facts', () => {
    expect(tables.length).toBeGreaterThan(30);
    const unlisted = tables.filter((file) => {
      const source = sourceIn(readText(file).split('\n', 1)[0] ?? '');
      return (
        source === undefined ||
        !notice.some((line) => line === source || line.startsWith(`  ${source} `))
      );
    });
    expect(unlisted).toEqual([]);
  });

  it('goes into the image with the licence', () => {
    expect(readText('infra/docker/Dockerfile')).toMatch(
      /^COPY --from=build \/app\/LICENSE \/app\/NOTICE .*\.\/$/m,
    );
    const admitted = readText('infra/docker/Dockerfile.dockerignore').split('\n');
    expect(admitted).toEqual(expect.arrayContaining(['!LICENSE', '!NOTICE']));
  });
});
