import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { DeviceList, EndedOthers } from '#contracts';
import { requestJson } from './http.js';

const queryKey = ['devices'] as const;

/** Where the account is signed in. */
export const useDevices = () =>
  useQuery({ queryKey, queryFn: () => requestJson<DeviceList>('/api/me/devices'), retry: false });

export const useEndDevice = (options: { readonly onFailed: (error: unknown) => void }) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (deviceId: string) =>
      requestJson<unknown>(`/api/me/devices/${deviceId}/end`, { method: 'POST', body: {} }),
    onError: options.onFailed,
    onSettled: () => client.invalidateQueries({ queryKey }),
  });
};

/** Signs every other browser out; with `tokens` the programs' tokens end as well. */
export const useEndOthers = (options: { readonly onFailed: (error: unknown) => void }) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (tokens: boolean) =>
      requestJson<EndedOthers>('/api/me/devices/end-others', { method: 'POST', body: { tokens } }),
    onError: options.onFailed,
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey }),
        client.invalidateQueries({ queryKey: ['tokens'] }),
      ]),
  });
};

export interface PasswordChange {
  readonly currentPassword: string;
  readonly newPassword: string;
  readonly keepSessions: boolean;
  readonly keepTokens: boolean;
}

export const useChangePassword = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (change: PasswordChange) =>
      requestJson<unknown>('/api/auth/change-password', { method: 'POST', body: change }),
    networkMode: 'always',
    onSuccess: () =>
      Promise.all([
        client.invalidateQueries({ queryKey }),
        client.invalidateQueries({ queryKey: ['tokens'] }),
      ]),
  });
};
