import type { Topic } from '../command-line/verb.js';
import { archive } from './archive.js';
import { audit } from './audit.js';
import { backup, restore } from './backup.js';
import { bundle } from './bundle.js';
import { distribute } from './distribute.js';
import { duel } from './duel.js';
import { fault } from './fault.js';
import { forecast } from './forecast.js';
import { importEvent } from './import-event.js';
import { init } from './init.js';
import { jointSeason } from './joint-season.js';
import { mcp } from './mcp.js';
import { packs } from './packs.js';
import { passwordLink } from './password-link.js';
import { rotateKey } from './rotate-key.js';
import { roundFiles } from './round-files.js';
import { show } from './show.js';
import { simulate } from './simulate.js';
import { standby } from './standby.js';
import { standings } from './standings.js';
import { upgradeDatabase } from './upgrade-database.js';
import { verify } from './verify.js';
import { witness } from './witness.js';

/** The verbs that an image contains; tools/index.ts adds those of a checkout. */
export const topics: readonly Topic[] = [
  {
    title: 'Running a server',
    verbs: [
      archive,
      backup,
      distribute,
      importEvent,
      init,
      passwordLink,
      restore,
      rotateKey,
      simulate,
      standby,
      upgradeDatabase,
      witness,
    ],
  },
  { title: 'Events in files', verbs: [audit, fault, forecast, show, standings, verify] },
  { title: 'Other programs', verbs: [jointSeason, mcp, roundFiles] },
  { title: 'Games and boosters', verbs: [bundle, duel, packs] },
];
