/** Characters for which the bar of a phone has room. */
const room = 24;

/**
 * The words of a button in the bar: as many whole ones as
 * there is room for. The card that is pressed says the rest.
 */
export const barLabel = (text: string): string => {
  if (text.length <= room) return text;
  const cut = text.slice(0, room);
  const words = cut.slice(0, Math.max(cut.lastIndexOf(' '), 0)) || cut.slice(0, room - 1);
  return `${words.replace(/[\s,.:;]+$/, '')}…`;
};
