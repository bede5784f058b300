import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js';
import { type JSONRPCMessage, JSONRPCMessageSchema } from '@modelcontextprotocol/sdk/types.js';

/**
 * The half of streamable HTTP that a server of ours speaks: each message is posted, and its
 * answer comes back where it was posted. The protocol's own transport would also wait for what
 * is pushed; it cannot be loaded from the sources, for a package under it names its own.
 */
export class PostedMessages implements Transport {
  onmessage?: (message: JSONRPCMessage) => void;
  onclose?: () => void;
  onerror?: (error: Error) => void;
  #version: string | null = null;

  constructor(
    private readonly address: URL,
    private readonly token: string | null,
  ) {}

  async start(): Promise<void> {
    // Nothing is opened before the first message.
  }

  /** From here on every request says which version of the protocol both agreed on. */
  setProtocolVersion(version: string): void {
    this.#version = version;
  }

  async send(message: JSONRPCMessage): Promise<void> {
    const answer = await fetch(this.address, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'application/json, text/event-stream',
        ...(this.#version !== null && { 'mcp-protocol-version': this.#version }),
        ...(this.token !== null && { authorization: `Bearer ${this.token}` }),
      },
      body: JSON.stringify(message),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`the server answered ${answer.status}: ${text.slice(0, 500)}`);
    if (text !== '') this.onmessage?.(JSONRPCMessageSchema.parse(JSON.parse(text)));
  }

  async close(): Promise<void> {
    this.onclose?.();
  }
}
