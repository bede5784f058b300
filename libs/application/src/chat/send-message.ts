import { commands } from '#contracts';
import { defineCommand } from '../command/definition.js';
import { appendToChat, loadChat } from './chat-context.js';
import { playing } from '../rights/lifecycles.js';

/** A player writes a message to the opponent. */
export const SendMessage = defineCommand({
  name: 'SendMessage',
  payload: commands.SendMessage,
  grants: ['self'],
  token: 'play',
  during: playing,
  load: loadChat,
  decide: ({ text }, context) =>
    appendToChat(context, (acting, at) => ({ type: 'SendMessage', data: { ...acting, text }, at })),
});
