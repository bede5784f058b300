import { writeFileSync } from 'node:fs';
import { commandsPage } from '../../apps/cli/src/command-line/page.js';
import { defineVerb, type SingleVerb, type Topic } from '../../apps/cli/src/command-line/verb.js';
import { projectRoot } from '../../apps/cli/src/project-root.js';

/** It is one of the verbs that it writes down: hence they are asked for when it runs. */
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
