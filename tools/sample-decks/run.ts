import { writeFileSync } from 'node:fs';
import { cardById, nameKey } from '#cards';
import type { Outcome, Say } from '../../apps/cli/src/command-line/verb.js';
import { generateDeck, premierRules, toSwudbJson } from '#formats';

const FOLDER = 'test/samples/decks';
const COUNT = 24;
const DAY = '2026-11-21';

/** The lists were made before IBH, HMW and IC27 had data, and are kept unchanged. */
const rules = premierRules({ on: DAY, override: { removeSets: ['IBH', 'HMW', 'IC27'] } });

export const writeSampleDecks = (say: Say): Outcome => {
  for (let number = 1; number <= COUNT; number += 1) {
    const deck = generateDeck(`sample-${number}`, rules);
    const leader = cardById(deck.leaders[0]?.id ?? '');
    const base = cardById(deck.bases[0]?.id ?? '');
    if (!leader || !base) throw new Error(`Sample ${number} has no leader or no base`);
    const slug = nameKey(`${leader.name} ${leader.id}`).replace(/[^a-z0-9]+/g, '-');
    const file = `${FOLDER}/premier-${String(number).padStart(2, '0')}-${slug}.swudb.json`;
    writeFileSync(file, `${toSwudbJson({ ...deck, name: `${leader.name}, ${base.name}` })}\n`);
    say(file);
  }
  return { isFine: true };
};
