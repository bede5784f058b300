import { games } from '#games';
import { describe, expect, it } from 'vitest';
import {
  tournamentCommand,
  type TournamentCommands,
  type TournamentCommandType,
} from '../commands.js';
import { tournamentDecider } from '../decider.js';
import { type EventInformation, tournamentEvent } from '../events.js';
import { plainSettings } from '../settings.js';
import type { TournamentState } from '../state.js';

const at = '2026-11-22T10:00:00.000Z';
const answer = <T extends TournamentCommandType>(
  state: TournamentState,
  type: T,
  data: TournamentCommands[T],
) => tournamentDecider.decide(tournamentCommand(type, data, { actor: 'x', at, games }), state);
const after = <T extends TournamentCommandType>(
  state: TournamentState,
  type: T,
  data: TournamentCommands[T],
): TournamentState => {
  const decision = answer(state, type, data);
  if ('kind' in decision) throw new Error(decision.code);
  return decision.reduce(tournamentDecider.evolve, state);
};

const created = after(tournamentDecider.initialState, 'CreateEvent', {
  eventId: 'e',
  name: 'E',
  format: 'premier',
  date: '2026-11-22',
  venue: '',
  cap: null,
  settings: plainSettings,
  owner: 'o',
  ownerName: 'O',
  seedCommitment: 'c',
  demo: false,
});
const open = after(created, 'OpenRegistration', {});
const told = (change: Partial<EventInformation>): TournamentState =>
  after(open, 'SetEventInformation', {
    information: {
      startsAt: null,
      timeZone: 'UTC',
      registrationOpensAt: null,
      description: '',
      organizer: '',
      contact: '',
      address: '',
      fee: '',
      prizes: '',
      schedule: '',
      visibility: 'public',
      ...change,
    },
  });
const entry = (byStaff: boolean) =>
  ({ playerId: 'ana', name: 'Ana', account: null, nonce: '', byStaff }) as const;

describe('the page of an event', () => {
  it('keeps registration shut until it opens, except for the staff', () => {
    const later = told({ registrationOpensAt: '2026-11-22T10:00:00.001Z' });
    expect(answer(later, 'RegisterPlayer', entry(false))).toMatchObject({
      code: 'tournament/registration-opens-later',
      data: { at: '2026-11-22T10:00:00.001Z' },
    });
    expect(answer(later, 'RegisterPlayer', entry(true))).toMatchObject([
      { type: 'PlayerRegistered' },
    ]);
    const now = told({ registrationOpensAt: at });
    expect(answer(now, 'RegisterPlayer', entry(false))).toMatchObject([
      { type: 'PlayerRegistered' },
    ]);
  });

  it('lets nobody enter a private event of their own accord', () => {
    const hidden = told({ visibility: 'private' });
    expect(answer(hidden, 'RegisterPlayer', entry(false))).toMatchObject({
      code: 'tournament/private-event',
    });
    expect(answer(hidden, 'RegisterPlayer', entry(true))).toMatchObject([
      { type: 'PlayerRegistered' },
    ]);
  });
});

describe('an announcement', () => {
  it('stands until it is taken off, once', () => {
    const said = after(open, 'MakeAnnouncement', { announcementId: 'a1', text: 'Lunch' });
    expect([...said.announcements]).toEqual([['a1', 'Lunch']]);
    const off = after(said, 'WithdrawAnnouncement', { announcementId: 'a1' });
    expect(off.announcements.size).toBe(0);
    expect(answer(off, 'WithdrawAnnouncement', { announcementId: 'a1' })).toMatchObject({
      code: 'tournament/announcement-unknown',
    });
  });
});

describe('an event that came from another server', () => {
  it('belongs to whoever brought it, and its seats to nobody known here', () => {
    const entered = after(open, 'RegisterPlayer', { ...entry(true), account: 'old-account' });
    const coded = after(
      after(entered, 'GrantRole', { account: 'j', accountName: 'J', role: 'judge' }),
      'AdoptEvent',
      { owner: 'petra', ownerName: 'Petra', signedBy: null, codes: [] },
    );
    expect([...coded.roles]).toEqual([['petra', new Set(['owner'])]]);
    expect(coded.players.get('ana')).toMatchObject({ account: null, status: 'registered' });
    expect(coded.players.get('ana')).not.toHaveProperty('guestCode');
  });

  it('keeps on record which trusted server signed it, or that none did', () => {
    const adopted = (signedBy: string | null) =>
      answer(open, 'AdoptEvent', { owner: 'petra', ownerName: 'Petra', signedBy, codes: [] });
    const data = { owner: 'petra', ownerName: 'Petra', playerIds: [] };
    expect(adopted('hall.example')).toEqual([
      tournamentEvent('EventAdopted', { ...data, signedBy: 'hall.example' }),
    ]);
    expect(adopted(null)).toEqual([tournamentEvent('EventAdopted', data)]);
  });
});

describe('an owner with the rescue key', () => {
  const entered = { ...entry(false), account: 'o' } as const;
  const keyed = after(open, 'TakeRescueKey', {});
  const refused = { code: 'tournament/rescue-key-held' };

  it('takes no seat, neither a new one nor by its code', () => {
    expect(answer(keyed, 'RegisterPlayer', entered)).toMatchObject(refused);
    const seated = after(keyed, 'RegisterPlayer', entry(true));
    expect(answer(seated, 'ClaimPlayer', { playerId: 'ana', account: 'o' })).toMatchObject(refused);
    expect(answer(seated, 'ClaimPlayer', { playerId: 'ana', account: 'b' })).toMatchObject([
      { type: 'PlayerClaimed' },
    ]);
  });

  it('plays where everybody reads that they see as staff, and on a server that has other keys', () => {
    const seen = after(keyed, 'TakeStaffSight', { account: 'o', reason: 'alone at the desk' });
    expect(answer(seen, 'RegisterPlayer', entered)).toMatchObject([{ type: 'PlayerRegistered' }]);
    const moved = after(keyed, 'AdoptEvent', {
      owner: 'o',
      ownerName: 'O',
      signedBy: null,
      codes: [],
    });
    expect(answer(moved, 'RegisterPlayer', entered)).toMatchObject([{ type: 'PlayerRegistered' }]);
  });
});
