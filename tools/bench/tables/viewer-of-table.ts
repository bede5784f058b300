import { type ApiSession, KeptView } from '#client';
import type { TableView } from '#contracts';

/** A player or spectator whose live connection delivers the board as it does to a page. */
export class TableViewer {
  /** The number of received boards. */
  boards = 0;
  #waiting: (() => void)[] = [];
  readonly #kept: KeptView<TableView, TableView>;

  constructor(
    readonly session: ApiSession,
    matchId: string,
  ) {
    this.#kept = new KeptView<TableView, TableView>(session, {
      path: `/api/tables/${matchId}`,
      read: (told) => told,
      onView: () => this.received(),
    });
  }

  get view(): TableView | null {
    return this.#kept.view;
  }

  enter(): Promise<void> {
    return this.#kept.open();
  }

  leave(): Promise<void> {
    return this.#kept.close();
  }

  /** Resolves with the first view that satisfies the condition. */
  async until(wanted: (view: TableView) => boolean): Promise<TableView> {
    while (this.view === null || !wanted(this.view))
      await new Promise<void>((resolve) => this.#waiting.push(resolve));
    return this.view;
  }

  private received(): void {
    this.boards += 1;
    const waiting = this.#waiting;
    this.#waiting = [];
    for (const each of waiting) each();
  }
}
