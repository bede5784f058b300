/**
 * Rulings that follow from a line of the card's definition; `says` is a part of that line. What the
 * engine does with such a line is tested with the rule. Ids as in the specs.
 */
export interface ByDefinition {
  readonly why: string;
  readonly says: string;
  readonly of: readonly string[];
}

const row = (why: string, says: string, ids: string): ByDefinition => ({
  why,
  says,
  of: ids.trim().split(/\s+/),
});

export const BY_DEFINITION: readonly ByDefinition[] = [
  row(
    'Overwhelm is asked at the moment of the damage',
    'attack',
    `
    TWI_135#3
  `,
  ),
  row(
    'Overwhelm is asked at the moment of the damage',
    'overwhelm',
    `
    SEC_012#5 TWI_130#1
  `,
  ),
  row(
    'Overwhelm is asked at the moment of the damage',
    'survives',
    `
    LOF_043#1
  `,
  ),
  row(
    'a Pilot is a unit outside the game and whatever it was played as inside',
    'PILOT',
    `
    JTL_008#1 JTL_038#1 JTL_093#2 JTL_101#1 JTL_249#1
  `,
  ),
  row(
    'a Pilot is a unit outside the game and whatever it was played as inside',
    'pilot',
    `
    JTL_083#1 JTL_213#1
  `,
  ),
  row(
    'a card that is played is paid for unless it says free',
    '"do":"permit"',
    `
    SEC_205#2 TS26_026#1
  `,
  ),
  row(
    'a card that is played is paid for unless it says free',
    '"do":"play"',
    `
    ASH_002#2 JTL_003#2 JTL_011#1 JTL_121#1 LAW_003#1 LAW_021#1 LAW_022#1 LAW_024#1 LAW_027#1 LAW_028#1 LAW_030#1 LAW_144#1 LAW_200#2 LAW_264#1 LOF_001#1 LOF_010#2 LOF_123#1 LOF_220#1 SEC_245#2 SHD_016#2 SHD_038#2
    SHD_129#1 SHD_135#2 SOR_003#2 SOR_022#2 TS26_057#1 TWI_040#1
  `,
  ),
  row(
    'a unit that loses it cannot gain it',
    'lose',
    `
    ASH_030#1 ASH_068#1 ASH_150#1 JTL_077#2 LOF_033#1 SEC_038#1 SEC_054#1 SEC_157#4 SEC_185#1 TS26_037#2
  `,
  ),
  row(
    'costs are compared by the printed number',
    'Cost',
    `
    ASH_016#1 ASH_082#1 ASH_104#1 ASH_110#1 ASH_133#1 ASH_163#1 ASH_232#2 ASH_233#1 ASH_245#1 JTLP_004#2 JTL_014#2 JTL_040#1 JTL_048#2 JTL_191#1 JTL_200#1 JTL_208#1 JTL_215#2 JTL_235#1 LAW_063#2 LAW_075#1 LAW_089#1
    LAW_093#1 LAW_224#1 LOF_016#3 LOF_077#1 LOF_117#2 LOF_185#2 SEC_006#1 SEC_154#1 SEC_178#1 SEC_200#1 SEC_233#1 SEC_236#1 SEC_253#1 SHD_016#1 SHD_049#1 SHD_077#1 SHD_082#1 SHD_123#1 SHD_147#1 SHD_217#1 SHD_232#1
    SHD_242#1 SOR_003#1 SOR_022#1 SOR_087#1 SOR_104#1 SOR_178#1 SOR_218#1 TS26_079#1 TWI_004#1 TWI_018#1 TWI_076#1 TWI_199#1 TWI_213#1 TWI_215#1
  `,
  ),
  row(
    'costs are compared by the printed number',
    'cost',
    `
    ASH_038#2 ASH_148#1 ASH_235#1 JTL_233#1 LAW_053#1 LAW_170#1 LAW_215#1 LOF_201#1 SHD_015#1 SHD_142#1 SHD_172#1 SHD_220#1 SHD_248#1 SOR_223#1 SOR_235#1 TWI_227#1
  `,
  ),
  row(
    'free leaves no resources to be paid, only what else the card asks for',
    'free',
    `
    ASH_104#2 ASH_110#3 ASH_245#4 ASH_247#1 JTL_221#1 LAW_063#4 LAW_066#2 LAW_093#3 LAW_215#3 LOF_016#1 LOF_117#1 LOF_185#1 SHD_053#1 SHD_123#3 SHD_192#1 SHD_242#2 SOR_087#2 SOR_104#2 SOR_235#2 SOR_246#1
  `,
  ),
  row(
    'indirect damage is assigned by the rules of its own',
    'indirect',
    `
    JTL_116#1 JTL_132#1 JTL_133#1 JTL_143#1 JTL_152#1 JTL_162#1 JTL_171#1 JTL_181#1 JTL_183#1 JTL_218#1 JTL_222#1 JTL_226#1 JTL_234#1 JTL_240#1
  `,
  ),
  row(
    'it cannot attack bases, which other damage does not ask',
    'base',
    `
    ASH_034#1 SOR_072#1
  `,
  ),
  row(
    'it cannot attack bases, which other damage does not ask',
    'units',
    `
    JTL_123#2 LOF_124#2 LOF_140#5 SEC_103#3 SHD_145#2
  `,
  ),
  row(
    'it lasts while this copy of the card is in play',
    '"do"',
    `
    JTL_013#3 SEC_046#2 SEC_046#3
  `,
  ),
  row(
    'it lasts while this copy of the card is in play',
    '"do":"prevail"',
    `
    JTL_047#1 JTL_047#2
  `,
  ),
  row(
    'it lasts while this copy of the card is in play',
    'until',
    `
    LOF_191#2 LOF_191#3 SEC_037#1 SEC_037#2 TWI_110#1 TWI_110#2 TWI_211#2
  `,
  ),
  row(
    'names are compared without subtitles',
    'ame',
    `
    JTL_106#1 LAW_243#1 LOF_204#1 SEC_046#1 SEC_186#1 SEC_210#1 SHD_009#1 SHD_099#1 SHD_102#2 SOR_062#1 TWI_068#1 TWI_151#1 TWI_199#2
  `,
  ),
  row(
    'one instruction deals all of it',
    '"do":"damage"',
    `
    ASH_032#1 ASH_112#1 ASH_142#1 ASH_151#1 ASH_183#3 JTL_131#1 JTL_174#1 LOF_130#1 LOF_167#1 LOF_177#1 TWI_138#4
  `,
  ),
  row(
    'one instruction deals all of it',
    '"do":"divide"',
    `
    ASH_139#3 ASH_148#5 JTL_009#3 LOF_213#1
  `,
  ),
  row(
    'only combat damage counts',
    '"combat":true',
    `
    ASH_013#3 ASH_016#2 ASH_031#1 ASH_101#1 ASH_162#2 ASH_183#1 JTL_120#1 JTL_188#2 LAW_046#1 LAW_054#3 LOF_025#1 SEC_041#1 SEC_150#1
    SEC_205#3 SHD_147#2 SHD_250#1 SOR_085#1 SOR_133#1 SOR_133#2 TS26_073#1
  `,
  ),
  row(
    'only combat damage counts',
    'combat',
    `
    JTL_009#1 LAW_130#1 TWI_096#1
  `,
  ),
  row(
    'only combat damage counts',
    'strikes',
    `
    JTL_185#1 JTL_203#4 JTL_203#5 LOF_221#1 SHD_234#1 SOR_217#2 TWI_014#2
  `,
  ),
  row(
    'only ready units are offered',
    'attack',
    `
    ASH_109#1 JTL_097#1 JTL_202#2 JTL_203#3 LOF_140#4 SHD_144#1 TS26_030#1 TWI_248#1
  `,
  ),
  row(
    'power is what it is at that moment',
    'ower',
    `
    ASH_009#1 ASH_115#1 ASH_123#1 ASH_139#1 ASH_195#1 ASH_206#2 ASH_245#3 JTL_104#1 JTL_179#1 JTL_194#1 JTL_220#1 LAW_008#1 LAW_033#1 LAW_041#1 LAW_064#1 LAW_168#1 LOF_006#1 LOF_091#1 LOF_163#1 LOF_174#1 SEC_035#1
    SEC_137#1 SEC_137#2 SEC_165#1 SHD_087#1 SHD_124#1 SHD_189#1 SOR_011#1 SOR_203#1 TS26_015#1 TWI_138#1 TWI_198#1
  `,
  ),
  row(
    'so many instructions, each with damage of its own',
    '"do":"damage"',
    `
    ASH_179#2 LOF_171#1 TS26_070#1 TWI_013#1
  `,
  ),
  row(
    'the ability knows no combat damage: the ruling explains a word that the card does not have',
    '"a":"when"',
    `
    LOF_165#1
  `,
  ),
  row(
    'the attack is an instruction without a choice to leave it',
    'attack',
    `
    ASH_033#2 JTL_123#1 JTL_174#2 JTL_261#1 LOF_124#1 SEC_096#1 SEC_228#1 SHD_155#1 TWI_014#4
  `,
  ),
  row(
    'the condition stands in the effect, not in the cost',
    '"a":"action"',
    `
    LOF_003#1 SHD_038#1 TWI_082#3 TWI_082#4
    TWI_194#2
  `,
  ),
  row(
    'the deployment is an action that is no epic one',
    'deploy',
    `
    JTL_013#1 SEC_008#2
  `,
  ),
  row(
    'the effect lasts for the phase, wherever its source is',
    '"do":"cheaper"',
    `
    JTL_008#2 JTL_188#1 LOF_010#4 SEC_001#1 SEC_109#1 TWI_121#1
  `,
  ),
  row(
    'the effect lasts for the phase, wherever its source is',
    'until',
    `
    LOF_197#2 TWI_211#1
  `,
  ),
  row(
    'the header of the ability is what is asked for',
    '"on":"defeated"',
    `
    JTL_039#1 JTL_169#1 TWI_001#1
  `,
  ),
  row(
    'the header of the ability is what is asked for',
    'header',
    `
    JTL_032#1 LOF_197#1
  `,
  ),
  row(
    'the header of the ability is what is asked for',
    'when',
    `
    JTL_055#1 JTL_143#2 LAW_074#3 LAW_261#1 LOF_140#3 SEC_033#1 SEC_103#2 SEC_192#1
  `,
  ),
  row(
    'the keyword stands there',
    'ambush',
    `
    JTL_096#1 TWI_106#2
  `,
  ),
  row(
    'the keyword stands there',
    'hidden',
    `
    LOF_209#2 LOF_211#1
  `,
  ),
  row(
    'the rest goes to the bottom',
    '"do":"search"',
    `
    TS26_039#1
  `,
  ),
  row(
    'what forbids the attack leaves out Sentinel',
    'be-attacked',
    `
    ASH_035#2 LOF_262#1 SEC_012#3 SEC_135#1 TWI_195#2 TWI_219#1
  `,
  ),
  row(
    'what is divided may be more than the HP',
    'divide',
    `
    ASH_139#2 ASH_148#4 JTL_009#2 LOF_213#2
  `,
  ),
  row(
    'what is put among the resources comes exhausted',
    'resource',
    `
    JTL_119#1 JTL_164#1 LAW_029#1 LAW_066#1 LAW_083#2 LAW_159#1 LAW_171#1 LOF_097#1 SHD_009#4 SHD_102#3 SHD_116#1 SHD_122#3 SHD_125#1 SHD_214#1 SOR_107#1 SOR_126#1
  `,
  ),
  row(
    'what is returned is chosen among cards in play',
    'hand',
    `
    ASH_038#1 ASH_232#1 ASH_236#1 JTL_191#2 JTL_220#2 JTL_235#2 LAW_084#5 LAW_089#2 LAW_093#2 LAW_240#2 LAW_241#1 LOF_016#4 LOF_185#3 LOF_227#1 SEC_035#2 SEC_200#2 SHD_191#1 SHD_194#2 SHD_206#1 SHD_209#1 SHD_233#1
    SOR_099#1 SOR_187#2 SOR_202#1 SOR_203#3 SOR_209#1 TS26_037#1 TWI_191#1 TWI_198#2 TWI_199#3 TWI_215#2
  `,
  ),
  row(
    'what the token says, for every card',
    '',
    `
    ASH_002#1 LOF_003#2 LOF_003#3
  `,
  ),
  row(
    'who has to survive stands in the moment',
    '"on":"damaged"',
    `
    JTL_177#2
  `,
  ),
  row(
    'who has to survive stands in the moment',
    'attack-ended',
    `
    LOF_016#5 LOF_156#1 LOF_156#2 SEC_006#5 SEC_048#2
    SEC_096#3 SEC_107#2 SOR_009#4 SOR_146#2 SOR_149#3 SOR_192#2 TWI_053#2
  `,
  ),
];
