import { describe, expect, it } from 'vitest';
import { parsePicklist } from './picklist.js';

const codes = (text: string) => parsePicklist(text).problems.map(({ code }) => code);

describe('picklist', () => {
  it('counts boxes, sorts leader and base out, and says that it knows no sideboard', () => {
    const parsed = parsePicklist(
      '[ ]  Han Solo | Audacious Smuggler\n     SOR 017, SOR 283\n\n[ ]  Level 1313\n     TWI 029\n\n[ ] [x] [ ]  Waylay\n  SOR 222, SOROP 03,\n  TWI 226\n',
    );
    expect(parsed.deck).toEqual({
      leaders: [{ id: 'SOR_017', count: 1 }],
      bases: [{ id: 'TWI_029', count: 1 }],
      main: [{ id: 'SOR_222', count: 3 }],
      sideboard: [],
    });
    expect(parsed.problems).toMatchObject([
      { code: 'deck/sideboard-not-told', severity: 'notice' },
    ]);
  });

  it('lets printings settle a name that several cards share', () => {
    expect(parsePicklist('[ ] Millennium Falcon\n SOR 455').deck.main).toEqual([
      { id: 'SOR_193', count: 1 },
    ]);
    expect(codes('[ ] Millennium Falcon')).toEqual(['deck/ambiguous-name']);
  });

  it('goes by the name where no printing is known, and says so', () => {
    const parsed = parsePicklist('[ ] Waylay\n SOR 999, PROMO 7');
    expect(parsed.deck.main).toEqual([{ id: 'SOR_222', count: 1 }]);
    expect(parsed.problems).toMatchObject([
      {
        code: 'deck/known-by-name-only',
        severity: 'notice',
        place: { line: 1, column: 1 },
        data: { printings: 'SOR 999, PROMO 7' },
      },
      { code: 'deck/sideboard-not-told' },
    ]);
  });

  it('refuses a name whose printing is another card', () => {
    expect(parsePicklist('[ ] Waylay\n SOR 193').problems).toMatchObject([
      {
        code: 'deck/name-printing-mismatch',
        data: { printing: 'SOR 193', printed: 'Millennium Falcon | Piece Of Junk' },
      },
    ]);
    expect(codes('[ ] Wayl\u0430y\n SOR 222')).toEqual(['deck/name-printing-mismatch']);
  });

  it('refuses lines that are neither entry nor printings', () => {
    expect(codes('SOR 222\n[ ] Waylay\nSOR 222 or so')).toEqual([
      'deck/bad-line',
      'deck/bad-line',
      'deck/sideboard-not-told',
    ]);
    expect(codes(`${'[ ] '.repeat(100)} Waylay`)).toEqual(['deck/bad-count']);
  });
});
