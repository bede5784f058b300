import type { PoolCard } from '#contracts';

interface PictureColumn {
  readonly title: string;
  readonly cards: readonly { readonly card: PoolCard; readonly count: number }[];
}

export interface DeckPicture {
  readonly title: string;
  /** Leader and base in one line. */
  readonly front: string;
  readonly columns: readonly PictureColumn[];
}

const width = 1_200;
const margin = 32;
const row = 30;
const perLine = 4;
const gap = 16;

/** Frame colours by aspect; cards without an aspect are grey. */
const colours: Readonly<Record<string, string>> = {
  Vigilance: '#2f6fb3',
  Command: '#2f8a4b',
  Aggression: '#b8382f',
  Cunning: '#b88a1a',
  Heroism: '#8a8f98',
  Villainy: '#33363c',
};
const colourOf = ({ aspects }: PoolCard): string =>
  colours[aspects.find((aspect) => aspect in colours) ?? ''] ?? '#777777';

const heightOf = ({ cards }: PictureColumn): number => (cards.length + 1) * row + gap;

/** Arranges columns in lines of a few; a line is as high as its longest column. */
const linesOf = (columns: readonly PictureColumn[]): readonly (readonly PictureColumn[])[] =>
  Array.from({ length: Math.ceil(columns.length / perLine) }, (_, line) =>
    columns.slice(line * perLine, (line + 1) * perLine),
  );

const fitText = (context: CanvasRenderingContext2D, text: string, most: number): string => {
  if (context.measureText(text).width <= most) return text;
  let short = text;
  while (short !== '' && context.measureText(`${short}…`).width > most) short = short.slice(0, -1);
  return `${short}…`;
};

interface Place {
  readonly x: number;
  readonly y: number;
  readonly wide: number;
}

const drawColumn = (
  context: CanvasRenderingContext2D,
  { title, cards }: PictureColumn,
  { x, y, wide }: Place,
): void => {
  context.fillStyle = '#111111';
  context.font = '700 17px sans-serif';
  const total = cards.reduce((sum, { count }) => sum + count, 0);
  context.fillText(`${title} (${total})`, x, y + 20);
  cards.forEach(({ card, count }, index) => {
    const top = y + (index + 1) * row;
    context.fillStyle = colourOf(card);
    context.fillRect(x, top, 6, row - 4);
    context.fillStyle = '#f1f2f4';
    context.fillRect(x + 6, top, wide - 6, row - 4);
    context.fillStyle = '#111111';
    context.font = '15px sans-serif';
    const words = `${count} × ${card.name}${card.cost === null ? '' : ` (${card.cost})`}`;
    context.fillText(fitText(context, words, wide - 22), x + 14, top + 18);
  });
};

/**
 * Draws a deck or a pool as a picture to share: names by column, in the colours of their aspects.
 */
export const drawPicture = ({ title, front, columns }: DeckPicture): Promise<Blob | null> => {
  const lines = linesOf(columns.filter(({ cards }) => cards.length > 0));
  const head = 90;
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height =
    head + margin + lines.reduce((sum, line) => sum + Math.max(...line.map(heightOf)), 0);
  const context = canvas.getContext('2d');
  if (context === null) return Promise.resolve(null);
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.fillStyle = '#111111';
  context.font = '700 26px sans-serif';
  context.fillText(fitText(context, title, width - 2 * margin), margin, 42);
  context.font = '18px sans-serif';
  context.fillText(fitText(context, front, width - 2 * margin), margin, 72);
  const wide = (width - 2 * margin - (perLine - 1) * gap) / perLine;
  let y = head;
  for (const line of lines) {
    line.forEach((column, index) =>
      drawColumn(context, column, { x: margin + index * (wide + gap), y, wide }),
    );
    y += Math.max(...line.map(heightOf));
  }
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'));
};
