import type { BotLevel } from '#contracts';

const words = { 1: 'one', 2: 'two', 3: 'three', 4: 'four' } as const;

/** The key of a level's name among the texts. */
export const levelWord = (level: BotLevel) => words[level];
