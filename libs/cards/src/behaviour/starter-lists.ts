/**
 * The decks of the two-player starter boxes after the first,
 * by set and leader: leader, base, cards with their counts.
 */
export const starterLists = {
  'shd-moff-gideon': [
    'SHD_007',
    'SHD_019',
    '1 SHD_028, 3 SHD_030, 1 SHD_031, 3 SHD_039, 2 SHD_063, 1 SHD_071, 1 SHD_081, 3 SHD_082, ' +
      '3 SHD_083, 3 SHD_084, 3 SHD_085, 2 SHD_089, 1 SHD_093, 2 SHD_110, 1 SHD_113, 1 SHD_118, ' +
      '1 SHD_120, 1 SHD_124, 2 SHD_125, 1 SHD_128, 1 SHD_129, 1 SHD_130, 3 SHD_234, 2 SHD_236, ' +
      '2 SHD_238, 3 SHD_242, 2 SHD_262',
  ],
  'shd-the-mandalorian': [
    'SHD_018',
    'SHD_020',
    '2 SHD_040, 1 SHD_041, 3 SHD_043, 3 SHD_044, 1 SHD_047, 3 SHD_056, 3 SHD_060, 1 SHD_064, ' +
      '1 SHD_066, 1 SHD_068, 2 SHD_069, 2 SHD_070, 1 SHD_073, 1 SHD_074, 1 SHD_078, 3 SHD_196, ' +
      '1 SHD_206, 2 SHD_216, 1 SHD_220, 2 SHD_221, 2 SHD_223, 1 SHD_231, 3 SHD_245, 2 SHD_247, ' +
      '3 SHD_251, 1 SHD_253, 1 SHD_258, 2 SHD_261',
  ],
  'twi-ahsoka-tano': [
    'TWI_011',
    'TWI_024',
    '1 TWI_090, 1 TWI_091, 1 TWI_092, 1 TWI_094, 3 TWI_097, 1 TWI_099, 1 TWI_106, 2 TWI_107, ' +
      '1 TWI_109, 2 TWI_111, 1 TWI_114, 2 TWI_123, 2 TWI_126, 1 TWI_141, 1 TWI_142, 1 TWI_144, ' +
      '3 TWI_147, 2 TWI_158, 2 TWI_159, 1 TWI_164, 2 TWI_171, 3 TWI_174, 3 TWI_240, 3 TWI_241, ' +
      '2 TWI_243, 1 TWI_244, 1 TWI_246, 3 TWI_248, 2 TWI_251',
  ],
  'twi-general-grievous': [
    'TWI_015',
    'TWI_023',
    '2 TWI_079, 1 TWI_080, 1 TWI_082, 3 TWI_083, 1 TWI_084, 1 TWI_086, 1 TWI_087, 3 TWI_104, ' +
      '1 TWI_112, 2 TWI_124, 1 TWI_179, 3 TWI_180, 1 TWI_184, 1 TWI_190, 1 TWI_206, 1 TWI_207, ' +
      '1 TWI_217, 1 TWI_218, 2 TWI_221, 1 TWI_222, 2 TWI_226, 2 TWI_228, 3 TWI_229, 2 TWI_230, ' +
      '2 TWI_233, 1 TWI_234, 3 TWI_236, 2 TWI_237, 3 TWI_238, 1 TWI_257',
  ],
  'jtl-boba-fett': [
    'JTL_009',
    'SHD_026',
    '3 JTL_132, 1 JTL_133, 2 JTL_139, 1 JTL_140, 1 JTL_141, 3 JTL_144, 2 JTL_165, 3 JTL_183, ' +
      '3 JTL_185, 3 JTL_187, 1 JTL_189, 1 JTL_230, 3 JTL_237, 3 JTL_240, 3 SHD_178, 3 SOR_130, ' +
      '2 SOR_131, 2 SOR_132, 3 SOR_139, 1 SOR_184, 3 SOR_186, 1 TWI_171, 2 TWI_181',
  ],
  'jtl-han-solo': [
    'JTL_017',
    'SOR_024',
    '1 JTL_093, 2 JTL_096, 2 JTL_097, 3 JTL_103, 2 JTL_124, 3 JTL_196, 3 JTL_200, 3 JTL_208, ' +
      '1 JTL_209, 1 JTL_210, 2 JTL_215, 1 JTL_217, 1 JTL_235, 2 JTL_245, 3 JTL_249, 3 SHD_095, ' +
      '3 SHD_195, 1 SOR_097, 2 SOR_192, 2 SOR_204, 1 SOR_217, 3 SOR_222, 1 TWI_110, 1 TWI_114, ' +
      '3 TWI_191',
  ],
  'lof-darth-maul': [
    'LOF_009',
    'LOF_021',
    '2 LOF_031, 3 LOF_035, 1 LOF_038, 3 LOF_039, 3 LOF_041, 3 LOF_059, 1 LOF_063, 2 LOF_067, ' +
      '2 LOF_129, 3 LOF_131, 2 LOF_136, 2 LOF_137, 1 LOF_138, 3 LOF_140, 3 LOF_154, 2 LOF_156, ' +
      '2 LOF_160, 2 LOF_229, 3 LOF_231, 3 LOF_233, 1 SOR_137, 2 SOR_139, 1 TWI_138',
  ],
  'lof-qui-gon-jinn': [
    'LOF_016',
    'LOF_023',
    '1 JTL_201, 3 LOF_096, 2 LOF_099, 2 LOF_100, 1 LOF_104, 2 LOF_111, 3 LOF_190, 3 LOF_193, ' +
      '2 LOF_194, 3 LOF_196, 3 LOF_197, 2 LOF_198, 2 LOF_199, 3 LOF_201, 2 LOF_218, 3 LOF_227, ' +
      '3 LOF_242, 1 LOF_249, 3 LOF_255, 1 SHD_096, 1 SOR_219, 2 TWI_193, 2 TWI_217',
  ],
  'ibh-darth-vader': [
    'IBH_053',
    'IBH_054',
    '3 IBH_055, 2 IBH_056, 3 IBH_057, 3 IBH_058, 2 IBH_059, 2 IBH_060, 2 IBH_061, 2 IBH_062, ' +
      '3 IBH_063, 2 IBH_064, 2 IBH_066, 2 IBH_068, 2 IBH_069, 3 IBH_070, 1 IBH_072, 2 IBH_074, ' +
      '3 IBH_075, 1 IBH_076, 3 IBH_078, 2 IBH_079, 2 IBH_082, 1 IBH_095, 1 IBH_099, 1 IBH_104',
  ],
  'ibh-leia-organa': [
    'IBH_001',
    'IBH_002',
    '2 IBH_003, 3 IBH_004, 2 IBH_005, 3 IBH_006, 3 IBH_007, 3 IBH_008, 2 IBH_009, 2 IBH_010, ' +
      '2 IBH_011, 3 IBH_012, 1 IBH_013, 2 IBH_014, 3 IBH_015, 2 IBH_016, 2 IBH_018, 2 IBH_019, ' +
      '1 IBH_020, 2 IBH_021, 3 IBH_022, 2 IBH_023, 1 IBH_031, 3 IBH_037, 1 IBH_052',
  ],
  'sec-chancellor-palpatine': [
    'SEC_001',
    'SEC_022',
    '3 JTL_033, 1 LOF_043, 2 LOF_082, 3 SEC_027, 1 SEC_031, 2 SEC_033, 3 SEC_034, 3 SEC_036, ' +
      '1 SEC_037, 2 SEC_055, 2 SEC_070, 1 SEC_076, 2 SEC_077, 3 SEC_079, 1 SEC_081, 1 SEC_082, ' +
      '3 SEC_083, 2 SEC_084, 1 SEC_085, 1 SEC_087, 3 SEC_092, 1 SEC_111, 2 SEC_123, 2 SEC_124, ' +
      '3 SEC_241, 1 SEC_245',
  ],
  'sec-padme-amidala': [
    'SEC_016',
    'SEC_022',
    '1 JTL_111, 2 JTL_123, 1 LOF_100, 2 LOF_192, 3 LOF_194, 2 LOF_198, 1 SEC_093, 2 SEC_094, ' +
      '3 SEC_096, 3 SEC_098, 1 SEC_099, 1 SEC_103, 1 SEC_106, 1 SEC_111, 1 SEC_115, 2 SEC_116, ' +
      '2 SEC_120, 1 SEC_127, 2 SEC_129, 3 SEC_197, 2 SEC_198, 2 SEC_199, 3 SEC_201, 1 SEC_208, ' +
      '3 SEC_226, 2 SEC_234, 1 SEC_248, 1 SEC_256',
  ],
  'law-jabba-the-hutt': [
    'LAW_015',
    'LAW_023',
    '3 JTL_184, 2 JTL_216, 2 LAW_065, 1 LAW_134, 2 LAW_136, 2 LAW_152, 2 LAW_158, 3 LAW_163, ' +
      '3 LAW_168, 1 LAW_170, 3 LAW_210, 3 LAW_211, 3 LAW_212, 1 LAW_214, 1 LAW_215, 2 LAW_216, ' +
      '3 LAW_231, 3 LAW_244, 2 LAW_246, 3 LAW_249, 1 LAW_252, 2 SEC_186, 2 SEC_189',
  ],
  'law-leia-organa': [
    'LAW_010',
    'LAW_020',
    '3 JTL_095, 1 JTL_250, 2 LAW_035, 3 LAW_037, 3 LAW_038, 2 LAW_041, 2 LAW_045, 1 LAW_067, ' +
      '1 LAW_104, 2 LAW_105, 3 LAW_108, 3 LAW_111, 1 LAW_119, 2 LAW_142, 3 LAW_145, 3 LAW_146, ' +
      '3 LAW_147, 2 LAW_152, 2 LAW_166, 3 LAW_167, 2 SEC_093, 1 SEC_103, 2 SEC_252',
  ],
  'ash-emperor-palpatine': [
    'ASH_015',
    'ASH_021',
    '1 ASH_036, 3 ASH_094, 3 ASH_096, 2 ASH_097, 2 ASH_099, 1 ASH_101, 2 ASH_103, 3 ASH_116, ' +
      '1 ASH_118, 1 ASH_128, 2 ASH_139, 3 ASH_189, 2 ASH_191, 3 ASH_193, 3 ASH_197, 2 ASH_198, ' +
      '3 ASH_199, 3 ASH_215, 2 ASH_218, 2 ASH_221, 3 ASH_243, 1 LOF_091, 2 SEC_185',
  ],
  'ash-luke-skywalker': [
    'ASH_005',
    'ASH_024',
    '1 ASH_031, 3 ASH_059, 1 ASH_060, 3 ASH_061, 2 ASH_065, 3 ASH_066, 3 ASH_071, 2 ASH_072, ' +
      '2 ASH_078, 2 ASH_088, 1 ASH_153, 2 ASH_156, 3 ASH_158, 2 ASH_159, 2 ASH_162, 1 ASH_163, ' +
      '3 ASH_166, 2 ASH_184, 3 ASH_255, 3 JTL_051, 2 JTL_062, 1 LAW_047, 3 LAW_254',
  ],
} as const satisfies Readonly<
  Record<string, readonly [leader: string, base: string, cards: string]>
>;
