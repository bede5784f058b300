import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js';
import { expect } from 'vitest';
import { z } from 'zod';
import { PostedMessages } from '../../apps/cli/src/mcp/posted-messages.js';

const answered = z.object({
  isError: z.boolean().optional(),
  content: z.array(z.object({ type: z.literal('text'), text: z.string() })),
});
const refused = z.object({ error: z.object({ code: z.string() }) });

export interface Answer {
  readonly isError: boolean;
  readonly text: string;
  /** Of a refusal; null where it is none of ours. */
  readonly code: string | null;
}

const codeIn = (text: string): string | null => {
  try {
    return refused.parse(JSON.parse(text)).error.code;
  } catch {
    return null;
  }
};

/** An assistant as its maker's client is: it knows the address, its token, and what the server tells it. */
export class Assistant {
  #position: number | undefined;

  constructor(readonly client: Client) {}

  static async at(address: string, token: string | null): Promise<Assistant> {
    return Assistant.over(new PostedMessages(new URL(address), token));
  }

  static async over(transport: Transport): Promise<Assistant> {
    const client = new Client({ name: 'an assistant', version: '1' });
    await client.connect(transport);
    return new Assistant(client);
  }

  async tools() {
    return (await this.client.listTools()).tools;
  }

  /** What the tool says, refusals included. */
  async try(name: string, given: Readonly<Record<string, unknown>> = {}): Promise<Answer> {
    const { isError = false, content } = answered.parse(
      await this.client.callTool({ name, arguments: { ...given } }),
    );
    const text = content[0]?.text ?? '';
    return { isError, text, code: isError ? codeIn(text) : null };
  }

  /** Changes something; questions after that know of it. */
  async change(name: string, given: Readonly<Record<string, unknown>>) {
    const { isError, text } = await this.try(name, given);
    expect([name, isError, isError ? text : '']).toEqual([name, false, '']);
    const accepted = z
      .object({ position: z.number(), ids: z.record(z.string(), z.string()) })
      .parse(JSON.parse(text));
    this.#position = accepted.position;
    return accepted.ids;
  }

  async ask<S extends z.ZodType>(
    name: string,
    given: Readonly<Record<string, unknown>>,
    as: S,
  ): Promise<z.output<S>> {
    const position = this.#position;
    const { isError, text } = await this.try(name, {
      ...given,
      ...(position !== undefined && { afterPosition: position }),
    });
    expect([name, isError, isError ? text : '']).toEqual([name, false, '']);
    return as.parse(JSON.parse(text));
  }
}
