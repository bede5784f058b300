import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { OwnSignIn, SignInWays, Unlinking } from '#contracts';
import { requestJson } from './http.js';

const own = ['sign-in', 'own'] as const;
const passkeys = ['sign-in', 'passkeys'] as const;

export interface OwnPasskey {
  readonly id: string;
  readonly name?: string | null;
  readonly createdAt: string | null;
}

/** Other servers whose accounts open one here. */
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

/** Leaves for the other server, whose account is to open this one. */
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

/** The library that speaks to the browser's keys is fetched when it is needed. */
export const signInByPasskey = async (): Promise<void> => {
  const { startAuthentication } = await import('@simplewebauthn/browser');
  const optionsJSON = await requestJson<Parameters<typeof startAuthentication>[0]['optionsJSON']>(
    '/api/auth/passkey/generate-authenticate-options',
  );
  await post('passkey/verify-authentication', {
    response: await startAuthentication({ optionsJSON }),
  });
};

export const useAddPasskey = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (name: string) => {
      const { startRegistration } = await import('@simplewebauthn/browser');
      const optionsJSON = await requestJson<Parameters<typeof startRegistration>[0]['optionsJSON']>(
        '/api/auth/passkey/generate-register-options',
      );
      const response = await startRegistration({ optionsJSON });
      await post('passkey/verify-registration', { response, name });
    },
    networkMode: 'always',
    onSettled: () => client.invalidateQueries({ queryKey: passkeys }),
  });
};

export const useDeletePasskey = (options: { readonly onFailed: (error: unknown) => void }) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => post('passkey/delete-passkey', { id }),
    onError: options.onFailed,
    onSettled: () => client.invalidateQueries({ queryKey: passkeys }),
  });
};
