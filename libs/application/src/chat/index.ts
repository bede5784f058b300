// One line for every command about the chat at a table.
export { SendMessage } from './send-message.js';
export { SendPhrase } from './send-phrase.js';
export { SetChatReception } from './set-chat-reception.js';
