export type Schema = Readonly<Record<string, unknown>>;

/** One operation of the API, as described by the OpenAPI document of the running server. */
export interface Operation {
  /** `POST /api/commands/Register` */
  readonly key: string;
  /**
   * The last segment of its path that is not a parameter: `Register`; for routes of the sign-in
   * library everything after `/api/auth/`.
   */
  readonly name: string;
  readonly method: 'GET' | 'POST';
  /** With parameters in braces. */
  readonly path: string;
  readonly parameters: readonly Parameter[];
  readonly body: Schema | null;
  /** The schema of a successful JSON response. */
  readonly answer: Schema | null;
  /** The response never ends by itself. */
  readonly streams: boolean;
  readonly isCommand: boolean;
  /** Who may use it; null if the document does not say. */
  readonly grants: ReadonlySet<string> | null;
}

export interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required: boolean;
  readonly schema: Schema;
}

interface Content {
  readonly content?: Readonly<Record<string, { readonly schema?: Schema }>>;
}

export interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, DocumentedOperation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
}

interface DocumentedOperation {
  readonly description?: string;
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: Content;
  readonly responses: Readonly<Record<string, Content>>;
}

const json = (content: Content | undefined): Schema | null =>
  content?.content?.['application/json']?.schema ?? null;

const grantsOf = ({ description = '' }: DocumentedOperation): ReadonlySet<string> | null => {
  const told = /Granted to: ([a-z, ]+)\./.exec(description)?.[1];
  return told === undefined ? null : new Set(told.split(', '));
};

const nameOf = (path: string): string =>
  /^\/api\/auth\/(.+)$/.exec(path)?.[1] ??
  path.split('/').findLast((part) => part !== '' && !part.startsWith('{')) ??
  path;

/** Every operation of the document, in its order. */
export const operationsOf = ({ paths }: Document): readonly Operation[] =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, documented]): Operation => {
      const success = documented.responses['200'] ?? documented.responses['201'];
      return {
        key: `${method.toUpperCase()} ${path}`,
        name: nameOf(path),
        method: method === 'get' ? 'GET' : 'POST',
        path,
        parameters: documented.parameters ?? [],
        body: json(documented.requestBody),
        answer: json(success),
        streams: success?.content?.['text/event-stream'] !== undefined,
        isCommand: path.startsWith('/api/commands/'),
        grants: grantsOf(documented),
      };
    }),
  );
