import { runExamples, type Example, type ExamplesReport } from '../example.js';
import { abilityCases } from './abilities.js';
import { constructionCases } from './construction.js';
import { diceCases } from './dice.js';
import { gameCases } from './game.js';

/** The worked examples of the rules reference of Destiny, asked of lists and engine. */
export const runDestinyExamples = (examples: readonly Example[]): ExamplesReport =>
  runExamples(examples, { ...constructionCases, ...diceCases, ...abilityCases, ...gameCases });
