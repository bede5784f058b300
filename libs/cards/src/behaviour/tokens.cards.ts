import { type CardDefinition, defeat, raid, self, shielded } from '#rules';

type TokenFacts = Pick<CardDefinition, 'id' | 'name' | 'type' | 'traits' | 'aspects'> & Partial<CardDefinition>;
const token = (facts: TokenFacts): CardDefinition => ({ token: true, cost: 0, abilities: [], ...facts });

/**
 * 3.7.5 to 3.7.12, and 3.7.14 and 3.7.15 of the rules 8.0, as the rulebook prints them. A Shield's
 * own rule is the replacement effect in `cr/07-abilities/replacements.ts`.
 */
export const TOKENS: readonly CardDefinition[] = [
  token({ id: 'TOKEN_EXPERIENCE', name: 'Experience', type: 'Upgrade', traits: ['LEARNED'], aspects: [], upgradePower: 1, upgradeHp: 1 }),
  token({ id: 'TOKEN_SHIELD', name: 'Shield', type: 'Upgrade', traits: ['ARMOR'], aspects: [], upgradePower: 0, upgradeHp: 0 }),
  token({ id: 'TOKEN_BATTLE_DROID', name: 'Battle Droid', type: 'Unit', arena: 'Ground', traits: ['SEPARATIST', 'DROID', 'TROOPER'], aspects: ['Villainy'], power: 1, hp: 1 }),
  token({ id: 'TOKEN_CLONE_TROOPER', name: 'Clone Trooper', type: 'Unit', arena: 'Ground', traits: ['REPUBLIC', 'CLONE', 'TROOPER'], aspects: ['Heroism'], power: 2, hp: 2 }),
  token({ id: 'TOKEN_TIE_FIGHTER', name: 'TIE Fighter', type: 'Unit', arena: 'Space', traits: ['VEHICLE', 'FIGHTER'], aspects: ['Villainy'], power: 1, hp: 1 }),
  token({ id: 'TOKEN_XWING', name: 'X-Wing', type: 'Unit', arena: 'Space', traits: ['VEHICLE', 'FIGHTER'], aspects: ['Heroism'], power: 2, hp: 2 }),
  token({ id: 'TOKEN_SPY', name: 'Spy', type: 'Unit', arena: 'Ground', traits: ['OFFICIAL'], aspects: [], power: 0, hp: 2, abilities: [raid(2)] }),
  token({ id: 'TOKEN_MANDALORIAN', name: 'Mandalorian', type: 'Unit', arena: 'Ground', traits: ['MANDALORIAN'], aspects: ['Vigilance'], power: 2, hp: 2, abilities: [shielded] }),
  // From HMW, of which only previews are known.
  token({ id: 'TOKEN_WEAKNESS', name: 'Weakness', type: 'Upgrade', traits: ['CONDITION'], aspects: [], upgradePower: -1, upgradeHp: -1 }),
  token({ id: 'TOKEN_BEAST', name: 'Beast', type: 'Unit', arena: 'Ground', traits: ['CREATURE'], aspects: [], power: 3, hp: 3 }),
  token({
    id: 'TOKEN_ADVANTAGE',
    name: 'Advantage',
    type: 'Upgrade',
    traits: ['INNATE'],
    aspects: [],
    upgradePower: 1,
    upgradeHp: 0,
    abilities: [
      {
        a: 'when',
        moments: [
          { on: 'attack-ended', attachedOnly: true },
          { on: 'attack-ended', attachedOnly: true, role: 'defender' },
        ],
        effect: defeat(self),
      },
    ],
  }),
];
