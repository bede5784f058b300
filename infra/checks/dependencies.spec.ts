import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { major, minVersion, satisfies } from 'semver';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { nodeComplaint } from '../run/node-version.mjs';
import { ROOT, readText } from './manifests.js';

interface Locked {
  readonly version: string;
  readonly engines?: { readonly node?: string };
  readonly dev?: true;
  readonly devOptional?: true;
  readonly optional?: true;
}
interface Manifest {
  readonly engines: { readonly node: string };
  readonly dependencies: Readonly<Record<string, string>>;
  readonly devDependencies: Readonly<Record<string, string>>;
  readonly overrides: Readonly<Record<string, string>>;
}

const json = (file: string): unknown => JSON.parse(readText(file));
const manifest = json('package.json') as Manifest;
const { packages } = json('package-lock.json') as {
  readonly packages: Readonly<Record<string, Locked>>;
};
const locked = Object.entries(packages).filter(([place]) => place !== '');
const least = minVersion(manifest.engines.node)?.version ?? '';
const developedOn = readText('.nvmrc').trim();

describe('Node', () => {
  it.each([
    ['the least version', least],
    ['the one that is developed on', developedOn],
  ])('%s is taken by every package', (_, version) => {
    const refused = locked
      .filter(([, { engines }]) => !satisfies(version, engines?.node ?? '*'))
      .map(([place, { engines }]) => `${place} wants ${engines?.node}`);
    expect(refused).toEqual([]);
  });

  it('is the same in the image, in CI, in the types and in what is said to whoever has an older one', () => {
    const image = readText('infra/docker/Dockerfile').match(/(?<=^FROM node:)\d+/gm);
    expect(new Set(image)).toEqual(new Set([String(major(developedOn))]));
    const workflow = parse(readText('.github/workflows/ci.yaml')) as {
      readonly jobs: {
        readonly test: { readonly strategy: { readonly matrix: { readonly node: unknown[] } } };
      };
    };
    const tried = workflow.jobs.test.strategy.matrix.node.map(String);
    expect(tried).toEqual([least.replace(/\.0$/, ''), String(major(developedOn))]);
    expect(major(manifest.devDependencies['@types/node'] ?? '')).toBe(major(least));
    expect(nodeComplaint(least)).toBeNull();
    expect(nodeComplaint('20.20.2')).toContain(`nvm install ${major(developedOn)}`);
  });
});

describe('packages', () => {
  /** Folders whose code is in the image, except for files that are not. */
  const shipped = globSync('{apps/api,apps/worker,apps/discord,apps/cli,libs/*}/src/**/*.ts', {
    cwd: ROOT,
    exclude: ['**/*.spec.ts', '**/*.contract.ts'],
  });
  const importsOf = (file: string): readonly string[] =>
    [
      ...readFileSync(path.join(ROOT, file), 'utf8').matchAll(
        /^(?:import|export|\}).* from '([^'.#][^']*)';$/gm,
      ),
    ]
      .map(([, name = '']) => name)
      .filter((name) => !name.startsWith('node:'))
      .map((name) =>
        name
          .split('/')
          .slice(0, name.startsWith('@') ? 2 : 1)
          .join('/'),
      );

  it('that run in production are dependencies', () => {
    const missing = shipped.flatMap((file) =>
      importsOf(file)
        .filter((name) => !(name in manifest.dependencies))
        .map((name) => `${file}: ${name}`),
    );
    expect(shipped.length).toBeGreaterThan(1_000);
    expect(missing).toEqual([]);
  });

  it('that only build the pages and the servers are not in the image', () => {
    const inImage = new Set(
      locked
        .filter(([, { dev, devOptional, optional }]) => !dev && !devOptional && !optional)
        .map(([place]) => place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length)),
    );
    expect(inImage).toContain('fastify');
    const builders = [
      'react',
      'preact',
      'vite',
      'typescript',
      'prisma',
      'effect',
      'tsx',
      '@mantine/core',
    ];
    expect(builders.filter((name) => inImage.has(name))).toEqual([]);
    expect(readText('infra/docker/Dockerfile')).toContain('npm prune --omit=dev --omit=optional');
  });

  it('that are forced to a version are each explained to whoever updates them', () => {
    const { packageRules } = json('renovate.json') as {
      readonly packageRules: readonly {
        readonly description?: string;
        readonly matchPackageNames: readonly string[];
      }[];
    };
    const explained = packageRules
      .filter(({ description }) => description !== undefined)
      .flatMap(({ matchPackageNames }) => matchPackageNames);
    const unexplained = Object.keys(manifest.overrides).filter(
      (name) => !explained.some((each) => path.matchesGlob(name, each)),
    );
    expect(unexplained).toEqual([]);
  });

  it('are looked up among known faults each week and at each change', () => {
    const { on, jobs } = parse(readText('.github/workflows/dependencies.yaml')) as {
      readonly on: object;
      readonly jobs: object;
    };
    expect(Object.keys(on)).toEqual(expect.arrayContaining(['schedule', 'pull_request']));
    expect(JSON.stringify(jobs)).toContain('npm audit --omit=dev --audit-level=high');
    expect(JSON.stringify(jobs)).toContain('osv-scanner');
  });

  it('none runs a script at installing that was not allowed', () => {
    const { allowScripts } = json('package.json') as { readonly allowScripts: object };
    expect(allowScripts).toMatchObject({ '@scarf/scarf': false });
  });
});

it('what nest-cli.json names is there', () => {
  const { compilerOptions, projects } = json('nest-cli.json') as {
    readonly compilerOptions: { readonly tsConfigPath: string };
    readonly projects: Readonly<Record<string, { sourceRoot: string; entryFile: string }>>;
  };
  const files = Object.values(projects).map(
    ({ sourceRoot, entryFile }) => `${sourceRoot}/${entryFile}.ts`,
  );
  expect(
    [...files, compilerOptions.tsConfigPath].filter((file) => !existsSync(path.join(ROOT, file))),
  ).toEqual([]);
});
