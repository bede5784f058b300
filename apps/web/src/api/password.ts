import { useQuery } from '@tanstack/react-query';
import type { NewPasswordLink, PasswordHelp } from '#contracts';
import { requestJson } from './http.js';

/** Whether this server sends password reset links by mail. */
export const usePasswordHelp = () =>
  useQuery({
    queryKey: ['password-help'],
    queryFn: () => requestJson<PasswordHelp>('/api/password-links'),
    retry: false,
  });

export const askForLink = (asked: NewPasswordLink) =>
  requestJson<unknown>('/api/password-links', { method: 'POST', body: asked });

export const choosePassword = (chosen: {
  readonly token: string;
  readonly newPassword: string;
  readonly keepTokens: boolean;
  readonly keepPasskeys: boolean;
}) => requestJson<unknown>('/api/auth/reset-password', { method: 'POST', body: chosen });
