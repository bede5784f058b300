import { playableBook } from '#cards';
import { describe, expect, it } from 'vitest';
import { actionLabel, LABEL_ROOM, optionLabel, printedAction } from './option-label.js';
import { both, fill, phrase } from './table-text.js';

const book = playableBook();
const cards = [...book.cards.values()];
const printed = { book, idOf: (card: number) => cards[card]?.id, deployed: () => false };

describe('the words of a button', () => {
  it('fit for every ability of every card in every language', () => {
    const actions = cards.flatMap(({ front, unitSide }) => [
      ...front.actions,
      ...(unitSide?.actions ?? []),
    ]);
    expect(actions.length).toBeGreaterThan(100);
    const long = actions
      .flatMap((action) => Object.values(actionLabel(action)))
      .filter((label) => label.length > LABEL_ROOM || /undefined|\{/.test(label));
    expect(long).toEqual([]);
  });

  it('fit for every card that is played or attacks, by its name where there is room for it', () => {
    const long = cards.flatMap(({ name }, card) =>
      (['unit', 'event', 'upgrade', 'pilot', 'smuggle', 'smuggle-pilot'] as const).flatMap((as) => {
        const whole = fill(phrase('Play {c}'), { c: both(() => name) });
        const label = optionLabel({ o: 'play', card, as }, whole, printed);
        return Object.values(label ?? {}).filter((each) => each.length > LABEL_ROOM);
      }),
    );
    expect(long).toEqual([]);
  });

  it('say what Luke does and costs, and that a leader deploys', () => {
    const luke = cards.findIndex(({ id }) => id === 'SOR_005');
    const [shield, deploy] = [0, 1].map((ability) =>
      printedAction(printed, { o: 'use', card: luke, ability }),
    );
    if (!shield || !deploy) throw new Error('Luke has two actions');
    expect(actionLabel(shield)).toMatchObject({
      en: 'Use: Shield, 1',
      es: 'Usar: Escudo, 1',
      fr: 'Action : Bouclier, 1',
    });
    expect(actionLabel(deploy).en).toBe('Deploy');
  });
});
