import { expect, it } from 'vitest';
import { commandNames, commands } from '#contracts';
import { schemaOf } from '../http/describe.js';
import { exampleOf } from './example-of.js';

it('is taken by every command', () => {
  const refused = commandNames.flatMap((name) => {
    const { error } = commands[name].safeParse(exampleOf(schemaOf(commands[name], 'input')));
    return error ? [`${name}: ${error.message}`] : [];
  });
  expect(refused).toEqual([]);
});
