/**
 * Seconds from the last move until another player may be warned, so that nobody is hurried while
 * they think.
 */
export const secondsUntilWarning = 30;
