import type { PgnPlayer, PgnState, PgnUnit } from '#contracts';
import { type Engine, KEYWORDS, type State, type UnitView } from '#rules';

/**
 * Zones by the engine's numbers, in the format's terms. An attached card is in the zone of its
 * host.
 */
const zones = [
  'deck',
  'hand',
  'discard',
  'resource',
  'base',
  'ground',
  'space',
  'attached',
  'capture',
  'outsideTheGame',
] as const;

export const zoneOf = (state: State, card: number): string =>
  zones[state.zone[card] ?? 9] ?? 'outsideTheGame';

export const setAndNumber = (id: string): string => id.replace('_', '#');

const isToken = (id: string): boolean => id.startsWith('TOKEN_');
export const isShield = (state: State, card: number): boolean => state.id[card] === 'TOKEN_SHIELD';
export const isExperience = (state: State, card: number): boolean =>
  state.id[card] === 'TOKEN_EXPERIENCE';

/** Names of all cards of a game; the second copy of a card has the suffix `:2`. */
export const cardNames = ({ id }: State): readonly string[] => {
  const seen = new Map<string, number>();
  return id.map((each) => {
    const nth = (seen.get(each) ?? 0) + 1;
    seen.set(each, nth);
    const name = isToken(each)
      ? `TOKEN:${each.slice('TOKEN_'.length).toLowerCase()}#${each}`
      : setAndNumber(each);
    return nth === 1 ? name : `${name}:${nth}`;
  });
};

const unitOf = (state: State, view: UnitView, names: readonly string[]): PgnUnit => {
  const at = view.card;
  const upgrades = view.upgrades.map(({ card }) => card);
  const nameOf = (card: number): string => names[card] ?? '';
  return {
    id: nameOf(at),
    zone: view.arena,
    damage: view.damage,
    exhausted: !view.ready,
    upgrades: upgrades
      .filter((card) => !isShield(state, card) && !isExperience(state, card))
      .map(nameOf),
    shields: upgrades.filter((card) => isShield(state, card)).length,
    experience: upgrades.filter((card) => isExperience(state, card)).length,
    statusTokens: {},
    captured: view.captives.map(({ card }) => nameOf(card)),
    power: view.power,
    hp: view.hp,
    keywords: Object.keys(view.keywords).filter((word) => KEYWORDS.some((one) => one === word)),
  };
};

/** Everything that the format's keyframes contain about this state, with both hands. */
export const snapshotOf = (engine: Engine, state: State, names: readonly string[]): PgnState => {
  const { veil: _, ...open } = state;
  const view = engine.view(open, null);
  const nameOf = (card: number): string => names[card] ?? '';
  const playerOf = (seat: 0 | 1): PgnPlayer => {
    const player = state.players[seat];
    const shown = view.players[seat];
    const leader = player?.leaders[0];
    if (!player || !shown || leader === undefined) throw new Error('a table has two players');
    const ready = player.resources.filter((card) => state.ready[card] === 1).length;
    return {
      seat: seat === 0 ? 1 : 2,
      baseHp: Math.max(0, shown.base.hp - shown.base.damage),
      baseMaxHp: shown.base.hp,
      handSize: player.hand.length,
      hand: player.hand.map(nameOf),
      deckSize: player.deck.length,
      resourcesReady: ready,
      resourcesExhausted: player.resources.length - ready,
      resources: player.resources.map(nameOf),
      credits: player.credits,
      hasForce: player.force,
      discard: player.discard.map(nameOf),
      baseEpicActionUsed: shown.base.epicUsed,
      leader: {
        id: nameOf(leader),
        deployed: state.deployed[leader] === 1,
        exhausted: state.ready[leader] !== 1,
        epicActionUsed: state.epic[leader] === 1,
      },
      cards: shown.units.map((unit) => unitOf(state, unit, names)),
    };
  };
  return {
    round: state.round,
    phase: state.phase,
    initiative: state.initiative === 0 ? 1 : 2,
    initiativeTaken: state.initiativeTaken,
    players: [playerOf(0), playerOf(1)],
  };
};
