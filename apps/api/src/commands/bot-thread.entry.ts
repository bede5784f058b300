import { parentPort } from 'node:worker_threads';
import { type CardStock, stockBundles } from '#cards';
import { games } from '#games';
import { botAnswers } from '#match';
import type { BotReply, TimedBotTask } from './bot-thread.js';

/**
 * After this many answers in a row the bot thinks faster, so that the person does not wait for a
 * whole round of long thoughts.
 */
const LONG_THOUGHTS = 5;
const IN_A_HURRY = 0.2;

const answerTo = ({ milliseconds, id, ...task }: TimedBotTask): BotReply => {
  const goOn = (answer: number): ((passes: number) => boolean) => {
    const time = answer < LONG_THOUGHTS ? milliseconds : milliseconds * IN_A_HURRY;
    const end = performance.now() + time;
    return () => performance.now() < end;
  };
  try {
    return { id, answers: botAnswers(games, task, goOn) };
  } catch (fault) {
    return { id, fault: fault instanceof Error ? fault.message : String(fault) };
  }
};

parentPort?.on('message', (task: TimedBotTask | CardStock) => {
  if ('inForce' in task) return stockBundles(task);
  parentPort?.postMessage(answerTo(task));
});
