/**
 * The 97 official errata of 2026, as of 6 August; the list gives no dates. All are applied,
 * whatever the day of an event; what began before they were known goes on unchanged
 * (`errata-days.spec.ts`).
 */
export interface Erratum {
  readonly card: string;
  readonly changes: 'behaviour' | 'wording' | 'facts';
  readonly what: string;
}

const wording = (what: string, cards: string): Erratum[] =>
  cards
    .trim()
    .split(/\s+/)
    .map((card) => ({ card, changes: 'wording', what }));
const behaviour = (card: string, what: string): Erratum => ({ card, changes: 'behaviour', what });

export const ERRATA_SEEN = '2026-08-06';
export const ERRATA: readonly Erratum[] = [
  ...wording(
    '"defender" is called the defending unit',
    `
    IBH_010 IBH_042 JTL_185 JTL_187 JTL_203 LOF_014 LOF_187 LOF_205 LOF_221 SEC_157 SEC_208 SEC_219 SEC_229 SHD_074 SHD_122 SHD_138
    SHD_143 SHD_184 SHD_216 SHD_219 SHD_220 SHD_230 SHD_234 SOR_018 SOR_054 SOR_121 SOR_142 SOR_198 SOR_212 SOR_217 TWI_014 TWI_139
    TWI_205
  `,
  ),
  ...wording(
    'the word "unique" is printed as its icon',
    `
    JTL_133 JTL_191 SHD_009 SHD_071 SHD_123 SHD_173 SHD_209 SHD_222 SOR_008 SOR_107 SOR_115 SOR_184 TWI_053 TWI_116 TWI_200
  `,
  ),
  ...wording(
    '"put into play as a resource" is one word',
    `
    JTL_119 JTL_164 LOF_097 SHD_009 SHD_085 SHD_102 SHD_105 SHD_107 SHD_114 SHD_116 SHD_122 SHD_125 SHD_214 SOR_083 SOR_107 SOR_126
    TWI_127
  `,
  ),
  ...wording(
    'the plural of "aspect penalty"',
    `
    SHD_198 SOR_008 TWI_002 TWI_034 TWI_040
  `,
  ),
  ...wording(
    '"and can\'t gain abilities" is left out; losing all includes what is gained later (8.15)',
    `
    JTL_244 LOF_202 SHD_072 TWI_255
  `,
  ),
  ...wording(
    '"attaches" and "detaches" for becoming attached or not',
    `
    SOR_122
  `,
  ),
  behaviour('ASH_035', 'one ground unit takes all of the damage'),
  behaviour('ASH_108', 'more units than each opponent: a tie gives nothing'),
  behaviour('ASH_179', 'one base takes all of the damage'),
  behaviour('ASH_248', 'printed power is asked for'),
  behaviour('JTL_047', 'Vehicles that are played have the keyword as they enter play'),
  behaviour('JTL_086', 'any unit but the one it is attached to'),
  { card: 'LAW_045', changes: 'facts', what: 'the name' },
  behaviour('LAW_084', 'the hand of its owner'),
  behaviour('LOF_010', 'Hidden ends with the phase'),
  behaviour('SEC_033', 'units that come later in the phase are weaker too'),
  behaviour('SEC_245', 'no resource where no Plot card was played'),
  behaviour('SEC_260', 'cards with that name, whatever the subtitle'),
  behaviour('SHD_012', 'one clause after the other'),
  behaviour('SHD_163', 'any hand'),
  behaviour('SHD_204', 'Ambush ends with the phase'),
  behaviour(
    'SHD_226',
    'the unit comes from the discard pile or from capture and from nowhere else',
  ),
  behaviour('SOR_088', 'excess damage is dealt in the attack, with no trigger'),
  behaviour('TWI_005', 'Exploit is given for the phase'),
  behaviour('TWI_072', 'who attacks later in the phase is weaker too'),
  { card: 'TWI_096', changes: 'facts', what: 'the traits' },
  behaviour('TWI_211', 'the owner takes the token back'),
  behaviour('TWI_255', 'a leader that is an upgrade keeps its abilities'),
];
