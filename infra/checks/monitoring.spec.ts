// Rules and panels fail silently if a metric is renamed.
import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { readCompose, readText, ROOT } from './manifests.js';

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

interface Scraping {
  rule_files: readonly string[];
  scrape_configs: readonly {
    job_name: string;
    authorization: { credentials_file: string };
    static_configs: readonly { targets: readonly string[] }[];
  }[];
}

it('is what the containers of the profile are given: rules, token, targets and dashboard', () => {
  const { services, secrets } = readCompose();
  const { prometheus, grafana } = services;
  const mounts = new Map(
    [...prometheus!.volumes!, ...grafana!.volumes!].map((volume) => {
      const [from = '', to = ''] = volume.split(':');
      return [to, from] as const;
    }),
  );
  const { rule_files: rules, scrape_configs: jobs } = parse(read('prometheus.yaml')) as Scraping;
  expect(mounts.get('/etc/prometheus/prometheus.yml')).toBe('./monitoring/prometheus.yaml');
  expect(rules.map((file) => mounts.get(file))).toEqual(['./monitoring/alerts.yaml']);
  const [job] = jobs;
  expect(read('alerts.yaml')).toContain(`up{job="${job!.job_name}"}`);
  const [secret = ''] = prometheus!.secrets!;
  expect(job!.authorization.credentials_file).toBe(`/run/secrets/${secret}`);
  expect(services['api']!.environment).toHaveProperty(secrets[secret]!.environment);
  // On the ports that the image exposes.
  expect(job!.static_configs.flatMap(({ targets }) => targets)).toEqual(
    /^EXPOSE (\d+) (\d+)$/m
      .exec(readText('infra/docker/Dockerfile'))!
      .slice(1)
      .map((port, n) => `${['api', 'worker'][n]}:${port}`),
  );
  const { datasources } = parse(read('grafana/datasource.yaml')) as {
    datasources: readonly { url: string }[];
  };
  expect(datasources.map(({ url }) => services[new URL(url).hostname])).toEqual([prometheus]);
  const { providers } = parse(read('grafana/dashboards.yaml')) as {
    providers: readonly { options: { path: string } }[];
  };
  expect(mounts.get(`${providers[0]!.options.path}/conclave.json`)).toBe(
    './monitoring/dashboard.json',
  );
});
