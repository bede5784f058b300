import type { TableBoard, TableView } from '#contracts';

type WithBoard = TableView & { readonly board: TableBoard };

/** Whether a view has a board with a log and faces to continue from. */
export const hasBoard = (view: TableView | null): view is WithBoard =>
  view !== null && view.board !== null;

/**
 * Whether the next view, computed since the shown move, continues it: it is the same game, and
 * nothing was taken back meanwhile.
 */
export const continues = (shown: WithBoard, next: TableView): next is WithBoard =>
  next.board !== null &&
  next.board.at >= shown.board.at &&
  next.game === shown.game &&
  next.takenBack === shown.takenBack;

/**
 * Adds the new lines and faces to the earlier ones; unchanged parts stay the same object, which
 * saves comparing them.
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
