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

  it('is not said to lack what may stand in a line that could not be read', () => {
    expect(
      codes(
        'Leaders\n1 | Lucas Skywalker\nBase\n1 | Kryze Castle\nDeck\n4 | Grassroots Resistance\n',
      ),
    ).toEqual([
      [2, 'deck/unknown-card'],
      [6, 'deck/too-many-copies'],
    ]);
  });

  it('names the cards that may be meant, for the first lines that name none', () => {
    const text = `Deck\n${Array.from({ length: 20 }, () => '1 | Battlefeild Marine').join('\n')}`;
    const similar = checkDeck(text, rules).verdict.problems.map(({ data }) =>
      'similar' in data ? data.similar : null,
    );
    expect(similar.filter((names) => names !== null)).toHaveLength(12);
    expect(similar[0]).toEqual(['Battlefield Marine']);
  });
});
