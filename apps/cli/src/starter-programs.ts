import { projectRoot } from './project-root.js';

// The starter's programs are next to `dist`, so their paths are relative to the project's folder
// and not to this file.
type Migrations = typeof import('../../../infra/run/migrate.mjs');
type Postgres = typeof import('../../../infra/run/postgres.mjs');
type PostgresMajors = typeof import('../../../infra/run/postgres-majors.mjs');
type Standby = typeof import('../../../infra/run/standby/standby.mjs');
type Secrets = typeof import('../../../infra/run/secrets.mjs');
type RunRecord = typeof import('../../../infra/run/run-record.mjs');

interface Distribute {
  readonly distributeEvents: (say: (line: string) => void) => Promise<void>;
}

const load = <T>(name: string): Promise<T> =>
  import(`${projectRoot}/infra/run/${name}.mjs`) as Promise<T>;

export const loadMigrations = (): Promise<Migrations> => load('migrate');
export const loadPostgres = (): Promise<Postgres> => load('postgres');
export const loadPostgresMajors = (): Promise<PostgresMajors> => load('postgres-majors');
export const loadStandby = (): Promise<Standby> => load('standby/standby');
export const loadSecrets = (): Promise<Secrets> => load('secrets');
export const loadRunRecord = (): Promise<RunRecord> => load('run-record');
export const loadDistribute = (): Promise<Distribute> => load('distribute');
