import { describe, expect, it } from 'vitest';
import type { TableRow } from '#contracts';
import { seatedTables, type SeatedTable } from '../../shared/match/seated-tables.js';
import {
  commandFor,
  readTyped,
  reportOf,
  tableFor,
  type TypedResult,
  wouldReplace,
} from './typed-result.js';

const side = (playerId: string) => ({ playerId, name: playerId, points: 0, record: '0-0-0' });
const two: TableRow = {
  matchId: 'm9',
  table: 9,
  a: side('ana'),
  b: side('bo'),
  status: 'completed',
  score: { a: 2, b: 1, drawn: 0 },
  report: null,
  dispute: null,
  extensionSeconds: 0,
  corrected: false,
  onScreen: false,
  reasons: [],
};
const three = (place: number | null, status: 'open' | 'completed') => ({
  table: 3,
  seats: ['cy', 'di', 'ed'].map((id) => ({ ...side(id), place })),
  status,
  claims: [],
});
const tables = seatedTables({ tables: [two], multiplayer: [three(null, 'open')] });
const typed = (text: string, kind: 'games' | 'places') => {
  const entry = readTyped(text, kind);
  const seated = entry && tableFor(tables, entry);
  if (!entry || !seated) return null;
  return { seated, result: entry.result };
};
const replaced = (text: string) => {
  const entry = typed(text, 'games');
  return entry && wouldReplace(entry.seated, entry.result);
};
const desk = { eventId: 'e1', round: { phase: 0, round: 2 }, entered: false };
const sent = ({ seated, result }: { seated: SeatedTable; result: TypedResult }, entered = false) =>
  commandFor(seated, result, { ...desk, entered });

describe('a result typed for a table that has one', () => {
  it('would take away what stands, in the running round, too', () => {
    expect(replaced('9 2-0')).toBe('2-1');
  });

  it('would take away what a player has reported, and nothing where the slip says the same', () => {
    const report = { by: 'b', score: { a: 0, b: 2, drawn: 0 }, confirmBy: null } as const;
    const [seated] = seatedTables({
      tables: [{ ...two, status: 'reported', score: null, report }],
    });
    const replacing = (text: string) =>
      seated && wouldReplace(seated, readTyped(text, 'games')!.result);
    expect(replacing('9 2-0')).toBe('0-2');
    expect(replacing('9 0-2')).toBeNull();
    expect(seated && reportOf(seated)).toEqual({ score: '0-2', name: 'bo' });
  });

  it('takes nothing away when it is the same', () => {
    expect(replaced('9 2-1')).toBeNull();
  });

  it('is a correction; so is a second one whose first is on its way', () => {
    const entry = typed('9 2-0', 'games');
    expect(entry && sent(entry)).toMatchObject({
      name: 'CorrectResult',
      payload: { replaces: two.score },
    });
    const open = { ...two, status: 'open', score: null } as const;
    const [seated] = seatedTables({ tables: [open] });
    if (!entry || !seated) throw new Error('table 9 stands');
    expect(sent({ ...entry, seated })?.name).toBe('RuleResult');
    expect(sent({ ...entry, seated }, true)?.name).toBe('CorrectResult');
  });
});

describe('places typed for a table of three', () => {
  it('are given to the seats in their order', () => {
    const entry = typed('3 2-1-3', 'places');
    expect(entry && sent(entry)).toEqual({
      name: 'RecordTableResult',
      payload: {
        eventId: 'e1',
        playerId: 'cy',
        phase: 0,
        round: 2,
        table: 3,
        places: [
          { playerId: 'cy', place: 2 },
          { playerId: 'di', place: 1 },
          { playerId: 'ed', place: 3 },
        ],
        reason: '',
      },
    });
  });

  it('fit no table with another number of seats, and no table of two', () => {
    expect(['3 2-1-3-4', '9 2-1-3'].map((text) => typed(text, 'places'))).toEqual([null, null]);
  });
});
