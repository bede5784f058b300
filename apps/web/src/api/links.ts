import { useMutation, useQuery } from '@tanstack/react-query';
import type { LinkCode, LinkOffer } from '#contracts';
import { requestJson } from './http.js';

const path = '/api/me/link-codes';

/** The programs that a code can be made for. */
export const useLinkOffer = () =>
  useQuery({ queryKey: ['link-offer'], queryFn: () => requestJson<LinkOffer>(path), retry: false });

/** A code that lets a program act for the account, told this once. */
export const useMakeLinkCode = () =>
  useMutation({ mutationFn: () => requestJson<LinkCode>(path, { method: 'POST', body: {} }) });
