import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';

const ROOT = path.resolve(import.meta.dirname, '../..');

/**
 * The last line of a verb as images run it, from `dist/`: it starts
 * in half the time that the sources take. A refusal is an answer too.
 */
export async function lastLineOf(verb: 'audit' | 'verify', file: string): Promise<string> {
  const main = path.join(ROOT, 'dist/apps/cli/src/main.js');
  const { stdout, stderr } = await promisify(execFile)(process.execPath, [main, verb, file], {
    cwd: ROOT,
  }).catch((error: { readonly stdout: string; readonly stderr: string }) => error);
  return stdout.trim().split('\n').at(-1) || stderr;
}
