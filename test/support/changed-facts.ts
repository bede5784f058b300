import type { Chance } from '#client';
import type { Editable } from './well-chained.js';

/** Where a value stands in a fact. */
type Path = readonly (string | number)[];

interface Leaf {
  readonly path: Path;
  readonly value: unknown;
}

const isBranch = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const placesIn = (value: unknown, path: Path = []): readonly Leaf[] => [
  ...(path.length === 0 ? [] : [{ path, value }]),
  ...(isBranch(value)
    ? Object.entries(value).flatMap(([key, each]) =>
        placesIn(each, [...path, Array.isArray(value) ? Number(key) : key]),
      )
    : []),
];

const nameOf = (path: Path): string => String(path.findLast((step) => typeof step === 'string'));

const set = (data: Record<string, unknown>, path: Path, value: unknown): void => {
  const holder = path
    .slice(0, -1)
    .reduce<unknown>((at, step) => (at as Record<string, unknown>)[step], data);
  (holder as Record<string, unknown>)[path.at(-1) ?? ''] = value;
};

/** Another number of the same size, or one that nobody would count to. */
const otherNumber = (value: number, chance: Chance): number =>
  chance.pick([value + 1, value - 1, 0, 1, -value, value * 2, 99, 9_999, 2 ** 31, value + 0.5]);

const otherList = (value: readonly unknown[], chance: Chance): readonly unknown[] =>
  chance.pick([
    [],
    value.slice(1),
    value.slice(0, -1),
    [...value, ...value.slice(0, 1)],
    value.toReversed(),
    [...value, ...value],
  ]);

/**
 * Another value that could stand there: one that has the same name elsewhere in the event, or
 * any of the same kind; a number that is near; a list that lacks somebody or has them twice.
 */
const plausible = ({ path, value }: Leaf, events: readonly Editable[], chance: Chance): unknown => {
  if (typeof value === 'number' && chance.happens(0.6)) return otherNumber(value, chance);
  if (typeof value === 'boolean') return !value;
  if (Array.isArray(value) && chance.happens(0.7)) return otherList(value, chance);
  const everywhere = Array.from({ length: 12 }, () => chance.pick(events)).flatMap(({ data }) =>
    placesIn(data),
  );
  const alike = everywhere.filter((each) =>
    chance.happens(0.7) ? nameOf(each.path) === nameOf(path) : typeof each.value === typeof value,
  );
  return alike.length === 0 ? null : structuredClone(chance.pick(alike).value);
};

const changeValue = (events: Editable[], chance: Chance): void => {
  const event = chance.pick(events);
  const places = placesIn(event.data);
  if (places.length === 0) return;
  const place = chance.pick(places);
  set(event.data, place.path, plausible(place, events, chance));
};

const moveFact = (events: Editable[], chance: Chance): void => {
  const from = chance.int(events.length);
  const [moved] = events.splice(from, 1);
  if (moved) events.splice(chance.int(events.length + 1), 0, moved);
};

const repeatFact = (events: Editable[], chance: Chance): void => {
  const at = chance.int(events.length);
  events.splice(at, 0, structuredClone(events[at] as Editable));
};

const dropFact = (events: Editable[], chance: Chance): void => {
  events.splice(chance.int(events.length), 1);
};

/** All that one command did, left out or done twice. */
const changeCommand = (events: Editable[], chance: Chance): void => {
  const { commandId } = chance.pick(events).meta;
  const isOf = (event: Editable): boolean => event.meta.commandId === commandId;
  const at = events.findLastIndex(isOf);
  const again = events.filter(isOf).map((event) => {
    const copy = structuredClone(event);
    copy.meta = { ...copy.meta, commandId: `again-${chance.int(1_000_000)}` };
    return copy;
  });
  if (chance.happens(0.5)) events.splice(at + 1, 0, ...again);
  else events.splice(0, events.length, ...events.filter((event) => !isOf(event)));
};

/**
 * Changes facts of an event as somebody would who knows what
 * they mean: what comes of it looks right, member by member.
 */
export const changeFacts = (events: Editable[], chance: Chance): void => {
  const changes = [
    changeValue,
    changeValue,
    changeValue,
    changeValue,
    changeCommand,
    moveFact,
    repeatFact,
    dropFact,
  ];
  for (let left = chance.happens(0.3) ? 2 : 1; left > 0; left -= 1)
    chance.pick(changes)(events, chance);
};
