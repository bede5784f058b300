import { readFileSync } from 'node:fs';
import { inRoot, readJson } from './project.mjs';

const parts = (version) => version.split('.').map(Number);

/** Whether one version of Node is the other or later. */
export function isAtLeast(running, wanted) {
  const [major, minor = 0] = parts(wanted);
  const [runningMajor, runningMinor] = parts(running);
  return runningMajor > major || (runningMajor === major && runningMinor >= minor);
}

/** The oldest Node that runs Conclave, as package.json says it. */
export const leastNode = () => readJson(inRoot('package.json')).engines.node.replace(/^>=/, '');

/** What somebody whose Node is too old is told; null where it is new enough. */
export function nodeComplaint(running = process.versions.node) {
  const wanted = leastNode();
  if (isAtLeast(running, wanted)) return null;
  const [major] = parts(readFileSync(inRoot('.nvmrc'), 'utf8').trim());
  return `Conclave needs Node ${wanted} or later; this is Node ${running}. Get Node ${major} with: nvm install ${major}\nWithout installing anything, for one start: PATH="$(.ci/node):$PATH" npm start`;
}

/** Ends the process with one clear line when this Node is older than package.json asks for. */
export function requireNode() {
  const complaint = nodeComplaint();
  if (complaint === null) return;
  console.error(complaint);
  process.exit(1);
}
