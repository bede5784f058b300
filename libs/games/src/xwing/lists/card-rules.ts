import type {
  FirstEditionPilot,
  FirstEditionShip,
  FirstEditionUpgrade,
} from '../facts/first-edition.js';

/**
 * Requirements of a card and its effects on slots, as far as the card facts do not contain them.
 */
interface CardRule {
  /** It fills two of its slots. */
  readonly double?: boolean;
  /**
   * The ship needs this icon in its action bar, these slots, at least this skill, exactly these
   * shields and at most this agility.
   */
  readonly icon?: string;
  readonly slots?: readonly string[];
  readonly skillLeast?: number;
  readonly shields?: number;
  readonly agilityMost?: number;
  /** The ship loses all slots of these kinds. */
  readonly loses?: readonly string[];
  /**
   * `modifications`: the number of modifications allowed, all different. `most`: the maximum cost
   * of cards in a slot.
   */
  readonly modifications?: number;
  readonly most?: { readonly slot: string; readonly cost: number };
  /** Cards of a slot, or all cards, cost this much less, but at least 0. */
  readonly discount?: { readonly slot?: string; readonly by: number };
  /** Another card that the ship must carry. */
  readonly with?: string;
}

const rules: Readonly<Record<string, CardRule>> = {
  emperorpalpatine: { double: true },
  jabbathehutt: { double: true },
  bombletgenerator: { double: true },
  wookieecommandos: { double: true },
  autothrusters: { icon: 'Boost' },
  virago: { skillLeast: 4 },
  r2d6: { skillLeast: 3 },
  blackone: { skillLeast: 7 },
  royalguardtie: { skillLeast: 5 },
  pulsedrayshield: { shields: 1 },
  longrangescanners: { slots: ['Torpedo', 'Missile'] },
  lightweightframe: { agilityMost: 2 },
  tiex1: { discount: { slot: 'System', by: 4 } },
  tiex7: { loses: ['Cannon', 'Missile'] },
  tieshuttle: { loses: ['Torpedo', 'Missile', 'Bomb'], most: { slot: 'Crew', cost: 4 } },
  lightscykinterceptor: { loses: ['Modification'] },
  vaksai: { discount: { by: 1 }, modifications: 3 },
  renegaderefit: { discount: { slot: 'Elite', by: 1 }, modifications: 2 },
  misthunter: { with: 'tractorbeam' },
};

export const ruleOf = (card: string): CardRule => rules[card] ?? {};

interface Carrier {
  readonly pilot: FirstEditionPilot | null;
  readonly ship: FirstEditionShip | null;
  readonly upgrades: readonly { readonly card: FirstEditionUpgrade | null }[];
}

const cardsOf = ({ upgrades }: Carrier): FirstEditionUpgrade[] =>
  upgrades.flatMap(({ card }) => card ?? []);

/** The action bar of a ship with the actions that its cards add. */
const iconsOf = (own: Carrier): string[] => [
  ...(own.ship?.actions ?? []),
  ...cardsOf(own).flatMap(({ grants = [] }) =>
    grants.flatMap(({ type, name }) => (type === 'action' ? [name] : [])),
  ),
];

/** Whether a ship meets the requirements of a card. */
export const fitsRule = (card: FirstEditionUpgrade, own: Carrier): boolean => {
  const { icon, slots = [], skillLeast = 0, shields, agilityMost, with: other } = ruleOf(card.id);
  const { pilot, ship } = own;
  return (
    (icon === undefined || iconsOf(own).includes(icon)) &&
    slots.every((slot) => pilot?.slots.includes(slot)) &&
    (Number(pilot?.skill) || 0) >= skillLeast &&
    (shields === undefined || ship?.shields === shields) &&
    (agilityMost === undefined || (ship?.agility ?? 0) <= agilityMost) &&
    (other === undefined || cardsOf(own).some(({ id }) => id === other)) &&
    cardsOf(own).every(({ id }) => {
      const { most } = ruleOf(id);
      return most?.slot !== card.slot || card.cost <= most.cost;
    })
  );
};

export const costOn = (card: FirstEditionUpgrade, own: Carrier): number =>
  cardsOf(own).reduce((cost, { id }) => {
    const { discount } = ruleOf(id);
    const counts = discount && (discount.slot ?? card.slot) === card.slot && id !== card.id;
    return counts && cost > 0 ? Math.max(0, cost - discount.by) : cost;
  }, card.cost);

/**
 * Slots that a ship loses because of its cards, and the number of modifications that it may have.
 */
export const slotChanges = (
  own: Carrier,
): { readonly lost: ReadonlySet<string>; readonly modifications: number } => {
  const all = cardsOf(own).map(({ id }) => ruleOf(id));
  return {
    lost: new Set(all.flatMap(({ loses = [] }) => loses)),
    modifications: Math.max(1, ...all.map(({ modifications = 1 }) => modifications)),
  };
};
