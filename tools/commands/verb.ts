import { writeFileSync } from 'node:fs';
import { commandsPage } from '../../apps/cli/src/command-line/page.js';
import { defineVerb, type SingleVerb, type Topic } from '../../apps/cli/src/command-line/verb.js';
import { projectRoot } from '../../apps/cli/src/project-root.js';

/** It documents itself too, so the verbs are passed as a function. */
export const commandsVerb = (topics: () => readonly Topic[]): SingleVerb =>
  defineVerb({
    name: 'commands',
    summary: 'writes docs/commands.md from the definitions of the verbs',
    failure: 'the page cannot be written',
    run: async ({ say }) => {
      writeFileSync(`${projectRoot}/docs/commands.md`, commandsPage(topics()));
      say('commands: docs/commands.md is written');
      return { isFine: true };
    },
  });
