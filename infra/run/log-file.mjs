// A log file that grows for months: when it is full, it is rotated.
import { createWriteStream, existsSync, mkdirSync, renameSync, statSync } from 'node:fs';
import path from 'node:path';

const MOST_BYTES = 20_000_000;
const FORMER_FILES = 3;

/** `file.1` is the newest rotated file; the oldest is deleted. */
function putAside(file) {
  for (let number = FORMER_FILES; number >= 1; number -= 1) {
    const younger = number === 1 ? file : `${file}.${number - 1}`;
    if (existsSync(younger)) renameSync(younger, `${file}.${number}`);
  }
}

const endOf = (stream) => new Promise((resolve) => stream.end(resolve));
const allOf = async (...promises) => void (await Promise.all(promises));

/** The log of one process. Including rotated files it takes at most four times `mostBytes`. */
export function openLogFile(file, mostBytes = MOST_BYTES) {
  mkdirSync(path.dirname(file), { recursive: true });
  let size = existsSync(file) ? statSync(file).size : 0;
  let stream;
  let formerWritten = Promise.resolve();
  const begin = () => {
    stream = createWriteStream(file, { flags: 'a', mode: 0o600 });
    // On a full disk only log lines are lost; the next line opens the file again.
    stream.on('error', () => undefined);
  };
  const rotate = () => {
    // Lines already written to the stream go to its file under the new name.
    if (stream) formerWritten = allOf(formerWritten, endOf(stream));
    putAside(file);
    size = 0;
    begin();
  };
  if (size > mostBytes) rotate();
  else begin();
  // The file must exist before it can be rotated.
  const isOpen = () => stream.pending === false;
  return {
    add: (line) => {
      if (stream.destroyed) begin();
      stream.write(`${line}\n`);
      size += Buffer.byteLength(line) + 1;
      if (size > mostBytes && isOpen()) rotate();
    },
    /** Settles when every line is in its file, including the rotated ones. */
    end: () => allOf(formerWritten, endOf(stream)),
  };
}
