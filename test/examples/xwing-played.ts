import {
  cards,
  fly,
  pilot,
  type Played,
  questionsOf,
  wing,
} from '../../libs/games/src/xwing/testing/table.js';

export type Ship = Parameters<typeof fly>[0][number];
type Change = NonNullable<Parameters<typeof fly>[3]>;
type Options = Played['asked'][number]['options'];

/** An enemy far away from everything. */
export const far = wing(1, 150, { x: 100, dial: '1F' });

/** Names of the happenings of a kind of the ship at that place. */
export const namesOf = (played: Played, what: string, place = 0): readonly string[] =>
  played.told.flatMap((one) =>
    one.what === what && one.ship === played.keys[place] ? [one.name ?? ''] : [],
  );

/** The first happening of a kind of the first ship, by its index; -1 without it. */
export const placeOf = (played: Played, what: string, name?: string): number =>
  played.told.findIndex(
    (one) =>
      one.what === what && one.ship === played.keys[0] && (name === undefined || one.name === name),
  );

/** One ship activates, with nothing around it. */
export const flown = (more: object, choices: Parameters<typeof fly>[2] = {}): Played =>
  fly([wing(0, 600, more), far], [], choices);

/** All options of these questions that the first ship was asked. */
export const offers = (
  played: Played,
  ...questions: readonly Parameters<typeof questionsOf>[1][]
): Options =>
  questions
    .flatMap((question) => questionsOf(played, question))
    .filter(({ ship }) => ship === played.keys[0])
    .flatMap(({ options }) => options);

export const does = (options: Options, what: Options[number]['do']): boolean =>
  options.some((option) => option.do === what);

export const mayAct = (options: Options, action: string): boolean =>
  options.some((option) => option.do === 'act' && option.action === action);

/** An asteroid where a ship ends that flies two ahead. */
export const asteroid: Change = (state) => {
  state.obstacles.push({ id: 'o1', kind: 'asteroid', x: 450, y: 500, heading: 0 });
};

/** A ship that gives its action away: another one performs a free action. */
export const squadLeader = wing(0, 600, {
  ...pilot('wedgeantilles', 'xwing'),
  ...cards('squadleader|Elite'),
  dial: '1F',
  x: 520,
});
