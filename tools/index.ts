import type { Topic } from '../apps/cli/src/command-line/verb.js';
import { topics as carried } from '../apps/cli/src/verbs/index.js';
import { architecture } from './architecture/verb.js';
import { attack } from './attack/verb.js';
import { bench } from './bench/verb.js';
import { cardText } from './card-text/verb.js';
import { cards } from './cards/verb.js';
import { client } from './client/verb.js';
import { commandsVerb } from './commands/verb.js';
import { conformance } from './conformance/verb.js';
import { dashboardTest } from './dashboard/verb.js';
import { drill } from './drill/verb.js';
import { drift } from './drift/verb.js';
import { examples } from './examples/verb.js';
import { firstGame } from './first-game/verb.js';
import { fuzz } from './fuzz/verb.js';
import { guidePictures } from './guide-pictures/verb.js';
import { homePictures } from './home-pictures/verb.js';
import { house } from './house/verb.js';
import { importSet } from './import-set/verb.js';
import { keepExports } from './keep-exports/verb.js';
import { killTest } from './kill/verb.js';
import { mutants } from './mutants/verb.js';
import { overlayPictures } from './overlay-pictures/verb.js';
import { pagePictures } from './page-pictures/verb.js';
import { puzzles } from './puzzles/verb.js';
import { recordedGames } from './recorded-games/verb.js';
import { rules } from './rules/verb.js';
import { sampleDecks } from './sample-decks/verb.js';
import { scenarios } from './scenarios/verb.js';
import { tablePictures } from './table-pictures/verb.js';
import { trainValue } from './train-value/verb.js';
import { upgradeTest } from './upgrade/verb.js';
import { vocabulary } from './vocabulary/verb.js';

/** All verbs of a checkout. */
export const topics: readonly Topic[] = [
  ...carried,
  {
    title: 'Rules and cards',
    verbs: [
      cardText,
      cards,
      conformance,
      examples,
      fuzz,
      importSet,
      puzzles,
      recordedGames,
      rules,
      scenarios,
      trainValue,
    ],
  },
  {
    title: 'Under load and under attack',
    verbs: [attack, bench, dashboardTest, drill, killTest, mutants, upgradeTest],
  },
  {
    title: 'Sources and pages',
    verbs: [
      architecture,
      client,
      commandsVerb(() => topics),
      drift,
      firstGame,
      guidePictures,
      homePictures,
      house,
      keepExports,
      overlayPictures,
      pagePictures,
      sampleDecks,
      tablePictures,
      vocabulary,
    ],
  },
];
