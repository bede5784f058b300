import { readFileSync } from 'node:fs';
import { inRoot, readJson } from './project.mjs';

const parts = (version) => version.split('.').map(Number);

/** Whether the first version of Node is the second or a later one. */
export function isAtLeast(running, wanted) {
  const [major, minor = 0] = parts(wanted);
  const [runningMajor, runningMinor] = parts(running);
  return runningMajor > major || (runningMajor === major && runningMinor >= minor);
}

/** The oldest supported Node version, from package.json. */
export const leastNode = () => readJson(inRoot('package.json')).engines.node.replace(/^>=/, '');

/** The message for a Node version that is too old; null if it is new enough. */
export function nodeComplaint(running = process.versions.node) {
  const wanted = leastNode();
  if (isAtLeast(running, wanted)) return null;
  const [major] = parts(readFileSync(inRoot('.nvmrc'), 'utf8').trim());
  return `Conclave needs Node ${wanted} or later; this is Node ${running}. Get Node ${major} with: nvm install ${major}\nWithout installing anything, for one start: PATH="$(.ci/node):$PATH" npm start`;
}

/** Ends the process with one clear line if this Node is older than package.json requires. */
export function requireNode() {
  const complaint = nodeComplaint();
  if (complaint === null) return;
  console.error(complaint);
  process.exit(1);
}
