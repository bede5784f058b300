import { defineVerb, type VerbGroup } from '../command-line/verb.js';
import {
  argument,
  numberOr,
  otherArguments,
  requiredText,
  text,
  texts,
} from '../command-line/words.js';

const key = defineVerb({
  name: 'key',
  summary: 'makes a key to sign bundles with, and prints what operators trust it by',
  arguments: { file: argument('a new file for the secret seed') },
  options: { name: requiredText('NAME', 'whose key it is, such as sets.example.org') },
  failure: 'the file is there already',
  examples: ['bundle key sets.key --name sets.example.org'],
  run: async ({ arguments: { file }, options: { name }, say }) =>
    (await import('../bundle.js')).makeKey(file, name, say),
});

const write = defineVerb({
  name: 'write',
  summary:
    'writes the content of a bundle from sets that are built in, for people to read and sign',
  arguments: { sets: otherArguments('codes of sets; all where none is named') },
  options: { out: requiredText('FILE', 'where the content goes') },
  failure: 'a set is not built in',
  examples: ['bundle write HMW --out hmw.json'],
  run: async ({ arguments: { sets }, options: { out }, say }) =>
    (await import('../bundle.js')).writeContent(sets, out, say),
});

const sign = defineVerb({
  name: 'sign',
  summary: 'signs a content that this engine can do',
  arguments: { content: argument('the file that `bundle write` wrote, or one like it') },
  options: {
    key: requiredText('FILE', 'the seed that `bundle key` made'),
    name: requiredText('NAME', 'whose key it is'),
    id: requiredText(
      'ID',
      'what the bundle is about; a later version takes the place of an earlier',
    ),
    number: numberOr(1, 'its version', { from: 1, to: 999_999_999 }),
    expires: text('DATE', 'from this day on nobody takes it up'),
    out: requiredText('FILE', 'where the bundle goes'),
  },
  failure: 'the content says something that the engine cannot do; card and place are printed',
  examples: [
    'bundle sign hmw.json --key sets.key --name sets.example.org --id HMW --out hmw.bundle',
  ],
  run: async ({ arguments: { content }, options, say }) =>
    (await import('../bundle.js')).signContent(content, options, say),
});

const check = defineVerb({
  name: 'check',
  summary: 'says what bundles hold and whether they may be taken up here today',
  details:
    'The keys that are trusted stand in `TRUSTED_BUNDLES`, with commas between them, or are given with `--key`.',
  arguments: { files: otherArguments('signed bundles') },
  options: { key: texts('KEY', 'a key to trust, as `bundle key` printed it') },
  failure:
    'one is refused: forged, altered, expired, of another engine, or beyond what the engine can do',
  result: 'for each file the statement, or the refusal',
  examples: ['bundle check hmw.bundle --key sets.example.org+0a1b2c3d+AbCd...'],
  run: async ({ arguments: { files }, options, say }) => {
    const { checkBundles } = await import('../bundle.js');
    const { trustedKeysIn } = await import('../running-server.js');
    const trustedKeys = [...options.key, ...trustedKeysIn('TRUSTED_BUNDLES')];
    return checkBundles(files, { trustedKeys, now: new Date().toISOString() }, say);
  },
});

const install = defineVerb({
  name: 'install',
  summary: 'takes bundles up: the running server begins everything new with their cards',
  details:
    'The server notices within seconds. Events and games under way go on with the cards that they began with. Trusted are the keys in `TRUSTED_BUNDLES`. Reads `DATABASE_URL`, else takes the server that `npm start` runs. Addresses of the own network are asked only where `WEBHOOKS_PRIVATE` is on.',
  arguments: { sources: otherArguments('files, folders of files that end in .bundle, addresses') },
  failure:
    'one is refused, for a reason that `bundle check` gives, or because it changes a card without naming it',
  result: 'for each source the digest, the refusal or the fault',
  examples: ['bundle install hmw.bundle', 'bundle install https://sets.example.org/hmw.bundle'],
  run: async ({ arguments: { sources }, say }) => {
    const { installBundles } = await import('../take-up-bundles.js');
    const { liveDatabaseUrl, trustedKeysIn } = await import('../running-server.js');
    const server = {
      databaseUrl: liveDatabaseUrl(),
      trustedKeys: trustedKeysIn('TRUSTED_BUNDLES'),
      now: new Date().toISOString(),
      privateAllowed: process.env['WEBHOOKS_PRIVATE'] === 'on',
    };
    return installBundles(sources, server, say);
  },
});

const list = defineVerb({
  name: 'list',
  summary: 'every bundle that was taken up here: by whom, when, and whether it is in force',
  failure: 'the database cannot be read',
  result: 'for each bundle its digest, name, version, key and steps',
  examples: ['bundle list'],
  run: async ({ say }) => {
    const { listBundles } = await import('../take-up-bundles.js');
    const { liveDatabaseUrl } = await import('../running-server.js');
    return listBundles(liveDatabaseUrl(), say);
  },
});

const rollback = defineVerb({
  name: 'rollback',
  summary: 'withdraws a bundle: nothing new begins with it, what began with it goes on',
  details: 'Where it took the place of an earlier version, that one is in force again.',
  arguments: { which: argument('`last`, or the first digits of a digest of `bundle list`') },
  failure: 'no bundle in force is meant, or more than one',
  result: 'the digest of the bundle withdrawn',
  examples: ['bundle rollback last'],
  run: async ({ arguments: { which }, say }) => {
    const { rollBackBundle } = await import('../take-up-bundles.js');
    const { liveDatabaseUrl } = await import('../running-server.js');
    return rollBackBundle(which, liveDatabaseUrl(), say);
  },
});

export const bundle: VerbGroup = {
  name: 'bundle',
  summary: 'cards of a set as one signed file: writes, signs, checks it and takes it up',
  verbs: [key, write, sign, check, install, list, rollback],
};
