import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { completeLanguages, has, languages } from './catalogue.js';
import { say, speechOf } from './speech.js';
import { factsOf, leaves, partOf, parts, textsOf } from './testing.js';

const others = languages.filter((language) => language !== 'en');
const plural = /_(?:zero|one|two|few|many|other)$/;
const baseOf = (key: string): string => key.replace(plural, '');
const english = new Map(leaves(textsOf('en')));

/** The keys as the pages use them: all plural forms count as one. */
const keysOf = (language: string, part: (typeof parts)[number]): string[] =>
  [...new Set(leaves(partOf(language, part) ?? {}).map(([key]) => baseOf(key)))].sort();

/** The plural forms that a language needs for the numbers that occur here. */
const formsOf = (language: string): string[] => {
  const rules = new Intl.PluralRules(language);
  const numbers = Array.from({ length: 1_001 }, (_, number) => number);
  return [...new Set(numbers.map((number) => rules.select(number)))].sort();
};

describe('a language', () => {
  const parts = ['first', 'boards', 'players', 'pages', 'replays'];
  const present = ['en', 'fy'].flatMap((tag) =>
    parts.map((part) => `./languages/${tag}/${part}.json`),
  );

  it('is offered as soon as its files are there, and needs nothing else', () =>
    expect(completeLanguages(present)).toEqual(['en', 'fy']));

  it.each(parts)('is not offered without %s.json', (part) =>
    expect(completeLanguages(present.filter((file) => !file.endsWith(`fy/${part}.json`)))).toEqual([
      'en',
    ]),
  );

  it('is named by no module of the pages but the words that change with what players bring', () => {
    const tag = new RegExp(`'(?:${others.join('|')})'|languages/(?:${others.join('|')})/`);
    const naming = readdirSync(path.resolve(import.meta.dirname, '..'), {
      recursive: true,
      encoding: 'utf8',
    })
      .filter((file) => /\.tsx?$/.test(file) && !/\.spec\.tsx?$/.test(file))
      .filter((file) =>
        tag.test(readFileSync(path.resolve(import.meta.dirname, '..', file), 'utf8')),
      );
    expect(naming).toEqual([]);
  });
});

describe('English', () => {
  it('has every part', () => expect(parts.filter((part) => !has('en', part))).toEqual([]));

  it('says every text once: no part repeats what another has', () => {
    const all = parts.flatMap((part) => leaves(partOf('en', part) ?? {}).map(([key]) => key));
    expect(all.filter((key, at) => all.indexOf(key) !== at)).toEqual([]);
  });
});

describe.each(others)('the texts in %s', (language) => {
  const texts = leaves(textsOf(language));

  it('are those that are there in English, in every part that the language has', () => {
    expect(
      has(language, 'boards') &&
        has(language, 'players') &&
        has(language, 'pages') &&
        has(language, 'replays'),
    ).toBe(true);
    for (const part of parts.filter((one) => has(language, one)))
      expect(keysOf(language, part), part).toEqual(keysOf('en', part));
  });

  it('speak of the same facts', () => {
    const factsInEnglish = (key: string): string[] =>
      factsOf(english.get(key) ?? english.get(`${baseOf(key)}_other`) ?? '');
    // "One table" may write its number as a word.
    const differ = texts.filter(
      ([key, text]) =>
        factsOf(text)
          .filter((fact) => fact !== 'count')
          .join() !==
        factsInEnglish(key)
          .filter((fact) => fact !== 'count')
          .join(),
    );
    expect(differ.map(([key]) => key)).toEqual([]);
  });
});

describe.each(languages)('every text in %s', (language) => {
  const texts = leaves(textsOf(language));

  it('says something', () =>
    expect(texts.filter(([, text]) => text.trim() === '').map(([key]) => key)).toEqual([]));

  it('has all forms of a plural that the language knows, and no other', () => {
    const forms = new Map<string, string[]>();
    for (const [key] of texts)
      if (plural.test(key))
        forms.set(baseOf(key), [...(forms.get(baseOf(key)) ?? []), key.split('_').at(-1) ?? '']);
    const wanted = formsOf(language).join();
    expect(
      [...forms].filter(([, found]) => found.sort().join() !== wanted).map(([key]) => key),
    ).toEqual([]);
  });

  it('is found by its key', () => {
    const speech = speechOf(language, textsOf(language));
    const named = (text: string) => Object.fromEntries(factsOf(text).map((name) => [name, name]));
    expect(
      texts
        .filter(
          ([key, text]) =>
            say(speech, key, named(text)) !== text.replaceAll(/\{\{(\w+)\}\}/g, '$1'),
        )
        .map(([key]) => key),
    ).toEqual([]);
  });
});

const source = path.resolve(import.meta.dirname, '..');
const modules = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !/\.spec\.tsx?$/.test(file))
  .map((file) => {
    const text = readFileSync(path.join(source, file), 'utf8');
    return ts.createSourceFile(
      file,
      text,
      ts.ScriptTarget.ES2023,
      true,
      file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
    );
  });

const nodesOf = (file: ts.SourceFile): ts.Node[] => {
  const found: ts.Node[] = [];
  const visit = (node: ts.Node): void => {
    found.push(node);
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
};
const nodes = modules.flatMap((file) => nodesOf(file).map((node) => ({ file, node })));

/**
 * A pattern of the keys that a piece of code may stand for: a string as it is, a template with
 * anything in its gaps.
 */
const patternOf = (node: ts.Node): string | null => {
  const exact = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
  if (ts.isStringLiteralLike(node)) return exact(node.text);
  if (!ts.isTemplateExpression(node)) return null;
  return [
    exact(node.head.text),
    ...node.templateSpans.map(({ literal }) => `.+${exact(literal.text)}`),
  ].join('');
};

/** Pages of organizers and judges, whose own modules may have texts in English only. */
const ofStaff =
  /^(?:app\/desk-layout|features\/(?:(?:desk-[a-z]+|judge|print)\/(?!sheets)|my-events\/(?:import|new)-event-page))/;

/** The modules that these entries import, statically or lazily, except those matching `leftOut`. */
const modulesOf = (entries: readonly string[], leftOut: RegExp): Set<string> => {
  const found = new Set<string>();
  const visit = (file: string): void => {
    if (found.has(file) || leftOut.test(file)) return;
    found.add(file);
    const text = readFileSync(path.join(source, file), 'utf8');
    for (const [, relative] of text.matchAll(/(?:from |import\()'(\.[^']+)\.js'/g)) {
      const base = path.join(path.dirname(file), relative ?? '');
      for (const ending of ['.ts', '.tsx'])
        if (existsSync(path.join(source, base + ending))) visit(base + ending);
    }
  };
  entries.forEach(visit);
  return found;
};
const playersModules = (): Set<string> => modulesOf(['app/start.tsx'], ofStaff);

/**
 * The modules of the boards, which load fewer texts than other pages; the lobby loads all of them.
 */
const boardModules = (): Set<string> =>
  modulesOf(
    [
      'features/game-table/match/match-page.tsx',
      'features/game-table/match/free-match-page.tsx',
      'features/game-table/twin-suns-page.tsx',
      'features/game-table/practice/practice-page.tsx',
      'features/replay/replay-page.tsx',
      'features/replay/file-page.tsx',
    ],
    /^shared\/page\/rest\.ts/,
  );

describe('the pages', () => {
  const keys = [...new Set([...english.keys()].map(baseOf))];

  it('use every text that there is', () => {
    const patterns = nodes.flatMap(({ node }) => patternOf(node) ?? []);
    const used = new Set(patterns.filter((pattern) => !pattern.includes('.+')));
    const made = [...new Set(patterns.filter((pattern) => /^\w+\\\..*\.\+/.test(pattern)))].map(
      (pattern) => new RegExp(`^${pattern}$`),
    );
    // Looked up by the codes of the API, which another test checks.
    const byCode = /^(?:errors|reasons|story)\./;
    const unused = keys.filter(
      (key) =>
        !byCode.test(key) &&
        !used.has(key.replaceAll('.', '\\.')) &&
        !made.some((pattern) => pattern.test(key)),
    );
    expect(unused).toEqual([]);
  });

  it('of players say nothing that only staff can read in their language', () => {
    const staff = new Set(leaves(partOf('en', 'staff') ?? {}).map(([key]) => baseOf(key)));
    const players = playersModules();
    expect([...players]).toContain('features/trilogy/trilogy-page.tsx');
    expect([...players]).not.toContain('features/desk-home/desk-home-page.tsx');
    const faults = nodes.flatMap(({ file, node }) =>
      players.has(file.fileName) && ts.isStringLiteralLike(node) && staff.has(node.text)
        ? [`${file.fileName}: ${node.text}`]
        : [],
    );
    expect(faults).toEqual([]);
  });

  it('that are boards say nothing that only other pages fetch', () => {
    const others = new Set(
      (['players', 'staff'] as const).flatMap((part) =>
        leaves(partOf('en', part) ?? {}).map(([key]) => baseOf(key)),
      ),
    );
    const boards = boardModules();
    expect([...boards]).toContain('features/game-table/match/sideboarding.tsx');
    const faults = nodes.flatMap(({ file, node }) =>
      boards.has(file.fileName) && ts.isStringLiteralLike(node) && others.has(node.text)
        ? [`${file.fileName}: ${node.text}`]
        : [],
    );
    expect(faults).toEqual([]);
  });

  it('give every text the facts that it speaks of, and no other', () => {
    const factsByKey = new Map<string, Set<string>>();
    for (const [key, text] of english) {
      const facts = factsByKey.get(baseOf(key)) ?? new Set<string>();
      for (const fact of [...factsOf(text), ...(plural.test(key) ? ['count'] : [])])
        facts.add(fact);
      factsByKey.set(baseOf(key), facts);
    }
    const faults = nodes.flatMap(({ file, node }) => {
      if (!ts.isCallExpression(node) || node.expression.getText(file) !== 't') return [];
      const [key, facts] = node.arguments;
      if (key === undefined || !ts.isStringLiteral(key)) return [];
      if (facts !== undefined && !ts.isObjectLiteralExpression(facts)) return [];
      const properties = facts?.properties ?? [];
      if (properties.some(ts.isSpreadAssignment)) return [];
      const given = properties.map((property) => property.name?.getText(file) ?? '').sort();
      const wanted = [...(factsByKey.get(key.text) ?? [])].sort();
      return given.join() === wanted.join()
        ? []
        : [
            `${file.fileName}: ${key.text} speaks of (${wanted.join()}), is given (${given.join()})`,
          ];
    });
    expect(faults).toEqual([]);
  });
});
