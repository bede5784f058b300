import { swtcg } from '#games';
import { type Cases, type Example, of } from './example.js';
import {
  attack,
  attacker,
  buildFrame,
  defender,
  disruptCard,
  inHand,
  type LaidCard,
  table,
  use,
} from './swtcg-table.js';

type Given = Example['given'];

const turns: Cases = {
  'S-88': (given) => {
    const unspent = of<number>(given, 'unspent');
    const game = table({
      cards: [{ key: 'card', zone: 'hand', cost: 9 }, attacker, defender],
      points: [unspent, 0],
      frames: [buildFrame],
    });
    game.choose({ do: 'done' });
    return { lost: unspent - game.state().seats[0].points };
  },
  'S-90': (given) => {
    const cost = (key: string): number => of<{ cost: number }>(given, key).cost;
    const unique = { name: 'Unique', version: 'A' };
    const force = of<number>(given, 'force');
    const begin = () => {
      const game = table({
        cards: [
          { key: 'old', ...unique, cost: cost('have') },
          { key: 'new', ...unique, cost: cost('second'), zone: 'hand' },
          inHand,
        ],
        force: [force, 0],
        points: [9, 0],
        frames: [buildFrame],
      });
      game.choose({ do: 'complete', card: 'new', to: 'Space' });
      return game;
    };
    const [cheaper, dearer] = [begin(), begin()];
    cheaper.choose({ pick: 'card', card: 'old' });
    dearer.choose({ pick: 'card', card: 'new' });
    const kept = (game: typeof cheaper, key: string): boolean =>
      game.state().cards[key]?.zone === 'arena';
    return {
      choices: [
        kept(cheaper, 'new') && cheaper.state().seats[0].force === force
          ? 'discard the cheaper'
          : 'not free',
        kept(dearer, 'old')
          ? `pay ${force - dearer.state().seats[0].force} Force to discard the dearer`
          : 'not kept',
      ],
    };
  },
  'S-93': () => {
    const game = table({
      cards: [attacker, defender],
      frames: [{ kind: 'build', at: 0, seat: 0, upkeep: [] }],
    });
    return { lost: game.state().winner !== null };
  },
  'S-99': (given) => {
    const tapped = of<number>(given, 'tapped');
    const game = table({
      cards: [
        ...Array.from({ length: tapped }, (_, n): LaidCard => ({ key: `t${n}`, tapped: true })),
        ...Array.from({ length: of<number>(given, 'retreated') }, (_, n): LaidCard => ({
          key: `r${n}`,
          tapped: true,
          zone: 'build',
        })),
        defender,
      ],
      step: 0,
    });
    const own = Object.values(game.state().cards).filter(({ owner }) => owner === 0);
    return { untapped: own.filter((one) => !one.tapped).length };
  },
};

/** The seat that wins when the turn ends with these units, as its side. */
const winnerWith = (given: Given) => {
  const cards = Object.entries(of<Record<swtcg.Arena, string[]>>(given, 'arenas')).flatMap(
    ([arena, sides]) =>
      sides.map((side): LaidCard => ({
        ...{ key: `${side} ${arena}`, owner: 'DL'.indexOf(side) },
        ...{ types: [arena], arena: arena as swtcg.Arena },
      })),
  );
  const { winner } = table({ cards, step: 10 }).state();
  return { winner: typeof winner === 'number' ? 'DL'.charAt(winner) : winner };
};

const phases: Cases = {
  'S-83': (given) => {
    const everywhere = of<string[]>(given, 'threeArenas');
    const game = table({
      cards: [
        ...['D', 'L'].flatMap((side, owner) =>
          swtcg.arenas
            .filter((arena) => arena === 'Space' || everywhere.includes(side))
            .map((arena): LaidCard => ({ key: `${side} ${arena}`, owner, types: [arena], arena })),
        ),
        { ...inHand, cost: 9 },
      ],
      dice: [of<number>(given, 'die')],
      step: 0,
    });
    const [D, L] = game.state().seats.map(({ points }) => points);
    return { buildPoints: { D, L } };
  },
  'S-84': (given) => {
    const { D: dark, L: light } = of<{ D: number; L: number }>(given, 'force');
    const game = table({
      cards: [attacker, defender, { ...inHand, cost: 9 }],
      force: [dark, light],
      step: 0,
    });
    const [D, L] = game.state().seats.map(({ force }) => force);
    return { force: { D, L } };
  },
  'S-85': (given) => {
    const cards = of<[string, number][]>(given, 'arena').map(([side, speed]): LaidCard => ({
      ...{ key: `${side}${speed}`, owner: 'DL'.indexOf(side), speed },
    }));
    const game = table({ cards });
    game.until({ do: 'nothing' });
    const order = game.told.flatMap(({ what, card }) => (what === 'skipped' ? [card] : []));
    return { order };
  },
  'S-86': () => {
    const untap: swtcg.EffectPart = { do: 'untap', n: 1, to: 'self' };
    const game = table({
      cards: [
        {
          ...attacker,
          abilities: [{ keyword: 'Effect', time: 'no-attack', does: [untap] }],
        },
        defender,
      ],
    });
    game.until(attack);
    game.choose(attack);
    if (game.offers(attack)) throw new Error('it attacks twice without being untapped');
    game.until(use('attacker'));
    game.choose(use('attacker'));
    game.until({ do: 'attack' });
    return { mayAttackAgain: game.offers(attack) };
  },
  'S-89': (given) => {
    const unit = (side: string): LaidCard => {
      const { name, totalCost } = of<{ name: string; totalCost: number }>(given, side);
      const owner = 'DL'.indexOf(side);
      return { ...{ key: side, owner, name, version: side, cost: totalCost, tapped: true } };
    };
    const game = table({
      cards: [unit('D'), unit('L'), attacker, defender],
      force: [3, 3],
      step: 5,
    });
    const [bid = ''] = of<string[]>(given, 'bids');
    game.choose({ pick: 'number', number: Number(/\d+/.exec(bid)?.[0]) });
    game.choose({ do: 'pass' });
    const { cards, seats } = game.state();
    const winner = ['D', 'L'].find((side) => cards[side]?.zone === 'arena') ?? 'nobody';
    const loser = cards[winner === 'D' ? 'L' : 'D'];
    const spent = seats.map(({ force }) => 3 - force);
    return {
      winner,
      paid: spent.reduce((sum, force) => sum + force, 0),
      loserTo: loser?.zone === 'build' && !loser.tapped ? 'build zone, untapped' : loser?.zone,
    };
  },
  'S-91': winnerWith,
  'S-92': winnerWith,
  'S-95': () => {
    const game = table({
      cards: [
        attacker,
        defender,
        { ...disruptCard(1), key: 'first' },
        { ...disruptCard(0), key: 'second' },
      ],
      force: [1, 1],
    });
    game.choose(attack);
    game.until(use('first'));
    game.choose(use('first'));
    const legal = game.offers(use('second'));
    game.choose(use('second'));
    game.until({ do: 'nothing' });
    const happens = game.told.some(({ what, card }) => what === 'rolled' && card === 'attacker');
    return { legal, original: happens ? 'happens' : 'does not' };
  },
};

/** Cases about the phases of a turn. */
export const swtcgTurnCases: Cases = { ...turns, ...phases };
