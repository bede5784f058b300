import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ROOT } from './manifests.js';

// Each test runs the linter as a process of its own, which a busy machine makes slow.
vi.setConfig({ testTimeout: 60_000 });

let house: string;
beforeEach(() => {
  house = mkdtempSync(path.join(os.tmpdir(), 'conclave-house-'));
  writeFileSync(path.join(house, 'tsconfig.json'), '{}');
  writeFileSync(path.join(house, 'package.json'), '{}');
  symlinkSync(path.join(ROOT, 'node_modules'), path.join(house, 'node_modules'));
});
afterEach(() => rmSync(house, { recursive: true, force: true }));

const build = (files: Record<string, string>): void => {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(house, file)), { recursive: true });
    writeFileSync(path.join(house, file), text);
  }
};

/** `rule: from -> to` for every broken rule. */
function broken(configuration = '.dependency-cruiser.cjs'): string[] {
  const args = [
    '--config',
    path.join(ROOT, configuration),
    '--output-type',
    'json',
    'apps',
    'libs',
  ];
  const { stdout, stderr } = spawnSync(path.join(ROOT, 'node_modules/.bin/depcruise'), args, {
    cwd: house,
    encoding: 'utf8',
    maxBuffer: 50_000_000,
  });
  if (stdout === '') throw new Error(stderr);
  const { summary } = JSON.parse(stdout) as {
    summary: { violations: { rule: { name: string }; from: string; to: string }[] };
  };
  return summary.violations
    .map(({ rule, from, to }) => `${rule.name}: ${from} -> ${to.replace(/^.*node_modules\//, '')}`)
    .sort();
}

it('stops every arrow that points up, sideways or through the wall', () => {
  build({
    'apps/api/src/main.ts':
      "import '../../worker/src/main.js';\nimport '../../../libs/rules/src/inside.js';",
    'apps/worker/src/main.ts': "import '../../../libs/rules/src/index.js';",
    'apps/web/src/features/one/page.ts':
      "import '../two/page.js';\nimport '../../../../../libs/rules/src/index.js';",
    'apps/web/src/features/two/page.ts': 'export {};',
    'libs/rules/src/index.ts': "import '../../tournament/src/index.js';",
    'libs/rules/src/inside.ts': "import 'node:fs';\nimport './other.js';",
    'libs/rules/src/other.ts': "import './inside.js';",
    'libs/tournament/src/index.ts': "import 'pg';",
  });
  expect(broken()).toEqual([
    'apps-apart: apps/api/src/main.ts -> apps/worker/src/main.ts',
    'no-circular: libs/rules/src/inside.ts -> libs/rules/src/other.ts',
    'no-feature-to-feature: apps/web/src/features/one/page.ts -> apps/web/src/features/two/page.ts',
    'public-doors: apps/api/src/main.ts -> libs/rules/src/inside.ts',
    'pure-core: libs/rules/src/inside.ts -> fs',
    'pure-core: libs/tournament/src/index.ts -> pg/esm/index.mjs',
    'rules-imports-only: libs/rules/src/index.ts -> libs/tournament/src/index.ts',
    'web-sees-contracts-only: apps/web/src/features/one/page.ts -> libs/rules/src/index.ts',
  ]);
});

it('lets the arrows of the house pass', () => {
  build({
    'apps/api/src/main.ts':
      "import 'pg';\nimport '../../../libs/tournament/src/index.js';\nimport '../../../libs/read-models/src/index.js';",
    'apps/web/src/features/one/page.ts': "import '../../../../../libs/contracts/src/index.js';",
    'libs/contracts/src/index.ts': "import 'zod';",
    'libs/read-models/src/index.ts': "import '../../tournament/src/index.js';",
    'libs/tournament/src/index.ts': "import '../../chance/src/index.js';",
    'libs/chance/src/index.ts': 'export {};',
    'libs/draft/src/index.ts': "import '../../formats/src/index.js';",
    'libs/formats/src/index.ts': "import '../../cards/src/index.js';",
    'libs/cards/src/index.ts': 'export {};',
  });
  expect(broken()).toEqual([]);
});

it('stops folders that depend on each other, but not chapters of the rulebook', () => {
  build({
    'apps/api/src/auth/one.ts': "import '../http/two.js';",
    'apps/api/src/http/two.ts': 'export {};',
    'apps/api/src/http/three.ts': "import '../auth/four.js';",
    'apps/api/src/auth/four.ts': 'export {};',
    'libs/rules/src/cr/01/one.ts': "import '../02/two.js';\nimport '../../kernel/two.js';",
    'libs/rules/src/cr/02/two.ts': 'export {};',
    'libs/rules/src/cr/02/three.ts': "import '../01/four.js';",
    'libs/rules/src/cr/01/four.ts': 'export {};',
    'libs/rules/src/kernel/two.ts': 'export {};',
  });
  expect(broken('.dependency-cruiser.folders.cjs')).toEqual([
    'no-folder-cycles: apps/api/src/auth -> apps/api/src/http',
    'no-folder-cycles: apps/api/src/http -> apps/api/src/auth',
  ]);
  build({ 'libs/rules/src/kernel/three.ts': "import '../cr/01/four.js';" });
  expect(broken('.dependency-cruiser.folders.cjs').join('\n')).toContain(
    'no-folder-cycles-in-rules: libs/rules/src/kernel -> ',
  );
});
