import { swtcg } from '#games';
import { type Cases, of } from './example.js';
import { buildFrame, gain, inHand, named, table, type LaidCard } from './swtcg-table.js';

const costly: Cases = {
  'S-07': (given) => {
    const [, speed, power, health, name = '', keyword = ''] =
      /take \d (\d+)\/(\d+)\/(\d+) (.+) with (.+)$/.exec(of<string>(given, 'hand')) ?? [];
    const soldiers = of<string[]>(given, 'supply').map((soldier, n): LaidCard => ({
      ...{ key: `soldier ${n}`, name: soldier, zone: 'supply', supplied: true },
      ...{ types: ['Character'], subtypes: 'Soldier' },
      ...{ speed: Number(speed), power: Number(power), health: Number(health) },
      abilities: [named(keyword)],
    }));
    const take: swtcg.EffectPart = { do: 'take', n: 2, named: name };
    const game = table({
      cards: [
        {
          ...{ key: 'jace', zone: 'hand', types: ['Character'] },
          abilities: [
            {
              keyword: 'Deployed',
              does: [{ do: 'may', n: 1, cost: { force: 3 }, then: [take] }],
            },
          ],
        },
        ...soldiers,
        {
          ...{ key: 'watcher', types: ['Character'], arena: 'Character' },
          abilities: [
            { keyword: 'Ally Deployed', what: { subtypes: ['Soldier'] }, does: [gain(1)] },
          ],
        },
        inHand,
      ],
      force: [of<number>(given, 'force')],
      points: [9],
      frames: [buildFrame],
    });
    game.choose({ do: 'complete', card: 'jace', to: 'Character' });
    game.choose({ pick: 'part' });
    const { cards, seats } = game.state();
    return {
      force: seats[0].force,
      put: soldiers.flatMap(({ key }) => {
        const { tapped, arena } = cards[key] ?? {};
        const totals = swtcg.totalsOf(game.reader(), key);
        return arena ? [{ ...totals, keyword, tapped, arena }] : [];
      }),
      deployTriggers: game.told.filter(({ what, number }) => what === 'gained' && number === 1)
        .length,
    };
  },
  'S-17': (given) => {
    const diplomats = of<number>(given, 'diplomats');
    const game = table({
      cards: [
        {
          ...{ key: 'majority', zone: 'hand', types: ['Mission'] },
          abilities: [
            {
              keyword: 'Mission',
              foil: { whose: 'own', subtypes: ['Diplomat'] },
              does: [gain(1)],
            },
          ],
        },
        ...Array.from({ length: diplomats }, (_, n): LaidCard => ({
          key: `diplomat ${n}`,
          subtypes: 'Diplomat',
        })),
        ...['one', 'two', 'three'].map((key): LaidCard => ({ key, owner: 1 })),
        inHand,
      ],
      points: [9],
      frames: [buildFrame],
    });
    game.choose({ do: 'complete', card: 'majority' });
    const happened = (what: string): number => game.told.filter((one) => one.what === what).length;
    const { waiting } = game.state();
    const offered = waiting?.seat === 1 && waiting.question === 'may' && happened('gained') === 0;
    game.choose({ pick: 'part' });
    game.choose({ pick: 'card', card: 'one' });
    game.choose({ pick: 'card', card: 'two' });
    return {
      disrupted:
        happened('disrupted') === 1 && happened('tapped') === 2 && happened('gained') === 0,
      offeredBeforeEffect: offered,
    };
  },
};

/** Cases about uses that cost something. */
export const swtcgCostCases: Cases = costly;
