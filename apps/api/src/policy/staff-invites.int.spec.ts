import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ApiSession } from '#client';
import { staffInviteOffer } from '#contracts';
import { openEvent, visitor } from '../../test/people.js';
import { startStaffedApi } from '../../test/staffed-api.js';

type Staffed = Awaited<ReturnType<typeof startStaffedApi>>;

describe('a link for staff', () => {
  let here: Staffed;
  let eventId = '';
  beforeAll(async () => {
    here = await startStaffedApi();
    eventId = await openEvent(here.owner);
  });
  afterAll(() => here?.api.stop());

  const newcomer = async (name: string): Promise<ApiSession> => {
    const session = new ApiSession(here.connection, { attempts: 1 });
    const email = `${name.toLowerCase()}@example.org`;
    await session.signUp({ name, email, password: 'a long enough password' });
    return session;
  };

  it('gives its role to whoever opens it first, and to nobody after', async () => {
    const { inviteCode = '' } = await here.owner.command('InviteStaff', {
      eventId,
      role: 'registration',
    });
    const rita = await newcomer('Rita');
    await rita.command('AcceptStaffInvite', { eventId, code: inviteCode });
    await here.api.settle();
    expect((await rita.query('event', { eventId })).myRoles).toEqual(['registration']);
    await rita.command('RegisterPlayer', { eventId, name: 'Walk-in' });
    await expect(rita.command('OpenRegistration', { eventId })).rejects.toMatchObject({
      code: 'policy/forbidden',
    });
    const second = await newcomer('Second');
    await expect(
      second.command('AcceptStaffInvite', { eventId, code: inviteCode }),
    ).rejects.toMatchObject({ code: 'staff/invite-unknown' });
  });

  it('says before anybody signs in which event and role it offers, to its code alone', async () => {
    const { inviteCode = '' } = await here.owner.command('InviteStaff', { eventId, role: 'judge' });
    const stranger = visitor(here.connection);
    const look = (code: string) => stranger.post('/api/staff-invites/look', { eventId, code });
    expect(staffInviteOffer.parse(JSON.parse(await look(inviteCode)))).toEqual({
      event: 'Saturday',
      role: 'judge',
    });
    await expect(look('AAAAA-AAAAA')).rejects.toMatchObject({ code: 'staff/invite-unknown' });
    await (await newcomer('Juno')).command('AcceptStaffInvite', { eventId, code: inviteCode });
    await expect(look(inviteCode)).rejects.toMatchObject({ code: 'staff/invite-unknown' });
  });

  it('opens nothing once it was withdrawn, and leaves no code behind', async () => {
    const { inviteCode = '', ids } = await here.owner.command('InviteStaff', {
      eventId,
      role: 'caster',
    });
    const whole = await here.owner.get(`/api/events/${eventId}/export`);
    expect(whole).not.toContain(inviteCode);
    await here.owner.command('WithdrawStaffInvite', { eventId, inviteId: ids['inviteId'] ?? '' });
    const carl = await newcomer('Carl');
    await expect(
      carl.command('AcceptStaffInvite', { eventId, code: inviteCode }),
    ).rejects.toMatchObject({ code: 'staff/invite-unknown' });
  });
});
