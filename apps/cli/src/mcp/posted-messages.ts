import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js';
import { type JSONRPCMessage, JSONRPCMessageSchema } from '@modelcontextprotocol/sdk/types.js';

/**
 * The part of streamable HTTP that our servers use: each message is posted, and its answer is the
 * response. The protocol's own transport would also wait for pushed messages, and it cannot be
 * loaded from the sources because a package below it has conflicting import names.
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
    // No connection is opened before the first message.
  }

  /** From now on every request states the negotiated version of the protocol. */
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
