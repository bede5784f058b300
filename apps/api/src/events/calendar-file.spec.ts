import { describe, expect, it } from 'vitest';
import { emptyInformation } from '#contracts';
import { tournamentDecider, type TournamentState } from '#tournament';
import { calendarFile } from './calendar-file.js';

const tournament: TournamentState = {
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
    expect(lines(tournament)).toEqual(
      expect.arrayContaining([
        'DTSTART;VALUE=DATE:20261128',
        'DURATION:P1D',
        'SUMMARY:Saturday\\; Premier',
        'LOCATION:Hall',
        'URL:https://x.example/e/e1',
      ]),
    );
  });

  it('gives the start in UTC and the length of the planned rounds', () => {
    const told = lines({
      ...tournament,
      settings: { ...tournament.settings, swissRounds: 3, roundMinutes: 50 },
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

  it('has no line of more than 75 octets, and breaks none inside a character', () => {
    const name = `${'é'.repeat(60)}${'🎲'.repeat(40)}`;
    const told = lines({ ...tournament, name, venue: 'ñ'.repeat(70) });
    for (const line of told) {
      expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
      expect(line).not.toContain('\ufffd');
    }
    expect(told.join('\r\n').replaceAll('\r\n ', '')).toContain(`SUMMARY:${name}`);
  });

  it('holds whatever somebody writes within its own property', () => {
    const written = ['\r', '\n', '\r\n', '\u0085', '\u2028', '\u2029', '\v', '\f', '\0'].map(
      (end) => `hi${end}ATTENDEE:mailto:evil@example.org${end}DURATION:P9DT`,
    );
    const told = calendarFile(
      {
        ...tournament,
        name: written.join(''),
        venue: written.join(''),
        information: {
          ...emptyInformation('Europe/Madrid'),
          description: written.join(''),
        },
      },
      'https://x.example/e/e1',
    );
    const properties = told
      .replaceAll(/\r\n[ \t]/g, '')
      .split(/[\r\n\v\f\u0085\u2028\u2029]+/)
      .map((line) => line.split(/[:;]/)[0]);
    expect(properties).not.toContain('ATTENDEE');
    expect(properties.filter((name) => name === 'DURATION')).toHaveLength(1);
    expect(told).not.toMatch(/\r(?!\n)|[^\r]\n/);
  });
});
