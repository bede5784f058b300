import { swtcg } from '#games';
import { type Cases, of } from './example.js';
import { buildFrame, inHand, type LaidCard, table } from './swtcg-table.js';

/** Who sits where in a game of two sides. */
const seatsOf: Readonly<Record<string, number>> = { A: 0, B: 1, D1: 0, D2: 1, L1: 2, L2: 3 };
const ground: Partial<LaidCard> = { types: ['Ground'], arena: 'Ground' };

const teams: Cases = {
  'S-47': (given) => {
    const counts = Object.entries(of<Record<string, number>>(given, 'units'));
    const unitsOf = (side: string): string[] =>
      counts.flatMap(([player, count]) =>
        player.startsWith(side) ? Array.from({ length: count }, (_, n) => `${player} ${n}`) : [],
      );
    const discard: swtcg.EffectPart = {
      do: 'discard-unit',
      n: 1,
      to: { choose: { whose: 'side' } },
    };
    const [dark, light] = [unitsOf('D'), unitsOf('L')];
    const game = table({
      cards: [
        {
          ...{ key: 'Clear the Skies', owner: 2, zone: 'hand', types: ['Mission'] },
          abilities: [{ keyword: 'Mission', does: [{ do: 'sides', n: 1, then: [discard] }] }],
        },
        ...[...dark, ...light].map((key): LaidCard => ({
          key,
          owner: seatsOf[key.slice(0, 2)] ?? 0,
        })),
        { ...inHand, owner: 2 },
      ],
      points: [0, 0, 9, 0],
      frames: [{ ...buildFrame, seat: 2 }],
      teams: true,
    });
    game.choose({ do: 'complete', card: 'Clear the Skies' });
    /** Who is asked now, and whether among all of these. */
    const chooses = (lead: number, keys: readonly string[]): boolean => {
      const { waiting } = game.state();
      const offered = keys.filter((key) => game.offers({ pick: 'card', card: key }));
      return (
        waiting?.seat === lead &&
        offered.length === keys.length &&
        waiting.options.length === keys.length
      );
    };
    const first = chooses(0, dark);
    game.choose({ pick: 'card', card: 'D2 0' });
    return {
      first: first ? 'Dark team chooses among both its players' : 'not so',
      then: chooses(2, light) ? 'Light team' : 'not so',
    };
  },
  'S-48': () => {
    const creature = (player: string): LaidCard => ({
      ...{ key: `creature ${player}`, owner: seatsOf[player] ?? 0, ...ground },
      ...{ subtypes: 'Creature', power: 2 },
    });
    const character = (player: string): LaidCard => ({
      ...{ key: `character ${player}`, owner: seatsOf[player] ?? 0 },
      ...{ types: ['Character'], arena: 'Character' },
    });
    const power = (n: number): swtcg.Ability => ({
      static: {
        to: { whose: 'own', subtypes: ['Creature'] },
        mods: [{ stat: 'power', n }],
      },
    });
    const isCheaper = { what: { whose: 'own', most: { stat: 'cost', n: 5 } }, n: 1 } as const;
    const tableOf = (seat: number) =>
      table({
        cards: [
          { key: 'malakili', ...ground, abilities: [power(1)] },
          {
            ...{
              key: 'lars',
              owner: 1,
              types: ['Location'],
              subtypes: 'Character - Tatooine Farm',
            },
            ...{ zone: 'location', arena: 'Character' },
            abilities: [{ cheaper: isCheaper }],
          },
          ...['A', 'B'].flatMap((player) => [creature(player), character(player)]),
          { key: 'new', owner: seat, zone: 'hand', cost: 5 },
          { ...inHand, owner: seat },
        ],
        points: [4, 4, 4, 4],
        frames: [{ ...buildFrame, seat }],
        teams: true,
      });
    const stronger = (player: string): boolean =>
      swtcg.totalsOf(tableOf(0).reader(), `creature ${player}`).power === 3;
    const cheaper = (player: string): boolean =>
      tableOf(seatsOf[player] ?? 0).offers({ do: 'complete', card: 'new' });
    if (cheaper('L1')) throw new Error('the other side pays as much as before');
    return {
      malakili: ['A', 'B'].filter(stronger),
      lars: ['A', 'B'].filter(cheaper),
    };
  },
  'S-49': () => {
    const game = table({
      cards: [
        {
          ...{ key: 'wampa', ...ground },
          abilities: [{ keyword: 'Attacks Own', what: { whose: 'own', other: true } }],
        },
        ...['A', 'B', 'L1'].map((player): LaidCard => ({
          ...{ key: player, owner: seatsOf[player] ?? 0, ...ground, speed: 10 },
        })),
      ],
      teams: true,
    });
    game.until({ do: 'attack', card: 'wampa' });
    const on = (key: string): boolean => game.offers({ do: 'attack', card: 'wampa', on: key });
    return { legal: { "A's unit": on('A'), "B's unit": on('B') } };
  },
};

/** Cases about games of two teams. */
export const swtcgTeamCases: Cases = teams;
