import { inRoot, readJson } from './project.mjs';

const parts = (version) => version.split('.').map(Number);

/** Ends the process with one clear line when this Node is older than package.json asks for. */
export function requireNode(running = process.versions.node) {
  const wanted = readJson(inRoot('package.json')).engines.node.replace(/^>=/, '');
  const [major, minor = 0] = parts(wanted);
  const [runningMajor, runningMinor] = parts(running);
  if (runningMajor > major || (runningMajor === major && runningMinor >= minor)) return;
  console.error(
    `Conclave needs Node ${wanted} or later; this is Node ${running}. Get it from https://nodejs.org or with: nvm install ${major}`,
  );
  process.exit(1);
}
