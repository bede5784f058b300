import { useMutation, useQuery } from '@tanstack/react-query';
import type { LinkCode, LinkOffer } from '#contracts';
import { requestJson } from './http.js';

const path = '/api/me/link-codes';

/** The programs for which a link code can be created. */
export const useLinkOffer = () =>
  useQuery({ queryKey: ['link-offer'], queryFn: () => requestJson<LinkOffer>(path), retry: false });

/** Creates a code that lets a program act for the account; the code is shown only once. */
export const useMakeLinkCode = () =>
  useMutation({ mutationFn: () => requestJson<LinkCode>(path, { method: 'POST', body: {} }) });
