// Facts of fafranco82/swdestinydb-json-data at 656a50e (2021-07-06), ISC licence by its package.json: numbers, names, types and die sides
// only. Card text, flavour, illustrators and images are left out. Do not edit by hand.
import type { CardRow } from './card-row.js';
import { aon } from './aon.gen.js';
import { atg } from './atg.gen.js';
import { aw } from './aw.gen.js';
import { cm } from './cm.gen.js';
import { conv } from './conv.gen.js';
import { eaw } from './eaw.gen.js';
import { ec } from './ec.gen.js';
import { fa } from './fa.gen.js';
import { hs } from './hs.gen.js';
import { leg } from './leg.gen.js';
import { pw } from './pw.gen.js';
import { riv } from './riv.gen.js';
import { rm } from './rm.gen.js';
import { soh } from './soh.gen.js';
import { sor } from './sor.gen.js';
import { tpg } from './tpg.gen.js';
import { tr } from './tr.gen.js';
import { wotf } from './wotf.gen.js';

export interface DestinySet {
  readonly code: string;
  readonly name: string;
  readonly released: string;
  readonly rows: readonly CardRow[];
}

/** In order of release; sets after Transformations were made by players. */
export const destinySets: readonly DestinySet[] = [
  { code: 'AW', name: 'Awakenings', released: '2016-12-01', rows: aw },
  { code: 'SoR', name: 'Spirit of Rebellion', released: '2017-05-04', rows: sor },
  { code: 'EaW', name: 'Empire at War', released: '2017-09-14', rows: eaw },
  { code: 'TPG', name: 'Two-Player Game', released: '2017-09-01', rows: tpg },
  { code: 'LEG', name: 'Legacies', released: '2018-02-01', rows: leg },
  { code: 'RIV', name: 'Rivals', released: '2018-02-15', rows: riv },
  { code: 'WotF', name: 'Way of the Force', released: '2018-07-05', rows: wotf },
  { code: 'AtG', name: 'Across the Galaxy', released: '2018-11-08', rows: atg },
  { code: 'CONV', name: 'Convergence', released: '2019-03-28', rows: conv },
  { code: 'AoN', name: 'Allies of Necessity', released: '2019-04-25', rows: aon },
  { code: 'SoH', name: 'Spark of Hope', released: '2019-07-05', rows: soh },
  { code: 'CM', name: 'Covert Missions', released: '2020-01-20', rows: cm },
  { code: 'TR', name: 'Transformations', released: '2020-07-13', rows: tr },
  { code: 'FA', name: 'Faltering Allegiances', released: '2020-10-15', rows: fa },
  { code: 'RM', name: 'Redemption', released: '2021-01-29', rows: rm },
  { code: 'HS', name: 'High Stakes', released: '2021-06-11', rows: hs },
  { code: 'EC', name: 'Eternal Conflict', released: '2021-01-08', rows: ec },
  { code: 'PW', name: 'Parting Words', released: '2021-05-04', rows: pw },
];
