import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { parseAllDocuments, parseDocument } from 'yaml';

export const ROOT = path.resolve(import.meta.dirname, '../..');
export const readText = (file: string): string => readFileSync(path.join(ROOT, file), 'utf8');

export interface Probe {
  httpGet: { path: string; port: string };
}
export interface Container {
  name: string;
  image: string;
  command: string[];
  envFrom: { configMapRef?: { name: string }; secretRef?: { name: string } }[];
  ports?: { name: string; containerPort: number }[];
  startupProbe?: Probe;
  livenessProbe?: Probe;
  readinessProbe?: Probe;
  lifecycle?: { preStop: { exec: { command: string[] } } };
}
export interface Pod {
  metadata: { labels: Record<string, string>; annotations?: Record<string, string> };
  spec: {
    terminationGracePeriodSeconds?: number;
    initContainers?: Container[];
    containers: Container[];
  };
}
export interface Manifest {
  file: string;
  kind: string;
  metadata: { name: string };
  data?: Record<string, string>;
  stringData?: Record<string, string>;
  resources?: string[];
  spec?: {
    template?: Pod;
    selector?: { matchLabels?: Record<string, string> } & Record<string, unknown>;
    podSelector?: { matchLabels?: Record<string, string> };
    scaleTargetRef?: { kind: string; name: string };
    ports?: { name: string; port: number; targetPort: string }[];
    hostnames?: string[];
    rules?: { backendRefs: { name: string; port: number }[] }[];
  };
}

/** Every object of every manifest in a folder; throws for invalid YAML. */
export function readManifests(folder = 'infra/k8s'): Manifest[] {
  return readdirSync(path.join(ROOT, folder))
    .filter((name) => name.endsWith('.yaml'))
    .flatMap((file) =>
      parseAllDocuments(readText(`${folder}/${file}`), { uniqueKeys: true, strict: true }).map(
        (document) => {
          const [fault] = [...document.errors, ...document.warnings];
          if (fault) throw new Error(`${file}: ${fault.message}`);
          return { file, ...(document.toJS() as Omit<Manifest, 'file'>) };
        },
      ),
    );
}

export interface ComposeService {
  image: string;
  build?: { context: string; dockerfile: string };
  command?: string[];
  environment?: Record<string, string>;
  ports?: string[];
  volumes?: string[];
  secrets?: string[];
  profiles?: string[];
  stop_grace_period?: string;
  healthcheck?: { test: string[] };
  depends_on?: Record<string, { condition: string }>;
}
export interface Compose {
  services: Record<string, ComposeService>;
  volumes: Record<string, null>;
  secrets: Record<string, { environment: string }>;
}

export function readCompose(): Compose {
  const document = parseDocument(readText('infra/compose.yaml'), { merge: true, uniqueKeys: true });
  const [fault] = [...document.errors, ...document.warnings];
  if (fault) throw new Error(`compose.yaml: ${fault.message}`);
  return document.toJS() as Compose;
}

/** The substitution of Compose: `${NAME:-default}` and `${NAME:?message}`. */
export function substitute(value: string, given: Readonly<Record<string, string>>): string {
  return value.replace(
    /\$\{([A-Z\d_]+)(?::([-?])([^}]*))?\}/g,
    (_, name: string, kind: string | undefined, rest: string | undefined) => {
      const found = given[name];
      if (found) return found;
      if (kind === '-') return rest ?? '';
      throw new Error(`${name} is not given: ${rest ?? ''}`);
    },
  );
}
