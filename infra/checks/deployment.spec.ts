// These tests have no container engine: the files are checked against their structure, against each
// other and against the settings that the apps read.
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { Ajv } from 'ajv';
import { parseAllDocuments } from 'yaml';
import { describe, expect, it } from 'vitest';
import { signerOf, witnessOf } from '#checkpoints';
import { deriveKey, readConfiguration, readDiscordConfiguration } from '#platform';
import { init, writeSettings } from '../../apps/cli/src/init.js';
import { composeSchema } from './compose.schema.js';
import { copiesOf, lastOf, parseDockerfile } from './dockerfile.js';
import { kubernetesSchemas } from './kubernetes.schema.js';
import {
  type Container,
  type Manifest,
  ROOT,
  readCompose,
  readManifests,
  readText,
  substitute,
} from './manifests.js';

const ajv = new Ajv({ allErrors: true, strict: false });
const faultsOf = (schema: object, value: unknown): string[] => {
  const validate = ajv.compile(schema);
  return validate(value)
    ? []
    : (validate.errors ?? []).map(
        (fault) => `${fault.instancePath} ${fault.message} ${JSON.stringify(fault.params)}`,
      );
};

/**
 * dist/servers/api.js is bundled from apps/api/src/main.ts; every other file corresponds to one
 * source.
 */
const sourceOf = (built: string): string =>
  built.replace(/^dist\/servers\/(\w+)\.js$/, 'apps/$1/src/main.ts');
const scriptIn = (command: readonly string[]): string | undefined =>
  command.find((word) => /\.m?js$/.test(word));

const knownVariables = new Set(
  readText('libs/platform/src/configuration.ts')
    .match(/^ {2}[A-Z][A-Z_]+(?=:)/gm)
    ?.map((name) => name.trim()),
);
const dockerfile = parseDockerfile(readText('infra/docker/Dockerfile'));
const image = dockerfile.at(-1)!;
const imageVariables = Object.fromEntries(
  (lastOf(image, 'ENV') ?? '').split(/\s+/).map((pair) => pair.split('=') as [string, string]),
);

describe('Dockerfile', () => {
  it('copies only what exists, and into the last stage only what the first one made', () => {
    const [build] = dockerfile;
    const missing = copiesOf(build!)
      .flatMap((copy) => copy.sources)
      .filter((source) => !existsSync(path.join(ROOT, source)));
    expect(missing).toEqual([]);
    const made = /^\/app\/(package\.json|node_modules|dist|apps\/web\/dist)$/;
    for (const copy of copiesOf(image)) {
      expect(copy.from).toBe(build!.alias);
      for (const source of copy.sources)
        expect(
          made.test(source) || existsSync(path.join(ROOT, source.replace('/app/', ''))),
          source,
        ).toBe(true);
    }
  });

  it('lets the ignore file through what it copies', () => {
    const allowed = readText('infra/docker/Dockerfile.dockerignore')
      .split('\n')
      .filter((line) => line.startsWith('!'))
      .map((line) => line.slice(1));
    const passes = (source: string): boolean =>
      allowed.some(
        (rule) =>
          source === rule ||
          source.startsWith(`${rule}/`) ||
          (rule === 'tsconfig*.json' && /^tsconfig.*\.json$/.test(source)),
      );
    expect(
      copiesOf(dockerfile[0]!)
        .flatMap((copy) => copy.sources)
        .filter((source) => !passes(source)),
    ).toEqual([]);
  });

  it('says in its labels under which licence it is', () => {
    const { license } = JSON.parse(readText('package.json')) as { license: string };
    expect(lastOf(image, 'LABEL')).toContain(`org.opencontainers.image.licenses="${license}"`);
  });

  it('runs the api as somebody without rights, on the ports it exposes', () => {
    expect(lastOf(image, 'USER')).toBe('node');
    const command = JSON.parse(lastOf(image, 'CMD') ?? '[]') as string[];
    expect(existsSync(path.join(ROOT, sourceOf(scriptIn(command)!)))).toBe(true);
    expect(lastOf(image, 'EXPOSE')?.split(' ')).toEqual([
      imageVariables['PORT'],
      imageVariables['WORKER_PORT'],
    ]);
    expect(
      Object.keys(imageVariables).filter(
        (name) => name !== 'NODE_ENV' && !knownVariables.has(name),
      ),
    ).toEqual([]);
    const node = Number(/^node:(\d+)/.exec(image.base)?.[1]);
    expect(node).toBeGreaterThanOrEqual(
      Number(
        /\d+/.exec(
          (JSON.parse(readText('package.json')) as { engines: { node: string } }).engines.node,
        )?.[0],
      ),
    );
  });
});

describe('compose.yaml', () => {
  const compose = readCompose();
  const given = {
    POSTGRES_PASSWORD: 'owner-secret',
    APP_DATABASE_PASSWORD: 'secret',
    REDIS_PASSWORD: 'secret',
    CONCLAVE_SECRET: 'x'.repeat(32),
    SECOND_CONCLAVE_SECRET: 'y'.repeat(32),
  };
  const environmentOf = (
    name: string,
    variables: Readonly<Record<string, string>> = given,
  ): Record<string, string> =>
    Object.fromEntries(
      Object.entries(compose.services[name]?.environment ?? {}).map(([key, value]) => [
        key,
        substitute(value, variables),
      ]),
    );

  it('has the structure that Compose wants', () => {
    expect(faultsOf(composeSchema, compose)).toEqual([]);
    expect(Object.keys(compose.services).sort()).toEqual([
      'api',
      'backup',
      'discord',
      'grafana',
      'https',
      'mail',
      'migrate',
      'postgres',
      'prometheus',
      'redis',
      'second-api',
      'second-migrate',
      'second-postgres',
      'second-redis',
      'second-worker',
      'worker',
    ]);
  });

  it.each(['api', 'worker', 'second-api', 'second-worker'])(
    'gives the %s a configuration that it accepts',
    (name) => {
      const environment = environmentOf(name);
      expect(Object.keys(environment).filter((variable) => !knownVariables.has(variable))).toEqual(
        [],
      );
      expect(() => readConfiguration({ ...imageVariables, ...environment })).not.toThrow();
    },
  );

  it('passes every setting on that an operator may give', () => {
    const fixed = ['DATABASE_URL', 'REDIS_URL', 'PORT', 'WORKER_PORT', 'HOST', 'WEB_DIR'];
    // Only for tests of the application for Discord.
    fixed.push('DISCORD_API');
    const passed = ['api', 'discord'].flatMap((name) => Object.keys(environmentOf(name)));
    const missing = [...knownVariables].filter(
      (name) => !fixed.includes(name) && !passed.includes(name),
    );
    expect(missing).toEqual([]);
  });

  it('asks for what the example of its settings names, and for nothing else', () => {
    const asked = readText('infra/compose.yaml').matchAll(/\$\{([A-Z\d_]+)/g);
    const named = readText('infra/.env.example').matchAll(/^#?([A-Z\d_]+)=/gm);
    const sorted = (matches: Iterable<RegExpMatchArray>): string[] =>
      [...new Set([...matches].map(([, name]) => name ?? ''))].sort();
    expect(sorted(named)).toEqual([...sorted(asked), 'COMPOSE_PROFILES'].sort());
  });

  it.each([undefined, 'conclave.example.org'])(
    'starts with what `conclave init` writes (domain: %s)',
    (domain) => {
      const settings = parseEnv(writeSettings(readText('infra/.env.example'), domain));
      for (const name of ['api', 'worker'])
        expect(
          readConfiguration({
            ...imageVariables,
            ...Object.fromEntries(
              Object.entries(compose.services[name]?.environment ?? {}).map(([key, value]) => [
                key,
                substitute(value, settings as Record<string, string>),
              ]),
            ),
          }),
        ).toMatchObject({
          secret: settings['CONCLAVE_SECRET'],
          publicUrl: domain === undefined ? 'http://localhost:3000' : `https://${domain}`,
        });
    },
  );

  it('starts with the same secrets each time, also where somebody calls `conclave init` again', () => {
    const folder = mkdtempSync(path.join(os.tmpdir(), 'conclave-compose-'));
    const to = path.join(folder, '.env');
    const start = () => {
      init({ to, domain: undefined }, () => undefined);
      const settings = parseEnv(readFileSync(to, 'utf8')) as Record<string, string>;
      return Object.keys(compose.services).map((name) => environmentOf(name, settings));
    };
    try {
      const first = start();
      expect(first.flatMap((environment) => Object.values(environment))).toContain(
        parseEnv(readFileSync(to, 'utf8'))['CONCLAVE_SECRET'],
      );
      expect(start()).toEqual(first);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  it('tells the password of the tables’ owner to the migrations alone', () => {
    const knowing = Object.keys(compose.services).filter((name) =>
      JSON.stringify(environmentOf(name)).includes(given.POSTGRES_PASSWORD),
    );
    expect(knowing.sort()).toEqual(['migrate', 'postgres', 'second-migrate', 'second-postgres']);
    const userIn = (variable: string): string =>
      new URL(environmentOf('migrate')[variable] ?? '').username;
    expect(userIn('MIGRATION_DATABASE_URL')).not.toBe(userIn('DATABASE_URL'));
    expect(environmentOf('api')['DATABASE_URL']).toBe(environmentOf('migrate')['DATABASE_URL']);
  });

  it('refuses to start without the two secrets', () => {
    expect(() => substitute(compose.services['api']!.environment!['CONCLAVE_SECRET']!, {})).toThrow(
      'CONCLAVE_SECRET is not given',
    );
    expect(() =>
      substitute(compose.services['postgres']!.environment!['POSTGRES_PASSWORD']!, {}),
    ).toThrow('POSTGRES_PASSWORD is not given');
  });

  it('gives its own processes nothing to write and no rights, and Redis a password', () => {
    for (const name of ['api', 'worker', 'discord', 'second-api', 'second-worker'])
      expect(compose.services[name]).toMatchObject({
        read_only: true,
        cap_drop: ['ALL'],
        security_opt: ['no-new-privileges:true'],
      });
    expect(compose.services['redis']?.command).toContain('--requirepass');
    expect(new URL(environmentOf('api')['REDIS_URL']!).password).toBe('secret');
  });

  it('names services, volumes and files that exist', () => {
    for (const [name, service] of Object.entries(compose.services)) {
      for (const [needed, { condition }] of Object.entries(service.depends_on ?? {})) {
        expect(compose.services[needed], `${name} needs ${needed}`).toBeDefined();
        if (condition === 'service_healthy')
          expect(compose.services[needed]?.healthcheck, needed).toBeDefined();
      }
      for (const [place = ''] of (service.volumes ?? []).map((volume) => volume.split(':')))
        if (place.startsWith('./'))
          expect(existsSync(path.join(ROOT, 'infra', place)), place).toBe(true);
        else expect(Object.keys(compose.volumes)).toContain(place);
      for (const secret of service.secrets ?? [])
        expect(Object.keys(compose.secrets)).toContain(secret);
      const script = scriptIn(service.command ?? []);
      if (script !== undefined)
        expect(existsSync(path.join(ROOT, sourceOf(script))), script).toBe(true);
      if (service.build)
        expect(
          existsSync(path.resolve(ROOT, 'infra', service.build.context, service.build.dockerfile)),
        ).toBe(true);
    }
    const hosts = [environmentOf('api')['DATABASE_URL'], environmentOf('api')['REDIS_URL']].map(
      (url) => new URL(url!).hostname,
    );
    expect(hosts).toEqual(['postgres', 'redis']);
  });

  it('starts the second server only when asked to, and lets the two witness each other', () => {
    const second = Object.entries(compose.services).filter(([name]) => name.startsWith('second-'));
    for (const [name, { profiles, volumes = [], depends_on = {} }] of second) {
      expect(profiles, name).toEqual(['second']);
      expect(Object.keys(depends_on).every((needed) => needed.startsWith('second-'))).toBe(true);
      expect(volumes.every((volume) => volume.startsWith('second'))).toBe(true);
    }
    const keys = (address: string, secret: string) => ({
      log: signerOf(address, deriveKey(secret, 'log-signing')).verifierKey,
      witness: witnessOf(`${address}/witness`, deriveKey(secret, 'witness-signing')).verifierKey,
    });
    const first = keys('localhost:3000', given.CONCLAVE_SECRET);
    const other = keys('localhost:3100', given.SECOND_CONCLAVE_SECRET);
    const wired = {
      ...given,
      WITNESSES: `http://second-api:3000/witness ${other.witness}`,
      WITNESS_FOR: other.log,
      SECOND_WITNESSES: `http://api:3000/witness ${first.witness}`,
      SECOND_WITNESS_FOR: first.log,
    };
    const read = (name: string) =>
      readConfiguration({ ...imageVariables, ...environmentOf(name, wired) });
    for (const [name, url, key, log] of [
      ['worker', 'http://second-api:3000/witness', other.witness, other.log],
      ['second-worker', 'http://api:3000/witness', first.witness, first.log],
    ] as const) {
      expect(read(name)).toMatchObject({ witnesses: [{ url, key }], witnessFor: [log] });
      expect(compose.services[new URL(url).hostname]).toBeDefined();
    }
  });

  const ofDiscord = {
    DISCORD_APPLICATION_ID: '1'.repeat(18),
    DISCORD_PUBLIC_KEY: 'a'.repeat(64),
    DISCORD_BOT_TOKEN: 'a token that Discord showed once',
  };

  it('starts the application for Discord only when asked to, and tells it no secret of the server', () => {
    const { profiles, healthcheck } = compose.services['discord']!;
    expect(profiles).toEqual(['discord']);
    const read = readDiscordConfiguration(environmentOf('discord', { ...given, ...ofDiscord }));
    expect(read).toMatchObject({ apiUrl: 'http://api:3000', dataDir: '/discord' });
    expect(healthcheck?.test.join(' ')).toContain(`127.0.0.1:${read.port}/ready`);
    expect(readText('infra/Caddyfile')).toContain(`reverse_proxy discord:${read.port}`);
    expect(() => readDiscordConfiguration(environmentOf('discord'))).toThrow(
      'DISCORD_BOT_TOKEN is missing',
    );
    const told = JSON.stringify(environmentOf('discord', { ...given, ...ofDiscord }));
    for (const secret of Object.values(given)) expect(told).not.toContain(secret);
    const image = readText('infra/docker/Dockerfile');
    expect(image).toMatch(new RegExp(`mkdir .*${read.dataDir}\\b`));
  });

  it('asks each app on its own port whether it is ready', () => {
    const asked = (name: string): string | undefined =>
      /127\.0\.0\.1:(\d+\/\w+)/.exec(
        compose.services[name]?.healthcheck?.test.join(' ') ?? '',
      )?.[1];
    expect(asked('api')).toBe(`${imageVariables['PORT']}/ready`);
    expect(asked('worker')).toBe(`${imageVariables['WORKER_PORT']}/ready`);
  });
});

describe('Kubernetes manifests of the application for Discord', () => {
  const manifests = readManifests('infra/k8s/discord');
  const named = (kind: string): Manifest =>
    manifests.find((manifest) => manifest.kind === kind) ?? expect.fail(`no ${kind}`);

  // The checks of the servers require two pods each and time for streams, which do not apply here.
  const alike = manifests.filter(({ kind }) =>
    ['ConfigMap', 'Service', 'NetworkPolicy'].includes(kind),
  );
  it.each(alike.map((manifest) => [manifest.kind, manifest] as const))(
    '%s has the structure of its kind',
    (kind, { file: _file, ...manifest }) => {
      expect(faultsOf(kubernetesSchemas[kind] ?? { not: {} }, manifest)).toEqual([]);
    },
  );

  it('run what the image has, with settings that it reads, and one at a time', () => {
    const deployment = named('Deployment');
    const [container] = deployment.spec!.template!.spec.containers;
    expect(existsSync(path.join(ROOT, sourceOf(scriptIn(container!.command)!)))).toBe(true);
    const { data } = named('ConfigMap');
    const read = readDiscordConfiguration({
      ...data,
      DISCORD_APPLICATION_ID: '1'.repeat(18),
      DISCORD_PUBLIC_KEY: 'a'.repeat(64),
      DISCORD_BOT_TOKEN: 'a token that Discord showed once',
    });
    expect(container!.ports?.[0]?.containerPort).toBe(read.port);
    expect(deployment.spec).toMatchObject({ replicas: 1, strategy: { type: 'Recreate' } });
    expect(Object.keys(data!).filter((name) => !knownVariables.has(name))).toEqual([]);
  });
});

describe('Kubernetes manifests', () => {
  const manifests = readManifests();
  const only = (kind: string): Manifest[] => manifests.filter((manifest) => manifest.kind === kind);
  const workloads = [...only('Deployment'), ...only('Job')];
  const podLabels = workloads.map((workload) => workload.spec!.template!.metadata.labels);
  const config = only('ConfigMap')[0]!;
  const secret = only('Secret')[0]!;
  const containersOf = ({
    initContainers = [],
    containers,
  }: {
    initContainers?: Container[];
    containers: Container[];
  }): Container[] => [...initContainers, ...containers];
  const variablesOf = (container: Container): Record<string, string> =>
    Object.assign(
      {},
      ...container.envFrom.map((source) => (source.configMapRef ? config.data : secret.stringData)),
    ) as Record<string, string>;

  it.each(
    manifests
      .filter((manifest) => manifest.kind !== 'Kustomization')
      .map((manifest) => [`${manifest.kind} ${manifest.metadata.name}`, manifest] as const),
  )('%s has the structure of its kind', (_, { file: _file, ...manifest }) => {
    expect(faultsOf(kubernetesSchemas[manifest.kind] ?? { not: {} }, manifest)).toEqual([]);
  });

  it('applies every file but the example of the secret', () => {
    const files = [...new Set(manifests.map((manifest) => manifest.file))].filter(
      (file) => !['kustomization.yaml', 'secret.example.yaml'].includes(file),
    );
    expect([...(only('Kustomization')[0]!.resources ?? [])].sort()).toEqual(files.sort());
  });

  it('has Prometheus ask each app on the port that it names', () => {
    const [monitor] = parseAllDocuments(readText('infra/k8s/monitoring/pod-monitor.yaml')).map(
      (document) =>
        document.toJS() as {
          spec: {
            podMetricsEndpoints: {
              port: string;
              authorization: { credentials: { key: string } };
            }[];
          };
        },
    );
    const ports = only('Deployment').flatMap(
      ({ spec }) => spec!.template!.spec.containers[0]!.ports?.map(({ name }) => name) ?? [],
    );
    const endpoints = monitor!.spec.podMetricsEndpoints;
    expect(endpoints.map(({ port }) => port).sort()).toEqual(ports.sort());
    for (const { authorization } of endpoints)
      expect(Object.keys(secret.stringData!)).toContain(authorization.credentials.key);
  });

  it('names no variable that no app reads, and leaves none out that one needs', () => {
    expect(
      Object.keys({ ...config.data, ...secret.stringData }).filter(
        (name) => !knownVariables.has(name),
      ),
    ).toEqual([]);
    for (const deployment of only('Deployment')) {
      expect(() =>
        readConfiguration({
          ...imageVariables,
          ...variablesOf(deployment.spec!.template!.spec.containers[0]!),
        }),
      ).not.toThrow();
    }
    expect(variablesOf(only('Job')[0]!.spec!.template!.spec.containers[0]!)).toHaveProperty(
      'DATABASE_URL',
    );
  });

  it('runs files that exist, with references that lead somewhere', () => {
    for (const workload of workloads) {
      const [container] = workload.spec!.template!.spec.containers;
      expect(
        existsSync(path.join(ROOT, sourceOf(scriptIn(container!.command)!))),
        workload.metadata.name,
      ).toBe(true);
      for (const source of container!.envFrom)
        expect([
          config.metadata.name,
          ...only('Secret').map(({ metadata }) => metadata.name),
        ]).toContain(source.configMapRef?.name ?? source.secretRef?.name);
    }
    for (const scaler of only('HorizontalPodAutoscaler'))
      expect(only('Deployment').map((deployment) => deployment.metadata.name)).toContain(
        scaler.spec!.scaleTargetRef!.name,
      );
  });

  it('starts no app before the migrations of its version are done', () => {
    for (const { metadata, spec } of only('Deployment')) {
      const { initContainers, containers } = spec!.template!.spec;
      const [first] = initContainers ?? [];
      expect(first?.command, metadata.name).toEqual(['node', 'infra/run/migrate.mjs', '--wait']);
      // With the version that the pod waits for, and the database of the app.
      expect(first!.image).toBe(containers[0]!.image);
      expect(variablesOf(first!)['DATABASE_URL']).toBe(secret.stringData!['DATABASE_URL']);
    }
  });

  it('tells the role that owns the tables to the migrations alone', () => {
    const knowing = workloads.filter(({ spec }) =>
      containersOf(spec!.template!.spec).some(({ envFrom }) =>
        envFrom.some(({ secretRef }) => secretRef?.name === 'conclave-owner'),
      ),
    );
    expect(knowing.map(({ metadata }) => metadata.name)).toEqual(['migrate']);
    const owner = only('Secret').find(({ metadata }) => metadata.name === 'conclave-owner')!;
    const userIn = (address: string): string => new URL(address).username;
    expect(userIn(owner.stringData!['MIGRATION_DATABASE_URL']!)).not.toBe(
      userIn(secret.stringData!['DATABASE_URL']!),
    );
  });

  it('probes liveness at /health and readiness at /ready, on the port the app listens on', () => {
    const portOf: Record<string, string | undefined> = {
      api: config.data!['PORT'],
      worker: config.data!['WORKER_PORT'],
    };
    for (const deployment of only('Deployment')) {
      const pod = deployment.spec!.template!;
      const [container] = pod.spec.containers;
      const [port] = container!.ports!;
      expect(String(port!.containerPort)).toBe(portOf[deployment.metadata.name]);
      expect(pod.metadata.annotations!['prometheus.io/port']).toBe(String(port!.containerPort));
      const paths = [
        container!.startupProbe,
        container!.livenessProbe,
        container!.readinessProbe,
      ].map((probe) => [probe?.httpGet.path, probe?.httpGet.port]);
      expect(paths).toEqual([
        ['/health', port!.name],
        ['/health', port!.name],
        ['/ready', port!.name],
      ]);
    }
  });

  it('waits longer for a stop than the process takes for it', () => {
    const limitMs = Number(
      /limitMs = ([\d_]+)/
        .exec(readText('libs/platform/src/shutdown.ts'))?.[1]
        ?.replaceAll('_', ''),
    );
    for (const deployment of only('Deployment')) {
      const { terminationGracePeriodSeconds, containers } = deployment.spec!.template!.spec;
      const drain = Number(containers[0]!.lifecycle?.preStop.exec.command[1] ?? 0);
      expect(terminationGracePeriodSeconds! * 1000).toBeGreaterThan(limitMs + drain * 1000);
    }
    for (const name of ['api', 'worker'])
      expect(
        Number.parseInt(readCompose().services[name]!.stop_grace_period!) * 1000,
      ).toBeGreaterThan(limitMs);
  });

  it('selects pods that exist, everywhere something selects', () => {
    const selects = (wanted: Record<string, string>): boolean =>
      podLabels.some((labels) =>
        Object.entries(wanted).every(([key, value]) => labels[key] === value),
      );
    for (const manifest of manifests) {
      const selector =
        manifest.kind === 'Service'
          ? (manifest.spec?.selector as Record<string, string>)
          : (manifest.spec?.selector?.matchLabels ?? manifest.spec?.podSelector?.matchLabels);
      if (selector !== undefined)
        expect(selects(selector), `${manifest.kind} ${manifest.metadata.name}`).toBe(true);
    }
  });

  it('leads the route to a port of the api, at the host of the configuration', () => {
    const { hostnames, rules } = only('HTTPRoute')[0]!.spec!;
    expect(hostnames).toEqual([new URL(config.data!['PUBLIC_URL']!).hostname]);
    const [{ name, port } = { name: '', port: 0 }] = rules![0]!.backendRefs;
    const service = only('Service').find((candidate) => candidate.metadata.name === name)!;
    const target = service.spec!.ports!.find((candidate) => candidate.port === port)!.targetPort;
    const api = only('Deployment').find((deployment) => deployment.metadata.name === 'api')!;
    expect(
      api.spec!.template!.spec.containers[0]!.ports!.map((candidate) => candidate.name),
    ).toContain(target);
  });
});
