import { setTimeout as pause } from 'node:timers/promises';
import { defineVerb } from '../command-line/verb.js';
import { argument, flag, requiredText, textOr, UsageError } from '../command-line/words.js';

const EVERY_MS = 20_000;

export const roundFiles = defineVerb({
  name: 'round-files',
  summary: "saves an event's files for Melee and the leagues after each round",
  details:
    'Asks the server every 20 seconds. When a round is over, its files go into a folder of that round, at the end into `final`; what is there already is left. A private event needs a token that only reads, in the environment as TOKEN. A server that cannot be reached is asked again.',
  arguments: {
    url: argument('address of the server'),
    event: argument('id of the event'),
  },
  options: {
    to: requiredText('FOLDER', 'where the folders of the rounds go'),
    files: textOr(
      'melee-standings,melee-matches',
      'NAMES',
      'which files, with commas between: as the page of the event lists them',
    ),
    once: flag('look once and end'),
  },
  failure: 'the server refused, or could not be read at the only look',
  examples: ['round-files https://conclave.example.org 3f2a --to ../league --files topdeck,record'],
  run: async ({ arguments: { url, event }, options: { to, files, once }, say, complain }) => {
    const { eventFiles } = await import('#exchange');
    const { saveRoundFiles } = await import('../round-files.js');
    const names = files.split(',').map((name) => {
      if (Object.hasOwn(eventFiles, name)) return name as keyof typeof eventFiles;
      throw new UsageError(`no file is called ${name}: ${Object.keys(eventFiles).join(', ')}`);
    });
    const asked = {
      ...{ server: url, eventId: event, folder: to, names, fetch },
      token: process.env['TOKEN'] ?? null,
    };
    for (;;) {
      try {
        if ((await saveRoundFiles(asked, say)) || once) return { isFine: true };
      } catch (error) {
        if (once) throw error;
        complain(`round-files: ${error instanceof Error ? error.message : String(error)}`);
      }
      await pause(EVERY_MS);
    }
  },
});
