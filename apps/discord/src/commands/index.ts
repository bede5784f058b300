import { inAllLocales, wordsFor } from '../words/in-language.js';
import { checkInCommand } from './check-in.js';
import type { CommandOption, DiscordCommand } from './command.js';
import { confirmCommand } from './confirm.js';
import { deckCommand } from './deck.js';
import { disputeCommand } from './dispute.js';
import { dropCommand } from './drop.js';
import { followCommand, unfollowCommand } from './follow.js';
import { judgeCommand } from './judge.js';
import { linkCommand, unlinkCommand } from './link.js';
import { registerCommand } from './register.js';
import { reportCommand } from './report.js';
import { staffCommands } from './staff.js';
import { standingsCommand } from './standings.js';
import { whereCommand } from './where.js';

/** All commands; a new one is added here and to the words of each language. */
export const commands: readonly DiscordCommand[] = [
  registerCommand,
  checkInCommand,
  whereCommand,
  reportCommand,
  confirmCommand,
  disputeCommand,
  judgeCommand,
  deckCommand,
  dropCommand,
  standingsCommand,
  linkCommand,
  unlinkCommand,
  followCommand,
  unfollowCommand,
  ...staffCommands,
];

const byName: ReadonlyMap<string, DiscordCommand> = new Map(
  commands.map((command) => [command.name, command]),
);

export const commandNamed = (name: string): DiscordCommand | undefined => byName.get(name);

/** Discord's numbers for the types of options. */
const optionTypes = { text: 3, number: 4, file: 11 } as const;

const localizations = (of: 'commands' | 'options', name: string): object => ({
  description: wordsFor('en')[of][name],
  description_localizations: inAllLocales((words) => words[of][name]),
});

const optionFor = ({ name, kind, required = false, most }: CommandOption): object => ({
  name,
  type: optionTypes[kind],
  required,
  ...localizations('options', name),
  ...(most === undefined ? {} : kind === 'text' ? { max_length: most } : { max_value: most }),
  ...(kind === 'number' ? { min_value: 0 } : {}),
});

const whole = (name: string, options: readonly object[]): object => ({
  name,
  type: 1,
  contexts: [0],
  ...localizations('commands', name),
  options,
});

const partOf = ({ name, options = [] }: DiscordCommand): object => ({
  name: name.split(' ')[1],
  type: 1,
  ...localizations('commands', name),
  options: options.map(optionFor),
});

/** The commands as registered at Discord: in servers only, where a channel can follow an event. */
export const announcedCommands = (): readonly object[] => [
  ...commands
    .filter(({ name }) => !name.includes(' '))
    .map(({ name, options = [] }) => whole(name, options.map(optionFor))),
  whole('staff', staffCommands.map(partOf)),
];
