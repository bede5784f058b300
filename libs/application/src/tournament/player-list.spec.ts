import { isPersonName, keptName } from '#contracts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isRefusal } from '#aggregate';
import { readPlayerList } from './player-list.js';

const faultsOf = (text: string): unknown => {
  const read = readPlayerList(text);
  return isRefusal(read) ? read.fields : read;
};
const namesOf = (text: string): unknown => {
  const read = readPlayerList(text);
  return isRefusal(read) ? read.fields : read.map(({ name }) => name);
};

describe('a pasted list of players', () => {
  it.each([
    ['one name a line', 'Ana\nBen Li\r\n\n Cleo ', ['Ana', 'Ben Li', 'Cleo']],
    ['a comma in a name without a header', 'Ana, the first\nBen', ['Ana, the first', 'Ben']],
    ['a CSV with a name column', 'id,Name,mail\n1,Ana,a@x\n2,"Li, Ben",b@x', ['Ana', 'Li, Ben']],
    ['semicolons and doubled quotes', 'nombre;x\n"Ana ""La"" Paz";1', ['Ana "La" Paz']],
    ['tabs and a byte order mark', '\ufeffplayer\tx\nŁukasz\t1', ['Łukasz']],
  ])('reads %s', (_what, text, names) => expect(namesOf(text)).toEqual(names));

  it('says which lines hold no name', () => {
    expect(faultsOf(`Ana\n${'x'.repeat(81)}\nBen`)).toEqual([
      { path: 'text.2', message: 'is no name of 1 to 80 characters' },
    ]);
    expect(faultsOf('name,club\n,Nowhere')).toEqual([
      { path: 'text.2', message: 'is no name of 1 to 80 characters' },
    ]);
    expect(faultsOf(' \n\n')).toEqual([{ path: 'text', message: 'holds no names' }]);
    expect(faultsOf('A\n'.repeat(501))).toEqual([
      { path: 'text', message: 'holds more than 500 names' },
    ]);
  });

  it.each([
    ['lines', 'Reds: Ana, Ben, Cleo\n1. Blues: Dan,Eva,Finn'],
    ['columns with a header', 'Team;A;B;C\nReds;Ana;Ben;Cleo\nBlues;Dan;Eva;Finn'],
    ['columns without one', 'Reds,Ana,Ben,Cleo,\nBlues,Dan,Eva,Finn,'],
  ])('reads teams with their members: %s', (_what, text) =>
    expect(readPlayerList(text, 3)).toEqual([
      { name: 'Reds', members: ['Ana', 'Ben', 'Cleo'] },
      { name: 'Blues', members: ['Dan', 'Eva', 'Finn'] },
    ]),
  );

  it('says which team is not whole, and takes no header for one', () => {
    const read = readPlayerList('Team\nReds: Ana, Ben\nBlues: Dan, Eva, x@y.org', 3);
    expect(isRefusal(read) && read.fields).toEqual([
      { path: 'text.2', message: 'names no 3 members' },
      { path: 'text.3', message: 'holds an e-mail address; only names are taken' },
    ]);
  });

  it.each([
    ['semicolons', 'Name;Club\nAna;SC\nBob;BC\n', ['Ana', 'Bob']],
    ['tabs', 'Name\tClub\nAna\tSC\nBob\tBC\n', ['Ana', 'Bob']],
    ['French', 'Prénom;Nom\nJosé;Dupont\nAnne;Petit\n', ['José Dupont', 'Anne Petit']],
    ['Excel’s own first line', 'sep=;\r\nVorname;Name\r\nEva;Groß\r\n', ['Eva Groß']],
    ['a line that sums up', 'Nombre;Edad\nAna;30\nBob;40\nTotal;70\n', ['Ana', 'Bob']],
  ])('reads a short list as a spreadsheet saves it: %s', (_what, text, names) =>
    expect(namesOf(text)).toEqual(names),
  );

  it('reads back any names it is given, whatever they contain', () => {
    const name = fc
      .string({ unit: 'grapheme', minLength: 1, maxLength: 30 })
      .filter((text) => keptName(text) === text && isPersonName(text));
    fc.assert(
      fc.property(fc.array(name, { minLength: 1, maxLength: 20 }), (names) => {
        const csv = [
          'name,seat',
          ...names.map((each, index) => `"${each.replaceAll('"', '""')}",${index}`),
        ].join('\n');
        expect(namesOf(csv)).toEqual(names);
      }),
    );
  });
});
