import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { DeviceList, EndedOthers } from '#contracts';
import { requestJson } from './http.js';
import { invalidateWaysIn } from './sign-in-ways.js';

const queryKey = ['devices'] as const;

/** The devices on which the account is signed in. */
export const useDevices = () =>
  useQuery({ queryKey, queryFn: () => requestJson<DeviceList>('/api/me/devices'), retry: false });

export const useEndDevice = (options: { readonly onFailed: (error: unknown) => void }) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (deviceId: string) =>
      requestJson<unknown>(`/api/me/devices/${deviceId}/end`, { method: 'POST', body: {} }),
    onError: options.onFailed,
    onSettled: () => invalidateWaysIn(client),
  });
};

/** Signs out all other browsers; with `tokens`, API tokens end as well. */
export const useEndOthers = (options: { readonly onFailed: (error: unknown) => void }) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (tokens: boolean) =>
      requestJson<EndedOthers>('/api/me/devices/end-others', { method: 'POST', body: { tokens } }),
    onError: options.onFailed,
    onSettled: () => invalidateWaysIn(client),
  });
};

export interface PasswordChange {
  readonly currentPassword: string;
  readonly newPassword: string;
  readonly keepSessions: boolean;
  readonly keepTokens: boolean;
  /** Ids of the passkeys that end together with the old password. */
  readonly endPasskeys: readonly string[];
}

export const useChangePassword = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (change: PasswordChange) =>
      requestJson<unknown>('/api/auth/change-password', { method: 'POST', body: change }),
    networkMode: 'always',
    onSuccess: () => invalidateWaysIn(client),
  });
};
