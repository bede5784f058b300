import { expect, it } from 'vitest';
import { readSeparated } from './separated-text.js';

it.each([
  ['semicolons in a short list with an empty last line', 'Name;Club\nAna;SC\n', ';'],
  ['tabs', 'Name\tId\n"Paz, Ana"\t1001\n', '\t'],
  ['commas', 'Name,Club\r\nAna,SC\r\n', ','],
  ['one column', 'Ana\nBen\n', ','],
  ['a semicolon inside quotes', 'Name,Note\n"Ana; Paz",x\n', ','],
  ['a semicolon in one name of many', 'Ana;Paz\nBen\nCleo\nDan\n', ','],
  ['what Excel says', 'sep=;\r\nName\r\nAna\r\n', ';'],
])('sees %s', (_what, text, delimiter) => expect(readSeparated(text).delimiter).toBe(delimiter));

it('keeps the lines where they are, and takes the mark off', () => {
  expect(readSeparated('\ufeffsep=;\nName;Club\n').text).toBe('\nName;Club\n');
  expect(readSeparated('\ufeffName\n').text).toBe('Name\n');
});
