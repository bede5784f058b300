import type { TableBoard, TableView } from '#contracts';

type WithBoard = TableView & { readonly board: TableBoard };

/** A view whose log and faces go back to what the line brought first. */
export const hasBoard = (view: TableView | null): view is WithBoard =>
  view !== null && view.board !== null;

/**
 * Whether the next view, told from the move that is shown, goes on from
 * there: not another game, and none that was taken back meanwhile.
 */
export const continues = (shown: WithBoard, next: TableView): next is WithBoard =>
  next.board !== null &&
  next.board.at >= shown.board.at &&
  next.game === shown.game &&
  next.takenBack === shown.takenBack;

/**
 * The lines and the faces that were told before, and the new ones; what
 * nothing was added to stays the same object, so that nobody compares it.
 */
export const continueView = (shown: WithBoard, next: WithBoard): TableView => {
  const { log, faces } = shown.board;
  const more = next.board;
  const known = more.faces === faces || Object.keys(more.faces).every((id) => id in faces);
  return {
    ...next,
    board: {
      ...more,
      log: more.log.length === 0 ? log : [...log, ...more.log],
      faces: known ? faces : { ...faces, ...more.faces },
    },
  };
};
