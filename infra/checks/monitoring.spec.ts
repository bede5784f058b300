// Rules and panels are worth nothing once a metric has another name.
import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { readText, ROOT } from './manifests.js';

const read = (name: string): string => readText(`infra/monitoring/${name}`);

const metricsIn = (text: string): readonly string[] => [
  ...new Set(text.match(/\bconclave_[a-z_]+\b/g) ?? []),
];

const registered = new Set(
  execFileSync(
    'git',
    ['-C', ROOT, 'grep', '-ohE', "name: 'conclave_[a-z_]+'", '--', 'apps', 'libs'],
    {
      encoding: 'utf8',
    },
  ).match(/conclave_[a-z_]+/g),
);

it.each(['alerts.yaml', 'dashboard.json'])(
  '%s asks for metrics that the processes have',
  (name) => {
    const unknown = metricsIn(read(name))
      .map((metric) => metric.replace(/_(bucket|count|sum)$/, ''))
      .filter((metric) => !registered.has(metric));
    expect(unknown).toEqual([]);
  },
);

it('has a trial for each alarm in which it rings', () => {
  const { groups } = parse(read('alerts.yaml')) as {
    groups: readonly { rules: readonly { alert: string }[] }[];
  };
  const trials = read('alerts.test.yaml');
  const silent = groups
    .flatMap(({ rules }) => rules.map(({ alert }) => alert))
    .filter((alert) => !trials.includes(`alertname="${alert}",alertstate="firing"`));
  expect(silent).toEqual([]);
});
