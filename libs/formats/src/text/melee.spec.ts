import { describe, expect, it } from 'vitest';
import { parseMelee } from './melee.js';

const faults = (text: string) => parseMelee(text).problems.map(({ code, place }) => [code, place]);

describe('Melee text', () => {
  it('reads sections, names and subtitles', () => {
    const parsed = parseMelee(
      'Leaders\r\n1 | Han Solo | Audacious Smuggler\r\n\r\nBase\r\n1 | Level 1313\r\n\r\nDeck\r\n3 | Waylay\r\n2 | Qi\u2019ra | Playing Her Part\r\n\r\nSideboard\r\n1 | Waylay\r\n',
    );
    expect(parsed.problems).toEqual([]);
    expect(parsed.deck).toEqual({
      leaders: [{ id: 'SOR_017', count: 1 }],
      bases: [{ id: 'TWI_029', count: 1 }],
      main: [
        { id: 'SHD_202', count: 2 },
        { id: 'SOR_222', count: 3 },
      ],
      sideboard: [{ id: 'SOR_222', count: 1 }],
    });
  });

  it('understands headings in the singular, with a colon, and counts with an x', () => {
    expect(
      parseMelee('LEADER:\n1x Han Solo | Audacious Smuggler\nmain deck\n3 x | Waylay'),
    ).toMatchObject({
      problems: [],
      deck: { leaders: [{ id: 'SOR_017' }], main: [{ id: 'SOR_222', count: 3 }] },
    });
  });

  it('takes a name without subtitle where the section leaves one card', () => {
    expect(parseMelee('Deck\n1 | Baylan Skoll').deck.main).toEqual([]);
    expect(parseMelee('Leaders\n1 | Aurra Sing').deck.leaders).toEqual([
      { id: 'LAW_004', count: 1 },
    ]);
  });

  it('asks for the subtitle where several cards are meant', () => {
    expect(parseMelee('Deck\n 2 | Millennium Falcon').problems).toMatchObject([
      {
        code: 'deck/ambiguous-name',
        place: { line: 2, column: 2 },
        data: {
          candidates: [
            'Millennium Falcon | Piece Of Junk',
            "Millennium Falcon | Lando's Pride",
            'Millennium Falcon | Get Out And Push',
            'Millennium Falcon | Bucket of Bolts',
            'Millennium Falcon | Dodging Patrols',
            'Millennium Falcon | YA-HOO!',
          ],
        },
      },
    ]);
  });

  it('tells line and column of what it cannot read', () => {
    expect(
      faults(
        '1 | Waylay\nDeck\n  what is this\n-3 | Waylay\n2.5 | Waylay\n100 | Waylay\n3 | No Such Card\n3 | Waylay | Wrong Subtitle\n1 | Clone Trooper',
      ),
    ).toEqual([
      ['deck/card-before-section', { line: 1, column: 1 }],
      ['deck/bad-line', { line: 3, column: 3 }],
      ['deck/bad-count', { line: 4, column: 1 }],
      ['deck/bad-count', { line: 5, column: 1 }],
      ['deck/bad-count', { line: 6, column: 1 }],
      ['deck/unknown-card', { line: 7, column: 1 }],
      ['deck/unknown-card', { line: 8, column: 1 }],
      ['deck/token', { line: 9, column: 1 }],
    ]);
  });

  it('puts the cards of a list without any heading where their kinds belong', () => {
    const parsed = parseMelee('1 Han Solo | Audacious Smuggler\n1 Level 1313\n3 Waylay');
    expect(parsed.problems).toEqual([]);
    expect(parsed.deck).toMatchObject({
      leaders: [{ id: 'SOR_017', count: 1 }],
      bases: [{ id: 'TWI_029', count: 1 }],
      main: [{ id: 'SOR_222', count: 3 }],
    });
  });

  it('leaves a card in the section where it was written', () => {
    expect(parseMelee('Deck\n1 | Han Solo | Audacious Smuggler').deck.main).toEqual([
      { id: 'SOR_017', count: 1 },
    ]);
  });
});
