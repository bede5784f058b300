/** Seconds from the last move until another player may be warned: nobody is hurried while they think. */
export const secondsUntilWarning = 30;
