import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { DeletionCheck, OwnName, StaffInviteLook, StaffInviteOffer } from '#contracts';
import { requestJson } from './http.js';

export const useChangeName = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: OwnName) => requestJson<unknown>('/api/me/name', { method: 'POST', body }),
    networkMode: 'always',
    onSuccess: () => client.invalidateQueries({ queryKey: ['me'] }),
  });
};

/** The events that still need the account, fetched anew whenever somebody is about to delete it. */
export const useDeletionCheck = (asked: boolean) =>
  useQuery({
    queryKey: ['me', 'deletion'],
    queryFn: () => requestJson<DeletionCheck>('/api/me/delete'),
    enabled: asked,
    gcTime: 0,
  });

/** The role that a staff invitation link offers. */
export const useStaffInvite = (look: StaffInviteLook) =>
  useQuery({
    queryKey: ['staff-invite', look.eventId, look.code],
    queryFn: () =>
      requestJson<StaffInviteOffer>('/api/staff-invites/look', { method: 'POST', body: look }),
    enabled: look.code !== '',
    retry: false,
  });
