import { describe, expect, it } from 'vitest';
import { tournamentDecider, type TournamentState } from '#tournament';
import { calendarFile } from './calendar-file.js';

const event: TournamentState = {
  ...tournamentDecider.initialState,
  eventId: 'e1',
  name: 'Saturday; Premier',
  date: '2026-11-28',
  venue: 'Hall',
};
const lines = (state: TournamentState): readonly string[] =>
  calendarFile(state, 'https://x.example/e/e1').split('\r\n');

describe('the calendar file', () => {
  it('takes the whole day where no time is known', () => {
    expect(lines(event)).toEqual(
      expect.arrayContaining([
        'DTSTART;VALUE=DATE:20261128',
        'SUMMARY:Saturday\\; Premier',
        'LOCATION:Hall',
        'URL:https://x.example/e/e1',
      ]),
    );
  });

  it('gives the start in UTC and the length of the planned rounds', () => {
    const told = lines({
      ...event,
      settings: { ...event.settings, swissRounds: 3, roundMinutes: 50 },
      information: {
        startsAt: '2026-11-28T09:30:00.000Z',
        timeZone: 'Europe/Madrid',
        registrationOpensAt: null,
        description: '',
        organizer: '',
        contact: '',
        address: 'Calle 1',
        fee: '',
        prizes: '',
        schedule: '',
        visibility: 'public',
      },
    });
    expect(told).toContain('DTSTART:20261128T093000Z');
    expect(told).toContain('DURATION:PT180M');
    expect(told).toContain('LOCATION:Hall\\, Calle 1');
  });
});
