/** A worker thread that plays the games sent to it, one after the other. */
import { parentPort } from 'node:worker_threads';
import { type LevelGame, playLevelGame } from './level-game.js';

parentPort?.on('message', (game: LevelGame) => {
  parentPort?.postMessage(playLevelGame(game));
});
