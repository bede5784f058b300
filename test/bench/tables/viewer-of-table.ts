import { type ApiSession, Subscription } from '#client';
import type { TableView } from '#contracts';

/** What has been received, by everybody together. */
export interface Received {
  boards: number;
  bytes: number;
}

/** Somebody at a table or watching it: a live line, and the board asked for again when the line says so. */
export class TableViewer {
  view: TableView | null = null;
  #told = 0;
  #asking: Promise<void> | null = null;
  #waiting: (() => void)[] = [];
  readonly #line: Subscription;

  constructor(
    readonly session: ApiSession,
    private readonly matchId: string,
    private readonly received: Received,
  ) {
    this.#line = new Subscription(session, `/api/tables/${matchId}/live`, (said) => {
      const { version } = said as { readonly version?: number };
      // Who is at the table is told on the same line.
      if (version === undefined) return;
      this.#told = Math.max(this.#told, version);
      void this.ask();
    });
  }

  async enter(): Promise<void> {
    await this.fetch();
    this.#line.open();
  }

  leave(): Promise<void> {
    return this.#line.close();
  }

  /** Until the view is such a one; it changes only when the line says so. */
  async until(wanted: (view: TableView) => boolean): Promise<TableView> {
    while (this.view === null || !wanted(this.view))
      await new Promise<void>((resolve) => this.#waiting.push(resolve));
    return this.view;
  }

  private async ask(): Promise<void> {
    if (this.#asking) return;
    const asking = (async () => {
      while (this.#told > (this.view?.version ?? 0)) await this.fetch();
    })();
    this.#asking = asking;
    await asking.finally(() => (this.#asking = null));
  }

  private async fetch(): Promise<void> {
    const since = this.view?.board ? `?since=${this.view.board.at}` : '';
    const text = await this.session.get(`/api/tables/${this.matchId}${since}`);
    this.view = JSON.parse(text) as TableView;
    this.received.boards += 1;
    this.received.bytes += Buffer.byteLength(text);
    const waiting = this.#waiting;
    this.#waiting = [];
    for (const each of waiting) each();
  }
}
