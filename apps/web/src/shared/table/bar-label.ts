/** The number of characters that fit into the bar of a phone. */
const room = 24;

/**
 * Shortens the label of a button in the bar to as many whole words as fit. The pressed card shows
 * the rest.
 */
export const barLabel = (text: string): string => {
  if (text.length <= room) return text;
  const cut = text.slice(0, room);
  const words = cut.slice(0, Math.max(cut.lastIndexOf(' '), 0)) || cut.slice(0, room - 1);
  return `${words.replace(/[\s,.:;]+$/, '')}…`;
};
