// Finds a Redis server: on PATH, otherwise unpacked from the Debian package without installing
// anything.
import { spawnSync } from 'node:child_process';
import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
} from 'node:fs';
import path from 'node:path';

/** redis-tools contains the server program too, under the name of its checker. */
const PACKAGES = ['redis-tools', 'libjemalloc2', 'liblzf1'];
const SERVER = 'usr/bin/redis-check-rdb';

function onPath(program) {
  for (const folder of (process.env.PATH ?? '').split(path.delimiter)) {
    const file = path.join(folder, program);
    try {
      accessSync(file, constants.X_OK);
      return file;
    } catch {
      continue;
    }
  }
  return undefined;
}

function unpackedServer(root) {
  const bin = path.join(root, SERVER);
  if (!existsSync(bin)) return undefined;
  const libraries = readdirSync(path.join(root, 'usr/lib')).find((name) =>
    name.includes('-linux-'),
  );
  return { bin, libraries: path.join(root, 'usr/lib', libraries ?? '') };
}

/** Separate list and cache folders: this needs no root and changes nothing of the system. */
function unpackDebianPackages(workshop) {
  const root = path.join(workshop, 'root');
  for (const folder of ['lists/partial', 'cache/archives/partial', 'root'])
    mkdirSync(path.join(workshop, folder), { recursive: true });
  const own = [
    '-q',
    '-o',
    `Dir::State::lists=${workshop}/lists`,
    '-o',
    `Dir::Cache=${workshop}/cache`,
    '-o',
    'APT::Sandbox::User=',
  ];
  const apt = (...words) =>
    spawnSync('apt-get', [...own, ...words], { cwd: workshop, encoding: 'utf8' });
  const update = apt('update');
  const download = apt('download', ...PACKAGES);
  if (download.status !== 0)
    throw new Error(`apt-get download failed: ${download.stderr || update.stderr}`);
  for (const archive of readdirSync(workshop).filter((name) => name.endsWith('.deb'))) {
    const unpack = spawnSync('dpkg', ['-x', path.join(workshop, archive), root], {
      encoding: 'utf8',
    });
    if (unpack.status !== 0) throw new Error(`dpkg -x ${archive}: ${unpack.stderr}`);
  }
  return root;
}

function fromDebian(cacheDir) {
  const home = path.join(cacheDir, 'redis-debian');
  const ready = unpackedServer(home);
  if (ready !== undefined) return ready;
  if (onPath('apt-get') === undefined || onPath('dpkg') === undefined) return undefined;
  mkdirSync(cacheDir, { recursive: true });
  // Each process uses its own temporary folder and one rename, so that two simultaneous first
  // starts do not interfere.
  const workshop = mkdtempSync(path.join(cacheDir, 'redis-unpacking-'));
  try {
    const root = unpackDebianPackages(workshop);
    if (!existsSync(home)) renameSync(root, home);
  } finally {
    rmSync(workshop, { recursive: true, force: true });
  }
  return unpackedServer(home);
}

/**
 * `{bin, libraries?}` of a Redis or Valkey server; throws with instructions if none is available.
 */
export function findRedis(cacheDir) {
  for (const program of ['redis-server', 'valkey-server']) {
    const bin = onPath(program);
    if (bin !== undefined) return { bin };
  }
  let reason = '';
  try {
    const unpacked = fromDebian(path.resolve(cacheDir));
    if (unpacked !== undefined) return unpacked;
  } catch (error) {
    reason = ` (${error.message.trim()})`;
  }
  throw new Error(
    [
      `No server of Redis or Valkey found${reason}. One of these helps:`,
      '  Debian, Ubuntu   apt-get install redis-server',
      '  Fedora, Alpine   dnf install valkey, apk add valkey',
      '  Arch             pacman -S valkey',
      '  macOS            brew install valkey',
      '  Windows          work in WSL (wsl --install), then as on Ubuntu',
      '  Docker           docker run -d -p 127.0.0.1:6379:6379 redis:7, then REDIS_URL=redis://127.0.0.1:6379 npm start',
      '  elsewhere        REDIS_URL=redis://user:password@host:port npm start',
    ].join('\n'),
  );
}
