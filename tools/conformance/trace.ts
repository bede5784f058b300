/**
 * The neutral log format of recorded games: one JSON object per line. Only the fields that the
 * runner reads.
 */
export interface Ref {
  uid: string;
  card: string;
  zone: string;
  controller: 'p1' | 'p2';
  owner?: 'p1' | 'p2';
  i?: number;
  kind?: string;
  on?: string;
}
export interface UnitState {
  uid: string;
  card: string;
  owner: 'p1' | 'p2';
  damage: number;
  exhausted: boolean;
  power: number;
  hp: number;
  keywords: string[];
  upgrades: { uid: string; card: string; owner: 'p1' | 'p2'; controller?: 'p1' | 'p2' }[];
  captured?: { uid: string; card: string; owner: 'p1' | 'p2' }[];
  leader?: boolean;
  copyOf?: string;
}
export interface Side {
  base: {
    card: string;
    damage: number;
    hp: number;
    epicUsed: boolean;
    upgrades?: UnitState['upgrades'];
    captured?: UnitState['captured'];
  };
  leader: {
    card: string;
    deployed: boolean;
    exhausted: boolean;
    epicUsed: boolean;
    uid?: string;
    as?: string;
    flipped?: boolean;
  };
  hand: string[];
  discard: string[];
  deck: string[];
  resources: string[];
  credits: number;
  force: boolean;
  ground: UnitState[];
  space: UnitState[];
}
export interface Board {
  phase: 'setup' | 'action' | 'regroup' | null;
  round: number;
  initiative: 'p1' | 'p2' | null;
  initiativeClaimed: boolean;
  active: 'p1' | 'p2' | null;
  winner?: string;
  p1: Side;
  p2: Side;
}
export interface Choice {
  type: 'card' | 'button' | 'searchCard' | 'perCard' | 'dropdown' | 'number' | 'distribute';
  ref?: Ref;
  label?: string;
  index?: number;
  map?: { ref: Ref; n: number }[];
}
export interface Prompt {
  kind: string;
  menu: string;
  buttons?: string[];
  buttonCards?: (string | null)[];
  cards?: Ref[];
  display?: (Ref & { state: string })[];
  options?: unknown;
}
export interface Step {
  by: 'p1' | 'p2';
  prompt: Prompt;
  choice: Choice;
  random?: number;
  after?: Board;
  sync?: undefined;
}
export interface Sync {
  sync: Board;
}
export interface Trace {
  id: string;
  cards: string[];
  usesRandom?: boolean;
  start: Board;
  end: Board;
  steps: (Step | Sync)[];
  endSync?: boolean;
  cut?: boolean;
}

export const seatOf = (p: 'p1' | 'p2'): number => (p === 'p1' ? 0 : 1);
export const isSync = (s: Step | Sync): s is Sync => s.sync !== undefined;
export const plain = (resource: string): string => resource.replace(/[!^]/g, '');

/** Every card that must be defined for a trace. */
export function cardsNeeded(t: Trace): string[] {
  const out = new Set<string>(t.cards);
  const add = (b: Board | undefined) => {
    if (!b) return;
    for (const p of ['p1', 'p2'] as const) {
      const s = b[p];
      for (const c of [
        s.base.card,
        s.leader.card,
        ...s.hand,
        ...s.discard,
        ...s.deck,
        ...s.resources.map(plain),
      ])
        out.add(c);
      for (const { card } of s.base.captured ?? []) out.add(card);
      for (const u of [...s.ground, ...s.space])
        for (const c of [u, ...u.upgrades, ...(u.captured ?? [])]) out.add(c.card);
    }
  };
  add(t.start);
  add(t.end);
  for (const s of t.steps) add(isSync(s) ? s.sync : s.after);
  return [...out].filter((c) => c !== 'TOKEN_FORCE' && c !== 'TOKEN_CREDIT');
}
