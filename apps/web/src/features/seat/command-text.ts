import type { CommandName } from '#contracts';
import type { TextKey } from '../../i18n/index.js';

const known: Partial<Record<CommandName, TextKey>> = {
  ReportResult: 'seat.did.report',
  ConfirmResult: 'seat.did.confirm',
  DisputeResult: 'seat.did.dispute',
  WithdrawReport: 'seat.did.withdraw',
  CheckInPlayer: 'seat.did.checkIn',
  DropPlayer: 'seat.did.drop',
  CallJudge: 'seat.did.call',
  PickCard: 'seat.did.pick',
  ReportGame: 'seat.did.report',
  ConfirmGame: 'seat.did.confirm',
  DisputeGame: 'seat.did.dispute',
  SealBan: 'seat.did.ban',
  SealDeck: 'seat.did.deck',
};

/** The name of a player's command while it waits to be sent. */
export const commandText = (name: CommandName): TextKey => known[name] ?? 'seat.did.other';
