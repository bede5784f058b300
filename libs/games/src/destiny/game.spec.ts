import { describe, expect, it } from 'vitest';
import { destiny } from './game.js';

const text = `Ours

BATTLEFIELD
Rebel War Room, Yavin IV (Awakenings #171)

CHARACTER
2x Leia Organa, Born Leader (Awakenings #28)
1x Han Solo, Scoundrel (Awakenings #46)

EVENT
3x Aim (Awakenings #151)
2x Use The Force (Awakenings #149)
`;

const read = (typed: string) => {
  const reading = destiny.lists.read(typed);
  if (reading.kind !== 'read')
    throw new Error(reading.problems.map(({ text: { en } }) => en).join());
  return reading.list;
};

describe('Destiny as a game of the platform', () => {
  it('reads, names, shows and writes a list, and reads what it wrote', () => {
    const list = read(text);
    expect(destiny.lists.label(list)).toBe('Leia Organa, Han Solo');
    expect(destiny.lists.view(list).map(({ title, lines }) => [title.es, lines.length])).toEqual([
      ['Personajes', 2],
      ['Campo de batalla', 1],
      ['Eventos', 2],
    ]);
    expect(read(destiny.lists.write(list))).toEqual(list);
  });

  it('says in both languages which rule a list breaks and where', () => {
    const problems = destiny.lists.check(read(text), {
      format: 'destiny-awakenings',
      date: '2016-12-01',
    });
    expect(problems.map(({ path, text: { en } }) => `${path}: ${en}`)).toEqual([
      'deck: Aim: 3 copies; at most 2 (rules reference 4.2)',
      'deck: The deck has 5 cards; it needs exactly 30 (rules reference 4.2)',
      'deck: Use The Force: no character of the team has this colour (rules reference 4.2)',
    ]);
    expect(problems[1]?.text.es).toBe(
      'El mazo tiene 5 cartas; necesita exactamente 30 (reglas 4.2)',
    );
  });

  it('names line and cause of what cannot be read', () => {
    const reading = destiny.lists.read('Ours\nCHARACTER\n1x Jar Jar Binks (Awakenings #999)\n');
    expect(reading).toMatchObject({
      kind: 'unreadable',
      problems: [
        {
          path: '3',
          text: {
            en: 'No such card (line 3): 1x Jar Jar Binks (Awakenings #999)',
            es: 'No existe esa carta (línea 3): 1x Jar Jar Binks (Awakenings #999)',
          },
        },
      ],
    });
  });

  it('tells which cards cannot be played on screen, which is no fault', () => {
    const stolen = read(
      'A\nCHARACTER\n1x Rey, Force Prodigy (Awakenings #38)\nUPGRADE\n1x Prized Possession\n',
    );
    const notice = destiny.lists
      .check(stolen, { format: 'destiny-infinite', date: '2021-07-06' })
      .find(({ severity }) => severity === 'notice');
    expect(notice?.text.en).toBe('Not playable on screen yet: Prized Possession');
  });

  it('is one game in 35 minutes, or three when the event says so', () => {
    const [format] = destiny.formats;
    expect(format?.defaults).toEqual({ bestOf: 1, roundMinutes: 35 });
    expect(destiny.shape('destiny-awakenings', { bestOf: 3 })).toEqual({
      kind: 'games',
      bestOf: 3,
    });
  });
});
