import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { MadeToken, NewToken, TokenList } from '#contracts';
import { requestJson } from './http.js';

const queryKey = ['tokens'] as const;

export const useTokens = () =>
  useQuery({ queryKey, queryFn: () => requestJson<TokenList>('/api/me/tokens'), retry: false });

export const useMakeToken = (options: { readonly onMade: (made: MadeToken) => void }) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (asked: NewToken) =>
      requestJson<MadeToken>('/api/me/tokens', { method: 'POST', body: asked }),
    onSuccess: async (made) => {
      options.onMade(made);
      await client.invalidateQueries({ queryKey });
    },
  });
};

export const useRevokeToken = (options: { readonly onFailed: (error: unknown) => void }) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (tokenId: string) =>
      requestJson<unknown>(`/api/me/tokens/${tokenId}/revoke`, { method: 'POST', body: {} }),
    onError: options.onFailed,
    onSettled: () => client.invalidateQueries({ queryKey }),
  });
};
