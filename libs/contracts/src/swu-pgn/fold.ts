import {
  number,
  type PgnPlayer,
  type PgnState,
  type PgnUnit,
  readKeyframe,
  seatOf,
  words,
} from './state.js';
import type { PgnRecord } from './text.js';

const isArena = (zone: string): boolean => zone === 'ground' || zone === 'space';

const changePlayer = (
  state: PgnState,
  seat: 1 | 2 | null,
  by: (player: PgnPlayer) => Partial<PgnPlayer>,
): PgnState => {
  if (seat === null) return state;
  const [one, two] = state.players;
  return {
    ...state,
    players: seat === 1 ? [{ ...one, ...by(one) }, two] : [one, { ...two, ...by(two) }],
  };
};

const changeUnit = (
  state: PgnState,
  id: string,
  by: (unit: PgnUnit) => Partial<PgnUnit>,
): PgnState => {
  const among = (player: PgnPlayer): PgnPlayer =>
    player.cards.some((unit) => unit.id === id)
      ? {
          ...player,
          cards: player.cards.map((unit) => (unit.id === id ? { ...unit, ...by(unit) } : unit)),
        }
      : player;
  const [one, two] = state.players;
  return { ...state, players: [among(one), among(two)] };
};

const newUnit = (id: string, zone: string, exhausted: boolean): PgnUnit => ({
  id,
  zone,
  damage: 0,
  exhausted,
  upgrades: [],
  shields: 0,
  experience: 0,
  statusTokens: {},
  captured: [],
  power: 0,
  hp: 0,
  keywords: [],
});

const without = (list: readonly string[], id: string): readonly string[] =>
  list.filter((one) => one !== id);

/** Removes a card from wherever it is. */
const takenOut = (state: PgnState, id: string): PgnState => {
  const out = (player: PgnPlayer): PgnPlayer => ({
    ...player,
    hand: without(player.hand, id),
    resources: without(player.resources, id),
    discard: without(player.discard, id),
    cards: player.cards
      .filter((unit) => unit.id !== id)
      .map((unit) => ({
        ...unit,
        upgrades: without(unit.upgrades, id),
        captured: without(unit.captured, id),
      })),
  });
  const [one, two] = state.players;
  return { ...state, players: [out(one), out(two)] };
};

const countInZone = (state: PgnState, seat: 1 | 2 | null, zone: string, by: 1 | -1): PgnState =>
  changePlayer(state, seat, (player) => {
    if (zone === 'hand') return { handSize: player.handSize + by };
    if (zone === 'deck') return { deckSize: player.deckSize + by };
    if (zone !== 'resource') return {};
    return by > 0 || player.resourcesReady > 0
      ? { resourcesReady: player.resourcesReady + by }
      : { resourcesExhausted: player.resourcesExhausted + by };
  });

const move = (state: PgnState, record: PgnRecord): PgnState => {
  const [id, from, to] = [words(record['card']), words(record['from']), words(record['to'])];
  const seat = seatOf(record['p']);
  const held = words(record['attachedTo']);
  const before = state.players.flatMap(({ cards }) => cards).find((unit) => unit.id === id);
  const left = countInZone(takenOut(state, id), seat, from, -1);
  if (held !== '')
    return changeUnit(left, held, (unit) =>
      to === 'capture'
        ? { captured: [...unit.captured, id] }
        : { upgrades: [...unit.upgrades, id] },
    );
  const there = countInZone(left, seat, to, 1);
  return changePlayer(there, seat, (player) => {
    if (isArena(to)) {
      const unit =
        before && isArena(from)
          ? { ...before, zone: to }
          : newUnit(id, to, record['exhausted'] === true);
      return { cards: [...player.cards, unit] };
    }
    if (to === 'hand') return { hand: [...player.hand, id] };
    if (to === 'resource') return { resources: [...player.resources, id] };
    if (to === 'discard') return { discard: [...player.discard, id] };
    return {};
  });
};

const onBase = (id: string): 1 | 2 | null => (id === 'base@1' ? 1 : id === 'base@2' ? 2 : null);

const applyDamage = (
  state: PgnState,
  { tgt, card, amt, hp }: PgnRecord,
  sign: 1 | -1,
): PgnState => {
  const id = words(tgt ?? card);
  const base = onBase(id);
  if (base !== null)
    return changePlayer(state, base, (player) => ({
      baseHp: number(hp, player.baseHp - sign * number(amt)),
    }));
  return changeUnit(state, id, (unit) => ({
    damage: Math.max(0, unit.damage + sign * number(amt)),
  }));
};

const setExhausted = (state: PgnState, { card }: PgnRecord, now: boolean): PgnState => {
  const id = words(card);
  const after = changeUnit(state, id, () => ({ exhausted: now }));
  const owner = after.players.find(({ leader }) => leader.id === id);
  return owner
    ? changePlayer(after, owner.seat, ({ leader }) => ({ leader: { ...leader, exhausted: now } }))
    : after;
};

const spendResources = (state: PgnState, { p, amount }: PgnRecord, sign: 1 | -1): PgnState =>
  changePlayer(state, seatOf(p), (player) => ({
    resourcesReady: player.resourcesReady - sign * number(amount),
    resourcesExhausted: player.resourcesExhausted + sign * number(amount),
  }));

/** Adds to a counter; one that reaches zero is removed. */
const counters = (
  tokens: PgnUnit['statusTokens'],
  kind: string,
  more: number,
): PgnUnit['statusTokens'] => {
  const after = (Object.hasOwn(tokens, kind) ? (tokens[kind] ?? 0) : 0) + more;
  const others = Object.entries(tokens).filter(([each]) => each !== kind);
  return Object.fromEntries(after === 0 || more === 0 ? others : [...others, [kind, after]]);
};

const token = (state: PgnState, { card, token: kind, count }: PgnRecord): PgnState => {
  const id = words(card);
  const base = onBase(id);
  const n = number(count, 1);
  if (base !== null)
    return changePlayer(state, base, (player) =>
      words(kind) === 'force' ? { hasForce: n > 0 } : { credits: player.credits + n },
    );
  return changeUnit(state, id, ({ statusTokens }) => ({
    statusTokens: counters(statusTokens, words(kind), n),
  }));
};

const setDeployed = (state: PgnState, { p, epic }: PgnRecord, now: boolean): PgnState =>
  changePlayer(state, seatOf(p), ({ leader }) => ({
    leader: {
      ...leader,
      deployed: now,
      epicActionUsed: leader.epicActionUsed || (now && epic !== false),
    },
  }));

type Fold = (state: PgnState, record: PgnRecord) => PgnState;

const folds: ReadonlyMap<string, Fold> = new Map<string, Fold>([
  ['MOVE', move],
  ['DAMAGE', (state, record) => applyDamage(state, record, 1)],
  ['OVERWHELM', (state, record) => applyDamage(state, record, 1)],
  ['HEAL', (state, record) => applyDamage(state, record, -1)],
  ['EXHAUST', (state, record) => setExhausted(state, record, true)],
  ['READY', (state, record) => setExhausted(state, record, false)],
  ['EXHAUST_RESOURCES', (state, record) => spendResources(state, record, 1)],
  ['READY_RESOURCES', (state, record) => spendResources(state, record, -1)],
  ['STATUS_TOKEN', token],
  ['DEPLOY_LEADER', (state, record) => setDeployed(state, record, true)],
  ['LEADER_FLIP', (state, record) => setDeployed(state, record, record['onStartingSide'] !== true)],
  [
    'STATS',
    (state, { card, power, hp, keywords }) =>
      changeUnit(state, words(card), (unit) => ({
        power: number(power, unit.power),
        hp: number(hp, unit.hp),
        keywords: Array.isArray(keywords) ? keywords.map(words) : unit.keywords,
      })),
  ],
  [
    'ABILITY_ACTIVATE',
    (state, { card, kind, p }) =>
      kind === 'epic'
        ? changePlayer(state, seatOf(p), (player) =>
            card === player.leader.id
              ? { leader: { ...player.leader, epicActionUsed: true } }
              : { baseEpicActionUsed: true },
          )
        : state,
  ],
  [
    'SHIELD_GAIN',
    (state, { card, count }) =>
      changeUnit(state, words(card), ({ shields }) => ({ shields: shields + number(count, 1) })),
  ],
  [
    'SHIELD_USE',
    (state, { card, count }) =>
      changeUnit(state, words(card), ({ shields }) => ({
        shields: Math.max(0, shields - number(count, 1)),
      })),
  ],
  [
    'EXPERIENCE_GAIN',
    (state, { card, count }) =>
      changeUnit(state, words(card), ({ experience }) => ({
        experience: experience + number(count, 1),
      })),
  ],
  [
    'CREATE_TOKEN',
    (state, { p, token: id, zone, attachedTo }) =>
      move(state, { card: id, from: 'outsideTheGame', to: zone, p, attachedTo }),
  ],
  [
    'TAKE_CONTROL',
    (state, { card, p }) => {
      const unit = state.players.flatMap(({ cards }) => cards).find(({ id }) => id === card);
      const seat = seatOf(p);
      return unit && seat !== null
        ? changePlayer(takenOut(state, unit.id), seat, ({ cards }) => ({ cards: [...cards, unit] }))
        : state;
    },
  ],
  [
    'CLAIM_INITIATIVE',
    (state, { p }) => ({
      ...state,
      initiative: seatOf(p) ?? state.initiative,
      initiativeTaken: true,
    }),
  ],
  [
    'ROUND_START',
    (state, { round, initiative }) => ({
      ...state,
      round: number(round, state.round),
      initiative: seatOf(initiative) ?? state.initiative,
      initiativeTaken: false,
    }),
  ],
  ['PHASE_START', (state, { phase }) => ({ ...state, phase: words(phase) })],
]);

/** Applies one event. An unknown kind does nothing; a keyframe replaces the state so far. */
export const foldPgn = (state: PgnState, record: PgnRecord): PgnState => {
  const next = folds.get(words(record['t']))?.(state, record) ?? state;
  return readKeyframe(record['keyframe']) ?? next;
};
