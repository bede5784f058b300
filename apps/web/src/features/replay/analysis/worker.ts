/** A worker that analyses its share of a game, so that the board stays responsive. */
import { analystOf } from '#swu-analysis';
import type { AskedOfWorker, ToldByWorker } from './asked.js';

const tell = (told: ToldByWorker): void => {
  (globalThis as unknown as { postMessage(message: ToldByWorker): void }).postMessage(told);
};

globalThis.addEventListener('message', ({ data }: MessageEvent<AskedOfWorker>) => {
  const analyst = analystOf(data.game);
  tell({ decisions: analyst?.decisions ?? null });
  const known = new Set(data.known);
  for (let at = data.from; at < (analyst?.decisions ?? 0); at += data.of)
    if (!known.has(at)) tell({ at, hindsight: analyst?.lookBack(at) ?? null });
  tell({ done: true });
});
