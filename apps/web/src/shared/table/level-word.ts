import type { BotLevel } from '#contracts';

const words = { 1: 'one', 2: 'two', 3: 'three', 4: 'four' } as const;

/** The text key of a level's name. */
export const levelWord = (level: BotLevel) => words[level];
