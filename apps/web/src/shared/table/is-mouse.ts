/** Whether a mouse is the first way to point here: what it rests on is read, and nothing covers it. */
export const isMouse = (): boolean => window.matchMedia('(hover: hover)').matches;
