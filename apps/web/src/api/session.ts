import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { DemoCreated, DemoRequest, Me } from '#contracts';
import { requestJson } from './http.js';
import { forget } from './memory.js';
import { ownDecks } from './own-decks.js';
import { ownDrafts } from './own-drafts.js';
import { ownGames } from './own-games.js';
import { endAllListening } from './push.js';
import { deskOutbox, outbox } from './use-outbox.js';

const askAgainMs = 5_000;

/** The viewer's identity. Retried until the server has answered once. */
export const useMe = () =>
  useQuery({
    queryKey: ['me'],
    queryFn: () => requestJson<Me>('/api/me'),
    staleTime: 60_000,
    refetchInterval: ({ state }) =>
      state.status === 'error' && state.data === undefined ? askAgainMs : false,
  });

const post = (path: string, body: unknown) => requestJson<unknown>(path, { method: 'POST', body });

export const signIn = (given: { email: string; password: string; language: string }) =>
  post('/api/auth/sign-in/email', given);
/**
 * If the server sends mail, the address must be confirmed before the person is signed in:
 * `confirmation`.
 */
export const signUp = (given: {
  name: string;
  email: string;
  password: string;
  language: string;
}) =>
  requestJson<{ readonly confirmation?: true }>('/api/auth/sign-up/email', {
    method: 'POST',
    body: given,
  });
export const deleteAccount = (given: { password: string }) => post('/api/me/delete', given);
export const signOut = () => post('/api/auth/sign-out', {});
export const guestSignIn = (given: { eventId: string; code: string }) =>
  post('/api/guest/sign-in', given);

export const createDemo = (wanted: DemoRequest) =>
  requestJson<DemoCreated>('/api/demo', { method: 'POST', body: wanted, timeoutMs: 60_000 });

/**
 * Returns a function to call when the identity has changed: it removes everything of the previous
 * person from the screen and the outbox.
 */
export const useIdentityChanged = () => {
  const client = useQueryClient();
  return async (left = false) => {
    forget();
    if (left) {
      outbox.clear();
      deskOutbox.clear();
      ownGames.forget();
      ownDecks.forget();
      ownDrafts.forget();
      await endAllListening();
    }
    await client.resetQueries();
  };
};
