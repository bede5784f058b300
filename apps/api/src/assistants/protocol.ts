import { Server } from '@modelcontextprotocol/sdk/server/index.js';
import { WebStandardStreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js';
import {
  type CallToolResult,
  CallToolRequestSchema,
  ErrorCode,
  ListToolsRequestSchema,
  McpError,
} from '@modelcontextprotocol/sdk/types.js';
import { AjvJsonSchemaValidator } from '@modelcontextprotocol/sdk/validation/ajv';
import type { FastifyRequest } from 'fastify';
import type { Tool } from './tools.js';

/** The result of a call. */
interface Called {
  readonly status: number;
  readonly text: string;
  /** Position in the tournament's log that the answer contains. */
  readonly position: string | null;
}

export interface Toolbox {
  readonly list: () => Promise<readonly Tool[]>;
  readonly find: (name: string) => Tool | undefined;
  readonly call: (tool: Tool, given: Readonly<Record<string, unknown>>) => Promise<Called>;
}

const INSTRUCTIONS = `Conclave runs tournaments of card games. Ids come from answers and are never made up. \
A change answers with the position that it has in the event's log: give it as afterPosition to the next question about \
that event, so that the answer contains the change. Rounds are paired by the server a moment after they are asked for: ask \
the question pairings again until the tables are there. A refusal has a stable code and says in data what stands against it; do not \
try to get around it, tell the person. Before anything that cannot be undone (starting an event, dropping or disqualifying \
a player, finishing an event) ask the person.`;

/** Shared, because creating it costs more than handling a message. */
const validator = new AjvJsonSchemaValidator();

const resultOf = ({ status, text, position }: Called): CallToolResult => ({
  content: [
    { type: 'text', text: text === '' ? `Answered with ${status}.` : text },
    ...(position === null
      ? []
      : [{ type: 'text' as const, text: `Position of this answer: ${position}` }]),
  ],
  isError: status >= 400,
});

const serverOf = ({ list, find, call }: Toolbox): Server => {
  const server = new Server(
    { name: 'conclave', title: 'Conclave', version: '1' },
    { capabilities: { tools: {} }, instructions: INSTRUCTIONS, jsonSchemaValidator: validator },
  );
  server.setRequestHandler(ListToolsRequestSchema, async () => ({
    tools: (await list()).map(({ name, description, inputSchema, changes }) => ({
      name,
      description,
      inputSchema,
      annotations: { readOnlyHint: !changes, openWorldHint: false },
    })),
  }));
  server.setRequestHandler(CallToolRequestSchema, async ({ params }) => {
    const tool = find(params.name);
    if (!tool) throw new McpError(ErrorCode.InvalidParams, `no tool is called ${params.name}`);
    return resultOf(await call(tool, params.arguments ?? {}));
  });
  return server;
};

const toWebRequest = ({ headers, protocol, host, url, method }: FastifyRequest): Request => {
  const kept = new Headers();
  for (const [name, value] of Object.entries(headers))
    if (typeof value === 'string') kept.set(name, value);
  // The body has been read already, and the incoming request identifies the caller.
  for (const name of ['content-length', 'authorization', 'cookie']) kept.delete(name);
  return new Request(`${protocol}://${host}${url}`, { method, headers: kept });
};

/** Answers the messages of a request. Each request gets a server of its own, which ends with it. */
export const answerMessages = async (
  request: FastifyRequest,
  toolbox: Toolbox,
): Promise<Response> => {
  const server = serverOf(toolbox);
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
  await server.connect(transport);
  try {
    return await transport.handleRequest(toWebRequest(request), { parsedBody: request.body });
  } finally {
    await server.close();
  }
};
