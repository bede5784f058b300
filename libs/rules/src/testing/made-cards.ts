/** Cards made for single tests, if no real card shows a rule plainly. */
import * as say from '../effects/builders.js';
import { createEngine } from '../engine/engine.js';
import { type CardBook, cardBook, type CardDefinition } from '../kernel/definition.js';

/** A free 2/2 ground unit with these abilities, unless `facts` say otherwise. */
export const made = (
  id: string,
  facts: Partial<CardDefinition>,
  ...abilities: CardDefinition['abilities'][number][]
): CardDefinition => ({
  id,
  name: id,
  type: 'Unit',
  aspects: [],
  traits: ['TEST'],
  arena: 'Ground',
  cost: 0,
  power: 2,
  hp: 2,
  abilities,
  ...facts,
});

/** A free event that does this. */
export const event = (id: string, ...effects: Parameters<typeof say.event>): CardDefinition =>
  made(id, { type: 'Event' }, say.event(...effects));

/** Makes engines that know the book and these additional cards. */
export const beside =
  ({ cards: known }: CardBook) =>
  (...cards: CardDefinition[]) =>
    createEngine(cardBook([...known.values(), ...cards]));
