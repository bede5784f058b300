import { readFileSync } from 'node:fs';
import { describe, expect, it, vi } from 'vitest';
import { commandsPage } from '../../apps/cli/src/command-line/page.js';
import { runCommandLine } from '../../apps/cli/src/command-line/run.js';
import {
  defineVerb,
  isGroup,
  type Say,
  type SingleVerb,
  type Topic,
  verbsBelow,
} from '../../apps/cli/src/command-line/verb.js';
import {
  argument,
  choiceOr,
  flag,
  numberOr,
  text,
  texts,
  UsageError,
} from '../../apps/cli/src/command-line/words.js';
import { topics as carried } from '../../apps/cli/src/verbs/index.js';
import { topics } from '../../tools/index.js';

const call = async (from: readonly Topic[], ...words: string[]) => {
  const [out, err]: [string[], string[]] = [[], []];
  const code = await runCommandLine(from, words, {
    print: (line) => out.push(line),
    complain: (line) => err.push(line),
  });
  return { code, out: out.join('\n'), err: err.join('\n') };
};

/** The same verbs, with programs that record when they are started. */
const watched = (verb: SingleVerb, run: SingleVerb['run']): SingleVerb => ({ ...verb, run });

const allVerbs = topics
  .flatMap(({ verbs }) => verbs)
  .flatMap((verb) => [
    ...(isGroup(verb) ? [] : [[verb.name, verb] as const]),
    ...verbsBelow(verb).map((each) => [`${verb.name} ${each.name}`, each] as const),
  ]);

describe('a verb with verbs below it', () => {
  const words = { file: text('FILE', 'a file') };
  const run = (name: string) => ({
    run: ({ options: { file }, say }: { options: { file: string | undefined }; say: Say }) => {
      say(`${name} ${file ?? 'none'}`);
      return Promise.resolve({ isFine: true });
    },
  });
  const below = defineVerb({
    name: 'below',
    summary: 'b',
    options: words,
    failure: 'f',
    ...run('below'),
  });
  const above = defineVerb({
    name: 'above',
    summary: 'a',
    options: words,
    failure: 'f',
    below: [below],
    ...run('above'),
  });
  const all = [{ title: 'All', verbs: [above] }];

  it.each([
    [['above', '--file', 'one'], 'above one'],
    [['above', 'below', '--file', 'two'], 'below two'],
  ])('gives each its own words: %j', async (typed, said) => {
    expect(await call(all, ...typed)).toEqual({ code: 0, out: said, err: '' });
  });
});

describe('every verb', () => {
  it.each(allVerbs)('answers --help and begins nothing: %s', async (path, verb) => {
    const run = vi.fn<SingleVerb['run']>();
    const [first = '', second] = path.split(' ');
    const still = watched(verb, run);
    const group = { name: first, summary: '', verbs: [still] };
    const help = await call(
      [{ title: 'All', verbs: [second === undefined ? still : group] }],
      ...path.split(' '),
      '--help',
    );
    expect(help).toMatchObject({ code: 0, err: '' });
    expect(help.out.replaceAll(/\s+/g, ' ')).toContain(verb.summary);
    expect(help.out).toContain('Exit codes: 0 fine; 1 ');
    for (const option of Object.keys(verb.options))
      expect(help.out).toContain(`--${option.replaceAll(/[A-Z]/g, (l) => `-${l.toLowerCase()}`)}`);
    expect(run).not.toHaveBeenCalled();
  });

  it('has a name of its own, and is called by the scripts that stand for it', () => {
    const names = topics.flatMap(({ verbs }) => verbs.map(({ name }) => name));
    expect(new Set(names).size).toBe(names.length);
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
      scripts: Record<string, string>;
    };
    const short = Object.entries(scripts).filter(([, script]) => script.includes('conclave.mjs'));
    expect(short.length).toBeGreaterThan(5);
    for (const [name, script] of short) {
      expect(script).toBe(`node apps/cli/bin/conclave.mjs ${name}`);
      expect(names).toContain(name);
    }
  });

  it('is on the page of commands as it is defined', () => {
    expect(readFileSync('docs/commands.md', 'utf8')).toBe(commandsPage(topics));
  });

  it('of an image is also one of a checkout', () => {
    for (const topic of carried) expect(topics).toContain(topic);
  });
});

describe('a wrong call', () => {
  it('ends with 2 and says what may have been meant', async () => {
    expect(await call(topics, 'audti')).toMatchObject({
      code: 2,
      out: '',
      err: expect.stringContaining('Did you mean audit?'),
    });
    expect(await call(topics, 'audit', '--liv')).toMatchObject({
      code: 2,
      err: expect.stringContaining('Did you mean --live?'),
    });
    expect(await call(topics, 'bench', 'pairng')).toMatchObject({
      code: 2,
      err: expect.stringContaining('Did you mean pairing?'),
    });
    expect((await call(topics)).code).toBe(2);
  });
});

describe('a verb', () => {
  const run = vi.fn<SingleVerb['run']>(async ({ say }) => {
    say('a line');
    return { isFine: false, result: { found: 3 } };
  });
  const verb = defineVerb({
    name: 'weigh',
    summary: 'weighs',
    arguments: { file: argument('what') },
    options: {
      byStanding: flag('so'),
      games: numberOr(4, 'how many', { from: 1, to: 9 }),
      way: choiceOr('in', ['in', 'out'], 'which way'),
      receipt: texts('FILE', 'receipts'),
    },
    failure: 'it is too heavy',
    result: 'what was found',
    run: (given) => run(given as never),
  });
  const all: readonly Topic[] = [{ title: 'All', verbs: [verb] }];

  it('is handed its words, or what stands for those that nobody gave', async () => {
    expect(await call(all, 'weigh', 'a.json')).toEqual({ code: 1, out: 'a line', err: '' });
    expect(run.mock.lastCall?.[0]).toMatchObject({
      arguments: { file: 'a.json' },
      options: { byStanding: false, games: 4, way: 'in', receipt: [] },
    });
    await call(
      all,
      'weigh',
      'a',
      '--by-standing',
      '--games',
      '9',
      '--receipt',
      'x',
      '--receipt',
      'y',
    );
    expect(run.mock.lastCall?.[0].options).toMatchObject({
      byStanding: true,
      games: 9,
      receipt: ['x', 'y'],
    });
  });

  it.each([
    ['a number out of its range', ['a', '--games', '10'], 'a whole number from 1 to 9'],
    ['a word that is none of its choices', ['a', '--way', 'up'], 'one of in, out'],
    ['a missing argument', [], "missing required argument 'file'"],
    ['one argument too many', ['a', 'b'], 'too many arguments'],
  ])('refuses %s', async (_, words, complaint) => {
    const refused = await call(all, 'weigh', ...words);
    expect([refused.code, refused.out]).toEqual([2, '']);
    expect(refused.err).toContain(complaint);
  });

  it('prints one line of JSON with --json, all else to the error output', async () => {
    expect(await call(all, 'weigh', 'a', '--json')).toEqual({
      code: 1,
      out: '{"found":3}',
      err: 'a line',
    });
  });

  it('ends with 2 where its program says that the call makes no sense, with 1 where it fails', async () => {
    run.mockRejectedValueOnce(new UsageError('a file or --live'));
    expect(await call(all, 'weigh', 'a')).toMatchObject({
      code: 2,
      err: 'weigh: a file or --live\nconclave weigh --help tells how it is called',
    });
    run.mockRejectedValueOnce(new UsageError('a file or --live'));
    const group = { name: 'scales', summary: '', verbs: [verb] };
    expect(await call([{ title: 'All', verbs: [group] }], 'scales', 'weigh', 'a')).toMatchObject({
      code: 2,
      err: 'scales weigh: a file or --live\nconclave scales weigh --help tells how it is called',
    });
    run.mockRejectedValueOnce(new Error('nobody answers'));
    expect(await call(all, 'weigh', 'a')).toMatchObject({ code: 1, err: 'weigh: nobody answers' });
  });
});
