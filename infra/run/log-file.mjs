// A file that lines are added to for months: full, it is put aside and begun anew.
import { createWriteStream, existsSync, mkdirSync, renameSync, statSync } from 'node:fs';
import path from 'node:path';

const MOST_BYTES = 20_000_000;
const FORMER_FILES = 3;

/** `file.1` is the newest of the former ones; the oldest goes. */
function putAside(file) {
  for (let number = FORMER_FILES; number >= 1; number -= 1) {
    const younger = number === 1 ? file : `${file}.${number - 1}`;
    if (existsSync(younger)) renameSync(younger, `${file}.${number}`);
  }
}

const endOf = (stream) => new Promise((resolve) => stream.end(resolve));
const allOf = async (...promises) => void (await Promise.all(promises));

/** Lines of one process. With those put aside it takes four times `mostBytes` at the most. */
export function openLogFile(file, mostBytes = MOST_BYTES) {
  mkdirSync(path.dirname(file), { recursive: true });
  let size = existsSync(file) ? statSync(file).size : 0;
  let stream;
  let formerWritten = Promise.resolve();
  const begin = () => {
    stream = createWriteStream(file, { flags: 'a', mode: 0o600 });
    // On a full disk lines are lost, and nothing else: the next one begins anew.
    stream.on('error', () => undefined);
  };
  const rotate = () => {
    // What was written to the stream goes to its file under the new name.
    if (stream) formerWritten = allOf(formerWritten, endOf(stream));
    putAside(file);
    size = 0;
    begin();
  };
  if (size > mostBytes) rotate();
  else begin();
  // The file has to be there before it can be put aside.
  const isOpen = () => stream.pending === false;
  return {
    add: (line) => {
      if (stream.destroyed) begin();
      stream.write(`${line}\n`);
      size += Buffer.byteLength(line) + 1;
      if (size > mostBytes && isOpen()) rotate();
    },
    /** Settles when every line is in its file, also in those put aside. */
    end: () => allOf(formerWritten, endOf(stream)),
  };
}
