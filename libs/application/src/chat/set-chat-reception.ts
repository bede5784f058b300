import { commands } from '#contracts';
import { defineCommand } from '../command/definition.js';
import { appendToChat, loadChat } from './chat-context.js';
import { playing } from '../rights/lifecycles.js';

/** A player mutes or blocks the opponent, or undoes it. */
export const SetChatReception = defineCommand({
  name: 'SetChatReception',
  payload: commands.SetChatReception,
  grants: ['self'],
  token: 'play',
  during: playing,
  load: loadChat,
  decide: ({ reception }, context) =>
    appendToChat(context, (acting, at) => ({
      type: 'SetChatReception',
      data: { ...acting, reception },
      at,
    })),
});
