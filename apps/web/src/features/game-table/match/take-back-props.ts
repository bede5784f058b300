import type { TableView } from '#contracts';
import type { MatchMoment } from './match-moment.js';

export interface TakeBackProps {
  readonly view: TableView;
  readonly moment: MatchMoment;
  readonly onMoved: () => void;
}
