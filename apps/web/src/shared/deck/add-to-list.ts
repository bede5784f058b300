import type { FoundCard } from '#contracts';

const headings = { leaders: 'Leaders', bases: 'Base', main: 'Deck' } as const;
const sections: Readonly<Record<string, FoundCard['section'] | 'sideboard'>> = {
  leader: 'leaders',
  leaders: 'leaders',
  base: 'bases',
  bases: 'bases',
  deck: 'main',
  'main deck': 'main',
  maindeck: 'main',
  sideboard: 'sideboard',
};
const sectionAt = (line: string) => sections[line.trim().replace(/:$/, '').toLowerCase()];

/**
 * Whether a line can be added: the text is a list of lines, not a file of another program (JSON or
 * XML).
 */
export const isByLines = (text: string): boolean => !/^\s*[{["]/.test(text);

/**
 * Adds copies of a card to a list: at the end of the section for its kind, which is created if
 * missing. If the section already has a line for this card, its count is raised instead.
 */
export const addToList = (text: string, count: number, card: FoundCard): string => {
  const named = card.subtitle === null ? card.name : `${card.name} | ${card.subtitle}`;
  const lines = text.trimEnd() === '' ? [] : text.trimEnd().split('\n');
  const heading = lines.findIndex((line) => sectionAt(line) === card.section);
  if (heading === -1)
    return `${[...lines, headings[card.section], `${count} | ${named}`].join('\n')}\n`;
  const next = lines.findIndex((line, at) => at > heading && sectionAt(line) !== undefined);
  const behind = next === -1 ? lines.length : next;
  const part = lines.slice(heading + 1, behind);
  const there = part.findIndex((line) => /^\d+ \| (.*)$/.exec(line.trim())?.[1] === named);
  const end = part.findLastIndex((line) => line.trim() !== '') + 1;
  if (there === -1) part.splice(end, 0, `${count} | ${named}`);
  else part[there] = `${Number.parseInt(part[there] ?? '', 10) + count} | ${named}`;
  return `${[...lines.slice(0, heading + 1), ...part, ...lines.slice(behind)].join('\n')}\n`;
};
