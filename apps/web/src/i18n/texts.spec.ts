import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { nameOf, preferredLanguage, regionOf } from './language.js';
import { textsOf } from './testing.js';

const root = path.resolve(import.meta.dirname, '../../../..');

const texts = textsOf('en');
const codesOf = (area: string): string[] => Object.keys(texts[area] ?? {});

const sources = (folder: string): string[] =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.spec\.tsx?$/.test(file))
    .map((file) => readFileSync(path.join(root, folder, file), 'utf8'));

const found = (files: readonly string[], pattern: RegExp): string[] =>
  [
    ...new Set(files.flatMap((file) => [...file.matchAll(pattern)].map(([, code]) => code ?? ''))),
  ].sort();

/** The names of a union of string literals, or the keys of an interface, as written in a source file. */
const section = (file: string, from: RegExp, to: RegExp): string => {
  const text = readFileSync(path.join(root, file), 'utf8');
  const start = text.search(from);
  expect(start, `${from} in ${file}`).toBeGreaterThanOrEqual(0);
  const rest = text.slice(start);
  return rest.slice(0, rest.search(to));
};
const quoted = (text: string): string[] =>
  [...text.matchAll(/'([a-z][a-z-]*)'/g)].map(([, name]) => name ?? '');

/** The kinds of games that share a decider; their refusals begin with the kind. */
const gameKinds = (): string[] =>
  readdirSync(path.join(root, 'libs/match/src/game/kinds'))
    .map((file) => `libs/match/src/game/kinds/${file}`)
    .filter((file) => !file.endsWith('.spec.ts'))
    .filter((file) => /^ {2}codes: \{/m.test(readFileSync(path.join(root, file), 'utf8')));

describe('codes that people may meet', () => {
  const errors = codesOf('errors');

  const ofTwoWhoWant = ['rematch-asked', 'rematch-accepted'];
  const ofSilence = [
    ...['not-waiting-for-other', 'own-silence', 'silence-warned', 'no-silence-warned'],
    'too-early',
  ];
  const ofClocks = ['clock-stands', 'own-clock'];
  const ofJudges = ['ruling-asked', 'nothing-to-claim'];
  const ofLobbies = ['already-open', 'already-begun', 'cancelled', 'expired', 'full', 'own-seat'];
  const ofSides = ['seat-taken', 'does-not-fit'];
  /**
   * Refusals that never occur for a kind of game. A free match is played as a match, which is
   * paired and has a judge; nobody joins or waits in a game against bots.
   */
  const never: Readonly<Record<string, readonly string[]>> = {
    duel: [...ofTwoWhoWant, ...ofJudges, ...ofClocks, 'full'],
    match: [
      ...[...ofTwoWhoWant, ...ofLobbies, ...ofSides],
      ...['not-host', 'seats-free', 'not-over', 'not-your-turn'],
    ],
    'free-match': [
      ...[...ofSilence, ...ofJudges, ...ofClocks, ...ofSides],
      ...['not-begun', 'not-host', 'seats-free', 'deck-not-playable', 'over', 'outdated'],
      ...['taken-back', 'not-your-turn', 'nothing-to-take-back', 'take-back-needs-consent'],
    ],
    practice: [
      ...[...ofTwoWhoWant, ...ofSilence, ...ofJudges, ...ofClocks, ...ofLobbies.slice(1)],
      ...['not-begun', 'not-host', ...ofSides],
      ...['seats-free', 'not-over', 'not-your-turn', 'take-back-needs-consent'],
    ],
    'twin-suns': [...ofTwoWhoWant, ...ofJudges, ...ofClocks, ...ofSides, 'not-your-turn'],
  };

  it.each(gameKinds())('every refusal of a game on screen has a text: %s', (file) => {
    const all = quoted(section('libs/match/src/game/kind.ts', /export type GameRefusal/, /;/));
    expect(all).toContain('own-silence');
    // A refusal in the name of another aggregate names that aggregate.
    const [, name = ''] =
      /^ {2}(?:name: '|refusals: )([a-z-]+)(?:'|Refusals)/m.exec(
        readFileSync(path.join(root, file), 'utf8'),
      ) ?? [];
    expect(name).not.toBe('');
    const reworded = section(file, /^ {2}codes: \{/m, /\}/).matchAll(/'?([a-z-]+)'?: '([a-z-]+)'/g);
    const words = new Map([...reworded].map(([, code = '', word = '']) => [code, word]));
    const codes = all
      .filter((code) => !(never[name] ?? []).includes(code))
      .map((code) => `${name}/${words.get(code) ?? code}`);
    expect(codes.filter((code) => !errors.includes(code))).toEqual([]);
  });

  it('every other failure that the api names has a text', () => {
    const codes = found(
      [...sources('apps/api/src'), ...sources('libs/application/src')],
      /'((?:account|auth|command|guest|handover|token|webhook|policy|practice|request|server|tournament|match|draft|pool|pod|push)\/[a-z-]+)'/g,
    );
    expect(codes).toContain('policy/forbidden');
    expect(codes.filter((code) => !errors.includes(code))).toEqual([]);
  });

  it('every reason of the pairing has a text', () => {
    const codes = found(
      [section('libs/tournament/src/pairing/reason-code.ts', /export type ReasonCode/, /;/)],
      /'((?:pairing|bye)\/[a-z-]+)'/g,
    );
    expect(codes.length).toBeGreaterThan(10);
    expect(codes.filter((code) => !codesOf('reasons').includes(code))).toEqual([]);
  });

  it('every recorded event of a paper tournament has a sentence', () => {
    const types = found(
      [
        section('libs/tournament/src/events.ts', /export interface TournamentEvents/, /\n\}/),
        section('libs/match/src/events.ts', /export interface MatchEvents/, /\n\}/),
      ],
      /^ {2}([A-Z][A-Za-z]+):/gm,
    );
    expect(types).toContain('ResultCorrected');
    const ofPods = found(
      [section('libs/read-models/src/story/kinds.ts', /const ofPods/, /\]\)/)],
      /'([A-Z][A-Za-z]+)'/g,
    );
    expect(ofPods).toContain('PodPaused');
    expect([...types, ...ofPods].filter((type) => !codesOf('story').includes(type))).toEqual([]);
  });
});

describe('language', () => {
  it('is what was chosen, else what the browser prefers, else English', () => {
    expect(preferredLanguage('es', ['en-GB'])).toBe('es');
    expect(preferredLanguage(null, ['xx-XX', 'es-MX', 'en'])).toBe('es');
    expect(preferredLanguage('xx', ['yy-ZZ'])).toBe('en');
  });

  it('is called as its speakers call it', () =>
    expect(['en', 'es', 'fr'].map(nameOf)).toEqual(['English', 'Español', 'Français']));

  it('writes dates as the browser of the reader does', () => {
    expect(regionOf('en', ['es-ES', 'en-GB', 'en-US'])).toBe('en-GB');
    expect(regionOf('es', ['en-GB'])).toBe('es');
  });
});
