/** One message of a server-sent event stream. */
export interface StreamMessage {
  readonly event: string;
  readonly id: string | null;
  readonly data: string;
}

/** Splits chunks of a server-sent event stream into messages; skips comment lines. */
export class EventStreamParser {
  private rest = '';

  push(chunk: string): StreamMessage[] {
    this.rest = (this.rest + chunk).replaceAll('\r\n', '\n');
    const blocks = this.rest.split('\n\n');
    this.rest = blocks.pop() ?? '';
    return blocks.map(toMessage).filter((message) => message !== null);
  }
}

const toMessage = (block: string): StreamMessage | null => {
  let event = 'message';
  let id: string | null = null;
  const data: string[] = [];
  for (const line of block.split('\n')) {
    const at = line.indexOf(':');
    if (at === 0) continue;
    const field = at < 0 ? line : line.slice(0, at);
    const value = at < 0 ? '' : line.slice(at + 1).replace(/^ /, '');
    if (field === 'event') event = value;
    else if (field === 'id') id = value;
    else if (field === 'data') data.push(value);
  }
  return data.length === 0 ? null : { event, id, data: data.join('\n') };
};
