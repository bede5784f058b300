import { defineVerb } from '../command-line/verb.js';
import { argument, texts, UsageError } from '../command-line/words.js';

export const verify = defineVerb({
  name: 'verify',
  summary: 'every pairing, booster and pick of a finished event recomputed from the revealed seeds',
  details:
    'Limited decks are judged again, and champion and final ranking decided again. Differences are named, the last line counts them.',
  arguments: {
    file: argument('a finished event as the api exports it (GET /api/events/ID/export)'),
  },
  options: { bundle: texts('FILE', 'a bundle of cards that the event began with') },
  failure: 'something comes out otherwise',
  result: '`{rounds, packs, picks, decks, differences: [text]}`',
  run: async ({ arguments: { file }, options: { bundle }, say }) => {
    const { stockBundleFiles } = await import('../known-bundles.js');
    stockBundleFiles(bundle);
    const { countWithheldMatches, readEventFile, verifyEvent } = await import('../verify.js');
    const event = readEventFile(file);
    if (!event) throw new UsageError(`${file} is no exported event`);
    if (event.audience === 'everyone')
      say('verify: accounts, notes and penalties are left out of this file');
    const withheld = countWithheldMatches(event);
    if (withheld > 0)
      throw new UsageError(
        `${file} leaves out ${withheld} matches that its reader may not see: pairings rest on their results and cannot be recomputed`,
      );
    const result = verifyEvent(event);
    const { rounds, packs, picks, decks, differences } = result;
    for (const difference of differences) say(`difference: ${difference}`);
    const limited = packs > 0 ? `, ${packs} boosters, ${picks} picks, ${decks} decks` : '';
    const count = differences.length === 1 ? '1 difference' : `${differences.length} differences`;
    say(`verify: ${rounds} rounds${limited}, ${count}`);
    return { isFine: differences.length === 0, result };
  },
});
