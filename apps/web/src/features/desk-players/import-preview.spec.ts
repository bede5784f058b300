import { describe, expect, it } from 'vitest';
import { importText, nameApart, previewOf, previewTeams, readTable } from './import-preview.js';

const noLimit = { taken: [], seats: null };
const preview = (text: string, room: { taken: string[]; seats: number | null } = noLimit) => {
  const table = readTable(text);
  return previewOf(table, table.columns, room).map(({ line, name, problem }) => [
    line,
    name,
    problem,
  ]);
};

describe('the preview of an import', () => {
  it('puts first and last names together and leaves addresses alone', () => {
    expect(preview('First Name,Last Name,Email\nAna,Paz,ana@x.org\n"Li, Jr.",Ben,b@x.org')).toEqual(
      [
        [2, 'Ana Paz', null],
        [3, 'Li, Jr. Ben', null],
      ],
    );
  });

  it('reads plain lines and finds the column of names without a header', () => {
    expect(preview('Ana\n\nBen Li\n')).toEqual([
      [1, 'Ana', null],
      [3, 'Ben Li', null],
    ]);
    expect(preview('1;a@x.org;Ana\n2;b@x.org;Ben')).toEqual([
      [1, 'Ana', null],
      [2, 'Ben', null],
    ]);
  });

  it('says what stands against a name', () => {
    const room = { taken: ['Cleo'], seats: 2 };
    expect(preview('name\nAna\nANA\ncleo\na@x.org\nBen\nDan\n' + 'x'.repeat(81), room)).toEqual([
      [2, 'Ana', null],
      [3, 'ANA', 'twice'],
      [4, 'cleo', 'known'],
      [5, 'a@x.org', 'address'],
      [6, 'Ben', null],
      [7, 'Dan', 'no-seat'],
      [8, 'x'.repeat(81), 'no-name'],
    ]);
  });

  it('reads numbered lists and German headers, and takes no total for a player', () => {
    expect(preview('1. Anna\n2) Bo')).toEqual([
      [1, 'Anna', null],
      [2, 'Bo', null],
    ]);
    expect(preview('Vorname;Nachname;Nr\nAna;Paz;1\nTotal;;20')).toEqual([
      [2, 'Ana Paz', null],
      [3, 'Total', 'sum'],
    ]);
    expect(preview('Nom;Deck\n1. Ana;\nTotal: 20')).toEqual([
      [2, 'Ana', null],
      [3, 'Total: 20', 'sum'],
    ]);
    expect(preview('Team\nAlpha')).toEqual([[2, 'Alpha', null]]);
  });

  it('takes in a second person of one name under a name that nobody has', () => {
    const taken = ['John Smith', 'john smith 2'];
    const other = nameApart('John Smith', taken);
    expect(other).toBe('John Smith 3');
    const { rows, columns } = readTable('John Smith\nAnna');
    const room = { taken, seats: null, renamed: new Map([[1, other]]) };
    expect(previewOf({ rows }, columns, room)).toEqual([
      { line: 1, name: 'John Smith 3', problem: null },
      { line: 2, name: 'Anna', problem: null },
    ]);
  });

  it('reads teams with their members, and says which is not whole', () => {
    const rows = previewTeams(
      'Team\nReds: Ana, Ben, Cleo\nBlues, Dan, Eva, Finn\nGreens: Gil',
      noLimit,
    );
    expect(rows).toEqual([
      { line: 2, name: 'Reds', members: ['Ana', 'Ben', 'Cleo'], problem: null },
      { line: 3, name: 'Blues', members: ['Dan', 'Eva', 'Finn'], problem: null },
      { line: 4, name: 'Greens', members: ['Gil'], problem: 'members' },
    ]);
    expect(
      previewTeams(importText(rows.slice(0, 2)), noLimit).map(({ members }) => members),
    ).toEqual([
      ['Ana', 'Ben', 'Cleo'],
      ['Dan', 'Eva', 'Finn'],
    ]);
  });

  it('sends names that the api reads back, whatever they contain', () => {
    const names = ['Paz, Ana', 'Ben "Bo" Li', 'Name'];
    const table = readTable(importText(names.map((name) => ({ name }))));
    expect(previewOf(table, table.columns, noLimit).map(({ name }) => name)).toEqual(names);
  });
});
