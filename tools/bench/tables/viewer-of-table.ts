import { type ApiSession, KeptView } from '#client';
import type { TableView } from '#contracts';

/** Somebody at a table or watching it, whose live line brings the board as it brings it to a page. */
export class TableViewer {
  /** Boards that have been received. */
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

  /** Until the view is such a one. */
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
