import { commands } from '#contracts';
import { defineCommand } from '../command/definition.js';
import { appendToChat, loadChat } from './chat-context.js';
import { playing } from '../rights/lifecycles.js';

/** A player sends one of the set phrases; the opponent reads it in their own language. */
export const SendPhrase = defineCommand({
  name: 'SendPhrase',
  payload: commands.SendPhrase,
  grants: ['self'],
  token: 'play',
  during: playing,
  load: loadChat,
  decide: ({ phrase }, context) =>
    appendToChat(context, (acting, at) => ({
      type: 'SendPhrase',
      data: { ...acting, phrase },
      at,
    })),
});
