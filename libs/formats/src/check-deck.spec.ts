import { describe, expect, it } from 'vitest';
import { checkDeck } from './check-deck.js';
import { premierRules } from './construction/format-rules.js';

const rules = premierRules({ on: '2026-11-21' });
const codes = (text: string) =>
  checkDeck(text, rules).verdict.problems.map(({ code, place }) => [place.line, code]);

describe('a pasted deck', () => {
  it('is judged line by line, the whole deck first', () => {
    expect(
      codes(
        'Leaders\n1 | Han Solo | Audacious Smuggler\nBase\n1 | Level 1313\nDeck\n4 | Grassroots Resistance\n',
      ),
    ).toEqual([
      [undefined, 'deck/too-few-cards'],
      [2, 'deck/not-in-legal-set'],
      [4, 'deck/not-in-legal-set'],
      [6, 'deck/too-many-copies'],
    ]);
  });

  it('is not said to lack a leader that may stand in a line that could not be read', () => {
    expect(
      codes(
        'Leaders\n1 | Lucas Skywalker\nBase\n1 | Kryze Castle\nDeck\n4 | Grassroots Resistance\n',
      ),
    ).toEqual([
      [undefined, 'deck/too-few-cards'],
      [2, 'deck/unknown-card'],
      [6, 'deck/too-many-copies'],
    ]);
  });

  it('is said to be too small only where the lines that could not be read would not fill it', () => {
    const faces = 'Leaders\n1 | Luke Skywalker | Hero of Yavin\nBase\n1 | Kryze Castle\nDeck\n';
    const few = [undefined, 'deck/too-few-cards'];
    expect(codes(`${faces}3 | No Such Card\n`)).toContainEqual(few);
    expect(codes(`${faces}60 | No Such Card\n`)).not.toContainEqual(few);
    // The number of copies in this line is unknown.
    expect(codes(`${faces}1 | Grassroots Resistance\nthis is no line\n`)).not.toContainEqual(few);
  });

  it('names the cards that may be meant, for the first lines that name none', () => {
    const text = `Deck\n${Array.from({ length: 20 }, () => '1 | Battlefeild Marine').join('\n')}`;
    const similar = checkDeck(text, rules).verdict.problems.map(({ data }) =>
      'similar' in data ? data.similar : null,
    );
    const named = similar.filter((names) => names !== null);
    expect(named).toHaveLength(12);
    expect(named[0]).toEqual(['Battlefield Marine']);
  });
});
