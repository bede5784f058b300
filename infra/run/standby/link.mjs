// The connection between two machines of one hall: one port, encrypted for anybody who knows the
// code, without a certificate.
import { createHash, createHmac } from 'node:crypto';
import { connect, createServer } from 'node:net';
import tls from 'node:tls';
import { freePort } from '../ports.mjs';
import { StepFailed } from '../progress.mjs';

/**
 * Both sides prove that they know the code; forward secrecy protects the data from somebody who
 * learns the code later.
 */
const SEALED = {
  ciphers: 'ECDHE-PSK-CHACHA20-POLY1305',
  minVersion: 'TLSv1.2',
  maxVersion: 'TLSv1.2',
};
const IDENTITY = 'conclave-standby';
const PORT = 3020;
const ANSWER_WITHIN_MS = 5_000;
const LONGEST_LINE = 20_000;

/** Without 0, O, 1, I and L, because the code is read off one screen and typed at another. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const CODE_CHARACTERS = 28;
const GROUP = 4;

/**
 * The code that the other machine must know: about 138 bits derived from the secret, which both
 * machines have once they are joined.
 */
export function codeOf(secret) {
  let value = BigInt(`0x${createHmac('sha256', secret).update('standby').digest('hex')}`);
  let code = '';
  for (let index = 0; index < CODE_CHARACTERS; index += 1) {
    if (index > 0 && index % GROUP === 0) code += '-';
    code += ALPHABET[Number(value % BigInt(ALPHABET.length))];
    value /= BigInt(ALPHABET.length);
  }
  return code;
}

const keyOf = (code) =>
  createHash('sha256')
    .update(code.toUpperCase().replace(/[^0-9A-Z]/g, ''))
    .digest();

/** The default port of the link, or the next free one. */
export const freeLinkPort = () => freePort(PORT, '0.0.0.0');

const ignore = () => undefined;

/** Pipes two connections into each other until either ends. */
function join(one, other) {
  for (const [from, to] of [
    [one, other],
    [other, one],
  ]) {
    // Database queries are small and wait for their answers.
    from.setNoDelay(true);
    from.on('error', ignore);
    from.on('close', () => to.destroy());
    from.pipe(to);
  }
}

/** The first line of a connection; the data after it stay unread. */
const firstLine = (socket) =>
  new Promise((resolve, reject) => {
    let head = Buffer.alloc(0);
    const settle = (end) => {
      socket.off('data', take).off('close', fail);
      socket.pause();
      end();
    };
    const fail = () => settle(() => reject(new Error('the line was closed')));
    const take = (chunk) => {
      head = Buffer.concat([head, chunk]);
      const end = head.indexOf('\n');
      if (end === -1) return head.length > LONGEST_LINE ? fail() : undefined;
      settle(() => {
        if (end + 1 < head.length) socket.unshift(head.subarray(end + 1));
        resolve(head.subarray(0, end).toString());
      });
    };
    socket.on('data', take).on('close', fail);
  });

async function serve(socket, { answer, postgresPort }) {
  const asked = await firstLine(socket);
  if (asked === 'postgres') {
    const port = postgresPort?.();
    if (port === undefined) return void socket.destroy();
    return join(socket, connect({ host: '127.0.0.1', port }));
  }
  const question = JSON.parse(asked);
  const answered = await answer(question, socket.remoteAddress?.replace(/^::ffff:/, '') ?? '');
  socket.end(`${JSON.stringify(answered)}\n`);
}

/**
 * Listens on a port of this machine; closing it ends the open connections. `create` makes the
 * server, `handle` handles each connection.
 */
async function openPort(create, where, handle) {
  const open = new Set();
  const server = create((socket) => {
    open.add(socket);
    socket.on('close', () => open.delete(socket));
    socket.on('error', ignore);
    handle(socket);
  });
  await new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(where, resolve);
  });
  return {
    port: server.address().port,
    close: () =>
      new Promise((resolve) => {
        server.close(resolve);
        for (const socket of open) socket.destroy();
      }),
  };
}

/**
 * Listens for the other machine. `answer(question, from)` returns the response; `postgresPort()`
 * returns the port of the database that may be copied and followed, or nothing if there is none.
 */
export function serveLink({ port, code, answer, postgresPort }) {
  const psk = keyOf(code);
  return openPort(
    (take) =>
      tls.createServer({ ...SEALED, pskCallback: () => psk }, take).on('tlsClientError', ignore),
    { port, host: '0.0.0.0' },
    (socket) => serve(socket, { answer, postgresPort }).catch(() => socket.destroy()),
  );
}

export function readAddress(text) {
  const [, host, port] = /^(?:tls:\/\/)?([^:/]+):(\d{1,5})\/?$/.exec(text) ?? [];
  if (host === undefined)
    throw new StepFailed(
      `"${text}" is no address of a leader: it prints one, such as 192.168.1.20:${PORT}`,
    );
  return { host, port: Number(port) };
}

const openLink = (address, code, firstWords) =>
  new Promise((resolve, reject) => {
    const socket = tls.connect({
      ...SEALED,
      ...readAddress(address),
      checkServerIdentity: () => undefined,
      pskCallback: () => ({ psk: keyOf(code), identity: IDENTITY }),
    });
    const late = setTimeout(() => socket.destroy(new Error('no answer')), ANSWER_WITHIN_MS);
    socket.once('error', (error) => (clearTimeout(late), reject(error)));
    socket.once('secureConnect', () => {
      clearTimeout(late);
      socket.write(`${firstWords}\n`);
      resolve(socket);
    });
  });

/**
 * Sends a question to the other machine; throws if it does not answer, or does not know the code.
 */
export async function ask(address, code, question, withinMs = ANSWER_WITHIN_MS) {
  const socket = await openLink(address, code, JSON.stringify(question));
  const late = setTimeout(() => socket.destroy(), withinMs);
  try {
    return JSON.parse(await firstLine(socket));
  } finally {
    clearTimeout(late);
    socket.destroy();
  }
}

/** A port of this machine that is forwarded to the database of the other one. */
export function forwardPostgres(address, code) {
  return openPort(createServer, { port: 0, host: '127.0.0.1' }, (local) => {
    local.pause();
    openLink(address, code, 'postgres').then(
      (remote) => join(local, remote),
      () => local.destroy(),
    );
  });
}
