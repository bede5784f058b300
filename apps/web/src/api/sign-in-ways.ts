import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { OwnSignIn, SignInWays, Unlinking, WaysIn } from '#contracts';
import { requestJson } from './http.js';

const own = ['sign-in', 'own'] as const;
const passkeys = ['sign-in', 'passkeys'] as const;
const waysIn = ['sign-in', 'ways-in'] as const;

export interface OwnPasskey {
  readonly id: string;
  readonly name?: string | null;
  readonly createdAt: string | null;
}

/** The providers whose accounts can open one here. */
export const useSignInWays = () =>
  useQuery({
    queryKey: ['sign-in', 'ways'],
    queryFn: () => requestJson<SignInWays>('/api/sign-in-ways'),
    staleTime: Infinity,
  });

export const useOwnSignIn = () =>
  useQuery({ queryKey: own, queryFn: () => requestJson<OwnSignIn>('/api/me/sign-in') });

const post = (path: string, body: unknown) =>
  requestJson<unknown>(`/api/auth/${path}`, { method: 'POST', body });

export const signInElsewhere = async (provider: string, back: string): Promise<void> => {
  const { url } = await requestJson<{ readonly url: string }>('/api/auth/sign-in/social', {
    method: 'POST',
    body: { provider, callbackURL: back, errorCallbackURL: '/sign-in' },
  });
  window.location.assign(url);
};

/** Leaves for the provider whose account is to be linked to this one. */
export const useLinkElsewhere = () =>
  useMutation({
    mutationFn: async (asked: Unlinking): Promise<void> => {
      const { url } = await requestJson<{ readonly url: string }>('/api/auth/link-social', {
        method: 'POST',
        body: { ...asked, callbackURL: '/account', errorCallbackURL: '/account' },
      });
      window.location.assign(url);
    },
    networkMode: 'always',
  });

export const useUnlink = (options: { readonly onDone: () => void }) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (asked: Unlinking) =>
      requestJson<unknown>('/api/me/sign-in/unlink', { method: 'POST', body: asked }),
    networkMode: 'always',
    onSuccess: options.onDone,
    onSettled: () => client.invalidateQueries({ queryKey: own }),
  });
};

export const confirmEmail = (token: string) => post('verify-email', { token });

export const useChangeEmail = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (change: {
      readonly newEmail: string;
      readonly currentPassword: string;
      readonly language: string;
    }) => post('change-email', change),
    networkMode: 'always',
    onSuccess: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: own }),
        client.invalidateQueries({ queryKey: ['me'] }),
      ]),
  });
};

export const useSendConfirmation = () =>
  useMutation({
    mutationFn: (asked: { readonly email: string; readonly language: string }) =>
      post('send-verification-email', asked),
    networkMode: 'always',
  });

export const canUsePasskeys = (): boolean => 'PublicKeyCredential' in window;

export const usePasskeys = () =>
  useQuery({
    queryKey: passkeys,
    queryFn: () => requestJson<readonly OwnPasskey[]>('/api/auth/passkey/list-user-passkeys'),
  });

/** Signs in by a passkey. The library for it is loaded on demand. */
export const signInByPasskey = async (): Promise<void> => {
  const { startAuthentication } = await import('@simplewebauthn/browser');
  const optionsJSON = await requestJson<Parameters<typeof startAuthentication>[0]['optionsJSON']>(
    '/api/auth/passkey/generate-authenticate-options',
  );
  await post('passkey/verify-authentication', {
    response: await startAuthentication({ optionsJSON }),
  });
};

export const useAddPasskey = (options: { readonly onDone: () => void }) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (asked: { readonly name: string; readonly currentPassword: string }) => {
      const { currentPassword } = asked;
      const { startRegistration } = await import('@simplewebauthn/browser');
      const optionsJSON = await requestJson<Parameters<typeof startRegistration>[0]['optionsJSON']>(
        '/api/auth/passkey/generate-register-options',
        { method: 'POST', body: { currentPassword } },
      );
      const response = await startRegistration({ optionsJSON });
      await post('passkey/verify-registration', { response, ...asked });
    },
    networkMode: 'always',
    onSuccess: options.onDone,
    onSettled: () => invalidateWaysIn(client),
  });
};

export const useDeletePasskey = (options: {
  readonly onDone: () => void;
  readonly onFailed: (error: unknown) => void;
}) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (asked: { readonly id: string; readonly currentPassword: string }) =>
      post('passkey/delete-passkey', asked),
    onError: options.onFailed,
    onSuccess: options.onDone,
    onSettled: () => invalidateWaysIn(client),
  });
};

/** All ways to open the account besides its password. */
export const useWaysIn = () =>
  useQuery({ queryKey: waysIn, queryFn: () => requestJson<WaysIn>('/api/me/ways-in') });

/** Refetches these ways wherever they are shown. */
export const invalidateWaysIn = (client: QueryClient): Promise<unknown> =>
  Promise.all(
    [waysIn, passkeys, ['devices'], ['tokens']].map((queryKey) =>
      client.invalidateQueries({ queryKey }),
    ),
  );
