import { type ApiSession, Connection } from '#client';
import type { Configuration } from '#platform';
import { signedUp } from './people.js';
import { type RunningApi, startApi } from './running-api.js';

export interface StaffedApi {
  readonly api: RunningApi;
  readonly connection: Connection;
  /** Olga, the owner of a spec's tournaments, who may also import some if anybody may. */
  readonly owner: ApiSession;
}

/**
 * An API for one spec file, and an organizer who is signed up; stopping the API also closes the
 * connection.
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
