import { type ApiSession, Connection } from '#client';
import type { Configuration } from '#platform';
import { signedUp } from './people.js';
import { type RunningApi, startApi } from './running-api.js';

export interface StaffedApi {
  readonly api: RunningApi;
  readonly connection: Connection;
  /** Olga, who owns the events of a spec, and may bring some where anybody may. */
  readonly owner: ApiSession;
}

/**
 * An api of its own for a spec file, and somebody signed up
 * to organize; stopping the api ends the connection too.
 */
export const startStaffedApi = async (
  changes: Partial<Configuration> = {},
): Promise<StaffedApi> => {
  const api = await startApi(changes);
  const connection = new Connection(api.url);
  const stop = async (): Promise<void> => {
    connection.close();
    await api.stop();
  };
  return {
    api: { ...api, stop },
    connection,
    owner: await signedUp(connection, 'Olga', changes.eventImport?.[0]),
  };
};
