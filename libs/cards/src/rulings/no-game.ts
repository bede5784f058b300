/** Rulings that no game can show, with the reason. Ids as in the specs. */
export interface NoGame {
  readonly why: string;
  readonly of: readonly string[];
}

const row = (why: string, ids: string): NoGame => ({ why, of: ids.trim().split(/\s+/) });

export const NO_GAME: readonly NoGame[] = [
  row(
    'a name that the facts have',
    `
    LAW_045#1
  `,
  ),
  row(
    'a trait that the facts have',
    `
    TWI_096#2
  `,
  ),
  row(
    'how people at a table do it',
    `
    JTL_021#1 SOR_233#2 TWI_202#1
  `,
  ),
  row(
    'nobody gives the facts of the card',
    `
    TS26_002#1 TS26_003#1 TS26_003#2 TS26_004#1 TS26_004#2 TS26_004#3 TS26_004#4 TS26_005#1 TS26_005#2 TS26_005#3 TS26_005#4 TS26_006#1 TS26_007#1 TS26_007#2 TS26_008#1 TS26_008#2 TS26_008#3 TS26_013#1 TS26_013#2
    TS26_021#1 TS26_021#2 TS26_021#3 TS26_029#1 TS26_029#2 TS26_033#1 TS26_034#1 TS26_035#1 TS26_051#1 TS26_054#1 TS26_056#1
  `,
  ),
  row(
    'what a word means, the same for every card',
    `
    JTL_200#3 JTL_208#3 JTL_215#4 LAW_036#1 LAW_126#1 LOF_056#1 TS26_080#1
  `,
  ),
  row(
    'words change and nothing else',
    `
    IBH_010#1 IBH_042#1 JTL_119#2 JTL_133#2 JTL_164#2 JTL_185#3 JTL_187#2 JTL_191#3 JTL_203#6 LOF_014#2 LOF_097#2 LOF_187#1 LOF_205#2 LOF_221#4 SEC_157#5 SEC_208#1 SEC_229#2 SHD_009#5 SHD_009#6 SHD_071#1 SHD_072#2
    SHD_085#1 SHD_102#4 SHD_105#3 SHD_116#2 SHD_122#5 SHD_122#6 SHD_123#5 SHD_125#2 SHD_138#5 SHD_143#3 SHD_184#1 SHD_209#2 SHD_214#2 SHD_216#2 SHD_219#2 SHD_220#3 SHD_230#2 SHD_234#2 SOR_008#1 SOR_008#2 SOR_018#2
    SOR_054#1 SOR_107#2 SOR_107#3 SOR_121#1 SOR_126#2 SOR_142#3 SOR_184#1 SOR_212#2 SOR_217#4 TWI_002#2 TWI_014#5 TWI_034#1 TWI_040#2 TWI_053#3 TWI_116#3 TWI_200#1 TWI_205#1 TWI_255#2
  `,
  ),
];
