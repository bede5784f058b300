/**
 * Whether the primary pointer is a mouse: then hovering reads a card, and no sheet covers the
 * board.
 */
export const isMouse = (): boolean => window.matchMedia('(hover: hover)').matches;
