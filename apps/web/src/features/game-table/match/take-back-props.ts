import type { TableBoard, TableView } from '#contracts';

export interface TakeBackProps {
  readonly view: TableView;
  readonly board: TableBoard;
  readonly onMoved: () => void;
}
