import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { languages } from './catalogue.js';
import { leaves, textsOf } from './testing.js';

type Fault = 'glued' | 'plural' | 'same' | 'word' | 'letters' | null;

const english = new Map(leaves(textsOf('en')));

/** Labels before a field, a name or a choice, which end where that begins. */
const labels: readonly string[] = [
  ...['archive.from', 'boosters.kind', 'convention.invitePoints', 'convention.template'],
  ...['hand.before.other', 'mat.noManoeuvre', 'mat.target', 'pool.sort', 'print.checkedBy'],
  ...['print.packOneTo', 'seat.front.game', 'table.rewind.before', 'table.speeds.calm'],
  ...['tokens.access', 'account.noAccount', 'deck.desk.unlock'],
];
/** Numbers that are never 1, or that are followed by a share of another number. */
const counts: readonly string[] = [
  ...['deskLimited.buildingWhy', 'deskLimited.openPoolsWhy', 'deskLimited.seatPodsWhy'],
  ...['desk.start.more', 'people.importing.chosen', 'people.sweep.minutes'],
  ...['pod.lastSeconds', 'pod.waiting', 'pool.counted', 'tokens.inDays', 'trilogy.statistics.of'],
];
/** Names, and words that both languages write the same way. */
const names: readonly string[] = [
  ...['common.licence', 'convention.templates.twinSuns', 'files.name.decks', 'practice.decks.luke'],
  ...['practice.decks.vader', 'seat.day.rank_one', 'seat.day.rank_other', 'twinSuns.meta'],
];

/** Articles, prepositions and "and": a text that ends with one is incomplete. */
const dangling: Readonly<Record<string, RegExp>> = {
  en: /(?:^|\s)(?:of|the|an?|to|with|by|from|and)$/i,
  es: /(?:^|\s)(?:a|de|del|la|el|un|una|con|por|y)$/i,
  fr: /(?:^|\s)(?:de|la|un|du|le|les|des|avec|et)$/i,
  it: /(?:^|\s)(?:di|del|della|dei|il|lo|la|gli|le|un|una|con|per|da|dal|e)$/i,
  de: /(?:^|\s)(?:der|die|das|den|dem|des|eine[nmr]|von|zum|zur|und|oder)$/i,
};
/** Phrases that docs/voice.md rules out. */
const unsaid =
  /\balready[.!]$|\bfor nobody\b|\boops\b|\bsimply\b|expected string|too (?:small|big):|\binvalid input\b/i;

/** Remains of letters that were written in one encoding and read in another, or dropped. */
const broken = /[\u0080-\u009f\ufffd]|\u00c3[\u00a0-\u00bf]|\u00e2\u20ac/u;

interface Place {
  readonly key: string;
  readonly language: string;
}

const faultOf = ({ key, language }: Place, text: string, inEnglish?: string): Fault => {
  if (broken.test(text)) return 'letters';
  if (!labels.includes(key) && (/^\s|\s$/.test(text) || dangling[language]?.test(text) === true))
    return 'glued';
  if (
    !counts.includes(key) &&
    !/_(?:one|two|few|many|other)$/.test(key) &&
    /\{\{count\}\} \p{L}/u.test(text)
  )
    return 'plural';
  if (unsaid.test(text)) return 'word';
  const words = text.replaceAll(/\{\{\w+\}\}/g, '').match(/\p{L}{3,}/gu) ?? [];
  return words.length > 1 && text === inEnglish && !names.includes(key) ? 'same' : null;
};

describe('the voice', () => {
  it.each(languages)('is kept by every text in %s', (language) => {
    const faults = leaves(textsOf(language)).flatMap(([key, text]) => {
      const fault = faultOf(
        { key, language },
        text,
        language === 'en' ? undefined : english.get(key),
      );
      return fault === null ? [] : [`${fault}: ${key}: ${text}`];
    });
    expect(faults).toEqual([]);
  });

  it.each([
    ['letters', 'Cette convention n\u00e2\u0080\u0099existe pas.', undefined],
    ['glued', 'Winner of the', undefined],
    ['glued', 'Round ', undefined],
    ['plural', '{{count}} players are in', undefined],
    ['same', 'Pair the round', 'Pair the round'],
    ['word', 'This table is open already.', undefined],
    ['word', 'Too small: expected string to have >=1 characters', undefined],
  ] as const)('notices what is %s: %s', (fault, text, inEnglish) => {
    expect(faultOf({ key: 'some.key', language: 'en' }, text, inEnglish)).toBe(fault);
  });

  it('makes no exception for a text that is gone', () => {
    const keys = new Set(languages.flatMap((one) => leaves(textsOf(one)).map(([key]) => key)));
    expect([...labels, ...counts, ...names].filter((key) => !keys.has(key))).toEqual([]);
  });
});

const source = path.resolve(import.meta.dirname, '..');

/**
 * The key whose text a piece of code requests: `t('table.wins', …)`; for a template, its beginning.
 */
const keyOf = (node: ts.Node): string | null => {
  if (!ts.isCallExpression(node) || node.expression.getText() !== 't') return null;
  const [key] = node.arguments;
  if (key === undefined) return null;
  if (ts.isStringLiteralLike(key)) return key.text;
  return ts.isTemplateExpression(key) ? key.head.text : null;
};

/** Texts that one piece of code places next to each other with only a space between them. */
const gluedIn = (node: ts.Node): (readonly [string, string])[] => {
  if (!ts.isTemplateExpression(node)) return [];
  return node.templateSpans.flatMap(({ expression, literal }, at) => {
    const first = keyOf(expression);
    const next = node.templateSpans[at + 1];
    const second = next === undefined ? null : keyOf(next.expression);
    return first !== null && second !== null && /^\s*$/.test(literal.text) ? [[first, second]] : [];
  });
};

const gluedInCode = (text: string): (readonly [string, string])[] => {
  const found: (readonly [string, string])[] = [];
  const visit = (node: ts.Node): void => {
    found.push(...gluedIn(node));
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('page.tsx', text, ts.ScriptTarget.ES2023, true, ts.ScriptKind.TSX));
  return found;
};

/**
 * Whether a key, or every key with this beginning, is a whole sentence in English: sentences may
 * follow each other.
 */
const isSentence = (key: string): boolean =>
  [...english]
    .filter(([one]) => one === key || one.startsWith(key))
    .every(([, text]) => /[.?!]$/.test(text.trim()));

describe('a page', () => {
  it('glues no sentence from two texts', () => {
    const faults = readdirSync(source, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !/\.spec\.tsx?$/.test(file))
      .flatMap((file) =>
        gluedInCode(readFileSync(path.join(source, file), 'utf8'))
          .filter(([first, second]) => !isSentence(first) || !isSentence(second))
          .map(([first, second]) => `${file}: ${first} + ${second}`),
      );
    expect(faults).toEqual([]);
  });

  it.each([
    ["`${t('table.wins', { name })} ${t('table.drawn')}`", [['table.wins', 'table.drawn']]],
    ["`${t('common.table')}: ${t('common.name')}`", []],
  ])('is seen to glue, or not: %s', (code, found) => {
    expect(gluedInCode(code)).toEqual(found);
  });
});
