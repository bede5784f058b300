import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import {
  ErrorCode,
  InitializeResultSchema,
  isJSONRPCRequest,
  isJSONRPCResultResponse,
  type JSONRPCMessage,
} from '@modelcontextprotocol/sdk/types.js';
import { PostedMessages } from './posted-messages.js';

export interface Relay {
  readonly server: string;
  readonly token: string | null;
  readonly parts: string | null;
  readonly complain: (line: string) => void;
}

const addressOf = ({ server, parts }: Relay): URL => {
  const address = new URL('/api/mcp', server);
  if (parts !== null && parts !== '') address.searchParams.set('parts', parts);
  return address;
};

const failureOf = (message: JSONRPCMessage, because: string): JSONRPCMessage | null =>
  isJSONRPCRequest(message)
    ? {
        jsonrpc: '2.0',
        id: message.id,
        error: { code: ErrorCode.InternalError, message: because },
      }
    : null;

/**
 * Passes messages between standard input and output and a server, until the input ends. It knows no
 * tools: the assistant reads the server's answers unchanged.
 */
export const relayMessages = async (relay: Relay): Promise<void> => {
  const near = new StdioServerTransport();
  const far = new PostedMessages(addressOf(relay), relay.token);
  far.onmessage = (message) => {
    const begun = InitializeResultSchema.safeParse(
      isJSONRPCResultResponse(message) ? message.result : null,
    );
    if (begun.success) far.setProtocolVersion(begun.data.protocolVersion);
    void near.send(message);
  };
  near.onmessage = (message) => {
    void far.send(message).catch((error: unknown) => {
      const because = error instanceof Error ? error.message : String(error);
      const answer = failureOf(message, because);
      if (answer) void near.send(answer);
      relay.complain(`mcp: ${because}`);
    });
  };
  const ended = new Promise<void>((resolve) => process.stdin.once('end', resolve));
  await near.start();
  await ended;
  await near.close();
};
