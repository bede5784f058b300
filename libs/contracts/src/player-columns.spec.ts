import { describe, expect, it } from 'vitest';
import { nameColumns, nameIn } from './player-columns.js';

describe('the header of a list of players', () => {
  it.each([
    ['a spreadsheet', 'First Name,Last Name,Email', { kind: 'two', first: 0, last: 1 }],
    ['the same in Spanish', 'Nombre,Apellidos,Correo', { kind: 'two', first: 0, last: 1 }],
    ['the same in French', 'Prénom,Nom', { kind: 'two', first: 0, last: 1 }],
    ['the same in German', 'Name,Vorname,Verein', { kind: 'two', first: 1, last: 0 }],
    ['the same in Italian', 'Nome,Cognome', { kind: 'two', first: 0, last: 1 }],
    ['a first name beside a whole one', 'First name,Full name', { kind: 'one', name: 1 }],
    ['one column', 'Id,Player,Email', { kind: 'one', name: 1 }],
    ['a handle beside a name', 'Username,Name', { kind: 'one', name: 1 }],
    ['a handle alone', 'Id,Username,Decklist', { kind: 'one', name: 1 }],
    ['no header at all', 'Ana Paz,Zaragoza', null],
  ])('of %s', (_what, header, columns) => expect(nameColumns(header.split(','))).toEqual(columns));

  it('gives a name out of each row', () => {
    expect(nameIn(['Ana ', ' Paz', 'ana@example.org'], { kind: 'two', first: 0, last: 1 })).toBe(
      'Ana Paz',
    );
    expect(nameIn(['7', 'Ana'], { kind: 'one', name: 1 })).toBe('Ana');
    expect(nameIn(['Ana'], { kind: 'two', first: 0, last: 1 })).toBe('Ana');
  });
});
