import type { REST } from '@discordjs/rest';
import { expect, it } from 'vitest';
import type { DiscordConfiguration } from '#platform';
import { Discord } from './discord.js';

const cutOff = () => Object.assign(new Error('other side closed'), { code: 'UND_ERR_SOCKET' });

/**
 * A Discord client whose requests fail in these ways one after the other, and then are answered.
 */
const discordAfter = (...failures: readonly Error[]) => {
  const left = [...failures];
  const sent: unknown[] = [];
  const request = (_route: string, { body }: { readonly body: unknown }): Promise<unknown> => {
    sent.push(body);
    const failure = left.shift();
    return failure === undefined ? Promise.resolve({ id: '7' }) : Promise.reject(failure);
  };
  const rest = { put: request, post: request, patch: request } as unknown as REST;
  const configuration = { applicationId: '1' } as DiscordConfiguration;
  return { sent, discord: new Discord(rest, configuration) };
};

it('sends again what Discord did not answer because the connection ended, as the same message', async () => {
  const { sent, discord } = discordAfter(cutOff(), cutOff());
  expect(await discord.post('901', { content: 'Round 1' }, { nonce: 'n', picture: null })).toBe(
    '7',
  );
  expect(sent).toEqual(Array(3).fill({ content: 'Round 1', nonce: 'n', enforce_nonce: true }));
});

it('says which commands there are also where the first try is cut off', async () => {
  const { sent, discord } = discordAfter(cutOff());
  await discord.announceCommands([]);
  expect(sent).toEqual([[], []]);
});

it('does not try again what Discord refuses', async () => {
  const { sent, discord } = discordAfter(new Error('Missing Access'));
  await expect(discord.edit('901', '7', {})).rejects.toThrow('Missing Access');
  expect(sent).toHaveLength(1);
});
